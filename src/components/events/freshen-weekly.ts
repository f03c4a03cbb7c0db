/* Corrects the page of an event that comes back every week, and copies its link. */
import '../ui/copy.ts';
import { moveWeekly, showHolding, whenChanged } from './freshen.ts';

whenChanged((now) => {
  moveWeekly(now);
  showHolding(now);
});
