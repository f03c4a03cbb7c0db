import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '#content-check/check-content.ts';
import { beginEntry } from '../../scripts/new/begin-entry.ts';

const root = mkdtempSync(join(tmpdir(), 'new-entries-'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(() => {
  cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true });
  for (const file of globSync('content/*/_template.*')) cpSync(file, join(root, file));
  cpSync('src/pages', join(root, 'src/pages'), { recursive: true });
  symlinkSync(resolve('public'), join(root, 'public'));
});
afterAll(() => rmSync(root, { recursive: true }));

const begin = (...args: string[]) => beginEntry(args, { root });

/** The number after the highest in a folder. */
const nextIn = (folder: string) =>
  Math.max(
    0,
    ...globSync(`tests/fixtures/content/${folder}/[0-9]*`).map((file) => Number.parseInt(basename(file), 10)),
  ) + 1;

/** Somebody at a keyboard: answers the questions that begin with these words, and nothing else. */
const answering = (answers: Record<string, string>) => {
  const open = new Map(Object.entries(answers));
  return (question: string) => {
    const word = /^\w+/.exec(question)?.[0] ?? '';
    const answer = open.get(word) ?? '';
    open.delete(word);
    return Promise.resolve(answer);
  };
};

const OPEN_DAY = ['--details=Tech Junction', '--title=Open day', '--eventStartDate=10/03/2028'];
const shared = ['--text=Drives the van.', '--location1=Kumasi', '--location2=Ghana', '--src=driver'];
const duties = ['--roleOverview=You drive. | You wait.', '--keyResponsibilities=On the road: Slowly | Awake'];
const ROLE = ['--title=Driver', ...shared, ...duties, '--qualifications=A licence'];
const ARTICLE = ['--title=A new van', '--summary=It came today.', '--date=11/20/2026', '--category=News'];

describe('somebody who begins an entry', () => {
  test.each([
    [['event', '--id=open-day', ...OPEN_DAY], 'content/events/open-day.md'],
    [
      ['article', ...ARTICLE, '--visible=true', '--text=It came.'],
      `content/articles/${nextIn('articles')}.md`,
    ],
    [['person', '--id=zz1', '--name=Ama Boateng', '--position=Nurse'], 'content/team/zz1.md'],
    [
      ['community', '--name=Mampong', '--lat=7.06', '--lng', '-1.4'],
      `content/communities/${nextIn('communities')}.yaml`,
    ],
    [['role', ...ROLE], `content/volunteer-roles/${nextIn('volunteer-roles')}.yaml`],
    [['internship', ...ROLE], `content/internships/${nextIn('internships')}.yaml`],
    [
      ['question', '--id=booking/cats', '--question=May I bring a cat?', '--order=9', '--text=No.'],
      'content/faqs/booking/cats.md',
    ],
  ])('finds it written: %j', async (args, file) => {
    expect(await beginEntry(args, { root })).toBe(file);
    expect(read(file)).not.toMatch(/Copy this file|^sample:|What it is|Name of a group/m);
  });

  test('is asked for what no flag says, and for nothing that is not needed', async () => {
    const asked: string[] = [];
    const answer = answering({ id: 'zz2', name: 'Kofi Boateng', position: 'Driver' });
    const ask = (question: string) => {
      asked.push(question.split(/\W/)[0] ?? '');
      return answer(question);
    };
    await beginEntry(['person', '--linkedin=https://example.org/kofi'], { root, ask });
    expect(asked).toEqual(['id', 'name', 'shortName', 'position', 'text']);
    expect(read('content/team/zz2.md')).toMatch(/^---\nname: Kofi Boateng\n(?:# .*\n)*position: Driver\n/);
  });

  test('is asked again for what is wrong alone, with the reason, and keeps all other answers', async () => {
    const typed: Record<string, string[]> = {
      id: ['Open Day', 'zz-open-day'],
      title: ['Open day'],
      details: ['', 'See the laboratory'],
      eventStartDate: ['31/10/2028', '10/31/2028'],
      eventStartTime: ['14:00', '2pm'],
      text: ['Come [to us](/book).', 'Come [to us](/booking).'],
    };
    const reasons: string[] = [];
    const ask = (question: string) => {
      const [line = '', ...above] = question.split('\n').toReversed();
      const [name = ''] = line.split(/\W/);
      if (above.length > 0) reasons.push(`${name} again. ${above.join(' ')}`);
      return Promise.resolve(typed[name]?.shift() ?? '');
    };
    expect(await beginEntry(['event'], { root, ask })).toBe('content/events/zz-open-day.md');
    expect(reasons).toEqual([
      expect.stringContaining('id again. "Open Day" cannot be its name'),
      'details again. This cannot be left out.',
      expect.stringMatching(/^eventStartDate again.*not in the calendar/),
      expect.stringMatching(/^eventStartTime again.*Write the time as/),
      expect.stringMatching(/^text again.*Did you mean "\/booking"\?/),
    ]);
    const written = read('content/events/zz-open-day.md');
    for (const right of ['title: Open day', '10/31/2028', '2pm', '(/booking)'])
      expect(written).toContain(right);
  });

  test('writes numbers as numbers, and quotes what YAML would misread', async () => {
    await begin('community', '--id=9071', '--name=No: 7', '--lat=7.06', '--lng=-1.4', '--population=200');
    expect(read('content/communities/9071.yaml')).toMatch(
      /^name: 'No: 7'\nlat: 7.06\nlng: -1.4\npopulation: 200\n/,
    );
  });

  test('cannot take the name of another entry, in other letters either', async () => {
    await begin('event', '--id=no-other-has-this', ...OPEN_DAY);
    const before = read('content/events/no-other-has-this.md');
    await expect(begin('event', '--id=no-other-has-this', ...OPEN_DAY)).rejects.toThrow(
      'content/events/no-other-has-this is there already',
    );
    writeFileSync(join(root, 'content/articles/9015.mdx'), '---\n---\n');
    await expect(begin('article', '--id=9015', ...ARTICLE)).rejects.toThrow(
      'content/articles/9015 is there already',
    );
    rmSync(join(root, 'content/articles/9015.mdx'));
    await expect(begin('event', '--id=FAIR', ...OPEN_DAY)).rejects.toThrow('"FAIR" cannot be its name');
    expect(read('content/events/no-other-has-this.md')).toBe(before);
  });

  test.each([
    [['evnet'], 'It can be one of article'],
    [['event', '--id=x', '--detials=Ejisu'], 'Did you mean "details"?'],
    [['event', '--id=x', '--details'], '--details needs a value'],
    [['event', '--id=x'], '--details="..." What tells this event'],
    [
      ['event', '--id=x', '--details=Ejisu', '--title=Open day', '--eventStartDate=31/10/2028'],
      'not in the calendar',
    ],
    [['article', ...ARTICLE, '--visible=maybe', '--text=It came.'], 'visible'],
  ])('is told what to correct, and nothing is written: %j', async (args, message) => {
    await expect(beginEntry(args, { root })).rejects.toThrow(message);
    expect(() => read('content/events/x.md')).toThrow('ENOENT');
  });

  test('leaves content that the build accepts', async () => {
    expect((await checkContent(root)).problems).toEqual([]);
  });
});
