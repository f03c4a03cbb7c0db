import type { Site } from '../../src/schemas/site.ts';
import { makeBlocker, type ReportItem } from './report-items.ts';

/** What the code takes for granted, such as the time and the money, is of this country: docs/operations.md#another-country. */
const COUNTRY_OF_CODE = 'Ghana';

export const findOtherCountry = ({ clinic: { country } }: Site): ReportItem[] =>
  country === COUNTRY_OF_CODE
    ? []
    : [
        makeBlocker(
          'Another country',
          `clinic › country: ${country}, and the code is still for ${COUNTRY_OF_CODE}: the time (GMT), money (cedis), telephones and their examples, regions, the outline of the map; change what docs/operations.md#another-country lists`,
        ),
      ];
