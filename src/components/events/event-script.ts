/* For the page of an event that is not weekly, if the clock will still change the page. One script is smaller than two. */
import '../ui/copy.ts';
import './update-by-time.ts';
