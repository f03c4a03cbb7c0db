/* Corrects the page of an event that has a date, and copies its link. */
import '../ui/copy.ts';
import { showHolding, whenChanged } from './freshen.ts';

whenChanged(showHolding);
