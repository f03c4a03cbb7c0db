/* For each event page that will change with time, except the pages of weekly events. One script is smaller than two. */
import '../ui/copy.ts';
import './update-by-time.ts';
