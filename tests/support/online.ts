// Runs in the browser, before each file of tests/islands. If the computer has no network, browsers report that they are offline,
// and islands wait. So every browser is online here. Tests of an offline browser set `onLine` themselves.
Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
