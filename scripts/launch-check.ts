/**
 * `npm run launch-check`: prints what is still invented (`sample: true`), not configured or out of date. It exits with 1 while
 * anything blocks a launch. With `--links` it also requests every link to another site.
 */
import { listProblems, readContent } from '../src/content-check/check-content.ts';
import { ghanaDay } from '../src/lib/time/dates.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { findDeadLinks, findInventedLinks } from './launch/find-outside-links.ts';
import {
  findMissingRegistrations,
  findMissingSecurityContact,
  findUnpublished,
  listDue,
  listOldestReviews,
} from './launch/find-due.ts';
import {
  findMissingCrisisLines,
  findSampleRecordings,
  findSampleEntries,
  findRecordingFaults,
  findUnreadySettings,
  findMissingKeys,
  findUnreviewedLanguages,
  findUncheckedFacts,
  findUntriedThirdParties,
} from './launch/find-unready.ts';
import {
  findMissingOutreachResults,
  findMissingPhotographs,
  findUnansweredQuestions,
  findUnlistedOutreaches,
} from './launch/find-missing-content.ts';
import { findOldWords, findOtherCountry } from './launch/find-other-country.ts';
import { findOldPictures } from './launch/find-old-pictures.ts';
import { formatReport } from './launch/report-items.ts';
import { listRecordingTexts } from './messages/recording-texts.ts';
import { listPricedServices } from './messages/list-priced-services.ts';

const content = await readContent(process.cwd());
const { entries } = content;
const problems = listProblems(content);
const mistakeCount = problems.filter(({ isWarning }) => !isWarning).length;
if (mistakeCount > 0) {
  console.error(`content/ has mistakes (${mistakeCount}). Run npm run check:content and correct them first.`);
  process.exit(1);
}
const site = readSiteSettings();
const now = Date.now();
const today = ghanaDay(new Date(now)).replaceAll('-', '');
const items = [
  ...findSampleEntries(entries),
  ...findSampleRecordings(entries),
  ...findRecordingFaults(entries, listRecordingTexts(site, listPricedServices(entries, now))),
  ...findMissingPhotographs(entries),
  ...findUnreadySettings(site),
  ...findOtherCountry(site),
  ...findOldWords(site, entries),
  ...findOldPictures(site, process.cwd()),
  ...findMissingCrisisLines(site),
  ...findInventedLinks(entries),
  ...findMissingRegistrations(site, now),
  ...findMissingSecurityContact(site),
  ...listDue(problems),
  ...listOldestReviews(entries),
  ...findUnpublished(entries, process.env, now),
  ...findUncheckedFacts(entries),
  ...findUnansweredQuestions(entries),
  ...findMissingOutreachResults(entries, now),
  ...findUnlistedOutreaches(entries),
  ...findUnreviewedLanguages(content),
  ...findMissingKeys(site, entries),
  ...findUntriedThirdParties(site, today),
  ...(process.argv.includes('--links')
    ? await findDeadLinks(entries, { playerOrigin: site.thirdParties.video.origin })
    : []),
];
console.log(formatReport(items));
process.exitCode = items.some(({ isBlocking }) => isBlocking) ? 1 : 0;
