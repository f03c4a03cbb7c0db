import { vi } from 'vitest';

// Test files share a process, so that Astro starts once. Each file still gets modules of its own, because many replace some.
vi.resetModules();
