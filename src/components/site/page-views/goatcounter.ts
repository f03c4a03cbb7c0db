import { goatcounter } from '#lib/page-view.ts';
import { countViews } from '../count-views.ts';

countViews(goatcounter);
