import { isGoodConnection } from '#lib/connection.ts';

// Runs before the page is first shown: where a donation form will come by itself, its room is kept free, so that nothing
// moves when it does (islands/frame/frame.css).
if (isGoodConnection()) document.documentElement.dataset['line'] = 'good';
