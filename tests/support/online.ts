// Runs in the browser, before each file of tests/islands. On a computer without a network it would say that it is offline, and islands
// would wait for the line; a test of that says so itself.
Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
