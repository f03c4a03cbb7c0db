/* One script for the page of an event that has a date: two would weigh more. */
import '../ui/copy.ts';
import './update-by-time.ts';
