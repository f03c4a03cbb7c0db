import type { CheckedEntry } from '../../src/content-check/content.ts';
import type { PageEntry } from '../../src/schemas/page.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';
import { fieldsOf } from '../../src/content-check/content.ts';
import { makeNote, type ReportItem } from './report-items.ts';

const GROUP = 'What patients ask and nobody has answered yet';

type VisitPage = Extract<PageEntry, { page: 'your-visit' }>;

const FIND_FIELDS = ['trotro', 'landmark', 'access', 'door'] as const;
const HERE_FIELDS = ['wait', 'time', 'children', 'quiet', 'deaf'] as const;
const RESULT_FIELDS = ['when', 'days', 'how', 'who'] as const;

/** The fields that the entry leaves out, such as 'results › when'. */
function listEmptyFields(entry: CheckedEntry): string[] {
  if (entry.kind.path === 'content/services') {
    const { results, atClinic } = fieldsOf<ServiceEntry>(entry);
    return atClinic
      ? RESULT_FIELDS.filter((name) => results?.[name] === undefined).map((name) => `results › ${name}`)
      : [];
  }
  if (entry.id !== 'your-visit') return [];
  const { find, here } = fieldsOf<VisitPage>(entry);
  return [
    ...FIND_FIELDS.filter((name) => !find?.[name]).map((name) => `find › ${name}`),
    ...HERE_FIELDS.filter((name) => !here?.[name]).map((name) => `here › ${name}`),
  ];
}

/** Questions of patients that content/ does not answer yet: how to find us, what a visit is like, and how results come. */
export function findUnansweredQuestions(entries: readonly CheckedEntry[]): ReportItem[] {
  return entries.flatMap((entry) => {
    const fields = listEmptyFields(entry);
    return fields.length > 0 ? [makeNote(GROUP, `${entry.file}: ${fields.join(', ')}`)] : [];
  });
}
