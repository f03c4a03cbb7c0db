import { shorten } from '../problem.ts';

/* What must be the same in words of two languages: places for values, numbers, links. And which way letters run. */

/** What is wrong with words beside the English ones. Only what differs is worth a look and no mistake has `isWarning`. */
interface Fault {
  message: string;
  isWarning?: true;
}

const quote = (text: string) => `"${shorten(text, 80)}"`;

const list = (words: Iterable<string>) => [...words].join(', ');

const minus = (all: Iterable<string>, others: Iterable<string>) => {
  const left = new Set(others);
  return [...new Set(all)].filter((each) => !left.has(each));
};

const PLACE = /\{[^{}\s]*\}/g;
const placesIn = (text: string) => text.match(PLACE) ?? [];

/** What is wrong with the places for values: {total} must stand in both. */
export function comparePlaces(english: string, own: string): Fault[] {
  const [lost, added] = [minus(placesIn(english), placesIn(own)), minus(placesIn(own), placesIn(english))];
  if (lost.length > 0 && added.length > 0)
    return [
      {
        message: `${list(added)} stands for nothing here. Write ${list(lost)}, as in English: ${quote(english)}`,
      },
    ];
  if (lost.length > 0)
    return [
      { message: `${list(lost)} is missing. Write it where it belongs, as in English: ${quote(english)}` },
    ];
  return added.map((place) => ({ message: `${place} stands for nothing here. Remove it` }));
}

const NUMBER = /\d+(?:[.,\s]\d+)*/g;
// The halves of the day, of which other languages count the hours on.
const AFTERNOON = /(\d{1,2})(?::\d\d)?\s?pm\b/g;

const numbersIn = (text: string) =>
  (text.replaceAll(PLACE, ' ').match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, ''));

function compareNumbers(english: string, own: string): Fault[] {
  const afternoon = [...english.matchAll(AFTERNOON)].map(([, hour]) => Number(hour));
  const known = [...numbersIn(english), ...afternoon.map((hour) => String(hour + 12))];
  const added = minus(numbersIn(own), known);
  const lost = minus(numbersIn(english), numbersIn(own)).filter((each) => !afternoon.includes(Number(each)));
  if (added.length > 0) {
    const right = lost.length > 0 ? ` Write ${list(lost)}` : ' Remove it, or write it as in English';
    return [{ message: `${list(added)} is not in the English words: ${quote(english)}.${right}` }];
  }
  if (lost.length === 0) return [];
  return [{ message: `the English words have the number ${list(lost)}: ${quote(english)}`, isWarning: true }];
}

const LINK =
  /https?:\/\/[^\s)\]>]+|www\.[^\s)\]>]+|[\w.+-]+@[\w-]+\.[\w.-]*\w|(?<=\]\()[^)\s]+|(?<=^|\s)\/[a-z][\w/#-]*/g;
const linksIn = (text: string) => text.match(LINK) ?? [];

function compareLinks(english: string, own: string): Fault[] {
  const [known, found] = [linksIn(english), linksIn(own)];
  const lost = minus(known, found);
  const added = minus(found, known);
  if (added.length > 0) {
    const right = lost.length > 0 ? `Write ${list(lost)}` : 'Remove it: links come from the English words';
    return [{ message: `the link ${list(added)} is not in the English words. ${right}` }];
  }
  return lost.map((link) => ({
    message: `the English words lead to ${link}, and these do not`,
    isWarning: true,
  }));
}

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function checkDirection(own: string, direction: 'ltr' | 'rtl', language: string): Fault[] {
  const found = FROM_RIGHT.exec(own)?.[0];
  if (direction === 'ltr' && found)
    return [
      {
        message: `"${found}" is written from right to left, and ${language} from left to right. Write these words in ${language}`,
      },
    ];
  if (direction === 'rtl' && !found && /\p{L}{2}/u.test(own.replaceAll(PLACE, ' ').replaceAll(LINK, ' ')))
    return [
      {
        message: `these words are written from left to right, and ${language} from right to left. Write them in ${language}`,
      },
    ];
  return [];
}

const isSentence = (text: string) => text.replaceAll(PLACE, ' ').trim().split(/\s+/).length > 3;

/** What is wrong with the words of a language beside the English words that they were made from. */
export function compareWords(
  english: string,
  own: string,
  { direction, name }: { direction: 'ltr' | 'rtl'; name: string },
): Fault[] {
  if (english.trim() === own.trim() && isSentence(own))
    return [
      { message: 'these are the English words. Translate them, or leave the place empty', isWarning: true },
    ];
  return [
    ...comparePlaces(english, own),
    ...compareNumbers(english, own),
    ...compareLinks(english, own),
    ...checkDirection(own, direction, name),
  ];
}
