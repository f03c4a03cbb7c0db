import { test } from 'vitest';
import { adviceFor } from './tests/support/search-as-visitors.ts';
test('x', () => { for (let i=0;i<2;i++){const t = performance.now(); adviceFor('malaria', i?'fr':'en'); console.log('MS', performance.now() - t, process.cpuUsage());} }, 300000);
