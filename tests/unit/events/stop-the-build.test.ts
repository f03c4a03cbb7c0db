import { expect, test } from 'vitest';
import { answerMistakes } from '../../support/answer-mistakes.ts';

// Each is made alone in a copy of the real content and read as a build reads it, which takes a second: one for each part
// that refuses (schema, pictures, store, ids). What else the schemas refuse is in the tests beside this one.
const mistakes = [
  {
    name: 'a day that is in no calendar',
    file: 'content/events/ho1.md',
    from: '03/14/2026',
    to: '02/30/2026',
    says: 'eventStartDate**: this day is not in the calendar; check the month, the day and the year',
  },
  {
    name: 'a missing picture',
    file: 'content/events/ho1.md',
    from: './ho1/2.jpg',
    to: './ho1/9.jpg',
    says: 'images.1.file: there is no ./ho1/9.jpg; check its spelling, or add the picture',
  },
  {
    name: 'a count larger than the folder',
    file: 'content/events/ho2.md',
    from: 'count: 4',
    to: 'count: 6',
    says: 'images.count: 6 is more than content/events/Event-Images/Outreach/bekwai holds; write 4, or add 5.jpg',
  },
  {
    name: 'an id that is taken',
    file: 'content/events/ho1/index.md',
    from: '',
    to: '---\ncomponentLink: healthOutreachEvent\ndetails: Ejisu\neventStartDate: 03/14/2026\n---\n',
    says: 'would have one address: rename one of them',
  },
];

test('each mistake of an editor stops the build with a sentence that names file, field and mend', () => {
  const answers = answerMistakes(mistakes);
  for (const [index, { name, file, says }] of mistakes.entries()) {
    expect(answers[index], name).toContain(file);
    expect(answers[index], name).toContain(says);
  }
}, 60_000);
