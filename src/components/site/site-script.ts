/* What every page runs, in one file that is fetched once. */
import './menu.ts';
import '../forms/look-for-waiting.ts';
import './keep-for-offline.ts';
