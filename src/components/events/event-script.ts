/* For the page of an event that is not weekly, if the page must still change with time. One script is smaller than two. */
import '../ui/copy.ts';
import './update-by-time.ts';
