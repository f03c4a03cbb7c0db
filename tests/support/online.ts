// Runs in the browser, before each file of tests/islands. On a computer without a network the browser would report that it is
// offline, and islands would wait. Tests of an offline browser set `onLine` themselves.
Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
