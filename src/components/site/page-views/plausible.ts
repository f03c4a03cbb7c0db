import { plausible } from '#lib/page-view.ts';
import { countViews } from '../count-views.ts';

countViews(plausible);
