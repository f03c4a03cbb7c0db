/* What every page runs, in one file that is fetched once. */
import './menu.ts';
import './look-for-kept.ts';
import './keep-for-offline.ts';
