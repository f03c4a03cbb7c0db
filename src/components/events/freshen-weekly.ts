/* Corrects the page of an event that comes back every week. Its names of days make it long, so what copies its link comes by itself. */
import { moveWeekly, showHolding, whenChanged } from './freshen.ts';

whenChanged((now) => {
  moveWeekly(now);
  showHolding(now);
});
