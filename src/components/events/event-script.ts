/* What the page of an event that has a date needs, as one script: two would weigh more on every page. */
import '../ui/copy.ts';
import './update-by-time.ts';
