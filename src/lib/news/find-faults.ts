/** The components that editors may use in an .mdx file (src/components/editors). */
export const EDITOR_COMPONENTS = ['Quote', 'Figure'] as const;
export type EditorComponent = (typeof EDITOR_COMPONENTS)[number];

const usesComponent = new RegExp(`<(?:${EDITOR_COMPONENTS.join('|')})\\b`);
const otherTag = new RegExp(`</?(?!(?:${EDITOR_COMPONENTS.join('|')})\\b)[A-Za-z][\\w-]*(?=[\\s/>])`);
const firstHeading = /^# .*/m;
const undescribed = /!\[\s*\]\([^)]*\)/;
const code = /^\s*(?:import|export)\b.*$|\{.*/m;
const unsafeLink = /\]\(\s*<?\s*(?!https:|mailto:|tel:|sms:|\/(?!\/)|\.{0,2}\/|#)[a-z][\w+.-]*:/i;

/**
 * What must not be in an editor's file: other HTML, which Markdown would pass on as it is, code in .mdx, and links to
 * what is no page. Each fault is a sentence that says what to write instead.
 */
export function findFaults(id: string, file: string, body: string): string[] {
  const isMdx = file.endsWith('.mdx');
  const faults: string[] = [];
  const say = (found: RegExpExecArray | null, mend: string) =>
    found && faults.push(`"${found[0].trim().slice(0, 40)}": ${mend}`);

  if (!/^[1-9]\d*$/.test(id)) faults.push('the name of the file must be a number, such as 23.md');
  if (body.trim() === '') faults.push('write the text of the article below the header block');
  say(otherTag.exec(body), 'HTML is not allowed here; write Markdown');
  say(firstHeading.exec(body), 'begin headings with ##; the title is the only #');
  say(undescribed.exec(body), 'describe the picture between the brackets, as in ![A van](./23.jpg)');
  say(unsafeLink.exec(body), 'a link must begin with https://, mailto:, tel: or /');
  if (isMdx) {
    say(code.exec(body), 'code is not allowed here; write words');
    if (!usesComponent.test(body))
      faults.push(`it uses none of ${EDITOR_COMPONENTS.join(', ')}: rename it to .md`);
  } else {
    say(usesComponent.exec(body), 'only an .mdx file can use this: rename the file');
  }
  return faults.map((fault) => `${file}: ${fault}`);
}
