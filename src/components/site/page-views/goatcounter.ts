import { goatcounterCall } from '#lib/page-view.ts';
import { countViews } from './count-views.ts';

countViews(goatcounterCall);
