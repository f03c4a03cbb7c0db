import { expect, test } from 'vitest';
import { makeListSearch, makeSearch, matchesSearch } from '#lib/search/find-matches.ts';
import { NAME_SHARE, type SearchItem } from '#lib/search/names.ts';
import { splitWords } from '#lib/search/search-words.ts';

const named = (name: string, ...others: string[]): SearchItem => ({ name, others });

// An invented price list, because editors may change the names in the real one.
const labTests = [
  named('Full Blood Count', 'FBC', 'complete blood count'),
  named('Hemoglobin (Hb)', 'haemoglobin', 'blood level'),
  named('Blood Grouping', 'blood group', 'rhesus'),
  named('H-Pylori', 'ulcer test'),
  named('Hepatitis B', 'HBsAg', 'hep B'),
  named('Hepatitis B Profile'),
  named('Gonorrhoea', 'gonorrhea', 'gono'),
  named('VDRL - Syphilis', 'RPR'),
  named('Retro Screen [HIV]', 'AIDS', 'HIV'),
  named('RDT for Malaria', 'malaria test', 'rapid test'),
  named('Blood Film for Malaria', 'malaria test', 'malaria parasites'),
  named('Fasting Blood Sugar', 'FBS', 'sugar'),
  named('HbA1c', 'glycated haemoglobin', 'sugar over three months', 'sugar'),
  named('Renal Function Test', 'kidney', 'RFT', 'BUE & Cr'),
  named('Progesterone'),
  named('Prolactin', 'PRL'),
  named('Typhoid Test'),
];
const findMatches = (items: readonly SearchItem[], typed: string) => makeListSearch(items)(typed).matches;
const find = (typed: string) => findMatches(labTests, typed).map(({ index }) => labTests[index]?.name);

test.each([
  ['haemoglobin', 'Hemoglobin (Hb)'],
  ['hemoglobine', 'Hemoglobin (Hb)'],
  ['haemaglobin', 'Hemoglobin (Hb)'],
  ['suger', 'Fasting Blood Sugar'],
  ['malria', 'RDT for Malaria'],
  ['mlaaria test', 'RDT for Malaria'],
  ['hepatitus b', 'Hepatitis B'],
  ['gonorrhea', 'Gonorrhoea'],
  ['gonorea', 'Gonorrhoea'],
  ['gonoria', 'Gonorrhoea'],
  ['h pilory', 'H-Pylori'],
  ['sifilis', 'VDRL - Syphilis'],
  ['syphillis', 'VDRL - Syphilis'],
  ['kidney', 'Renal Function Test'],
  ['bue and cr', 'Renal Function Test'],
  ['F.B.C', 'Full Blood Count'],
  ['bloodgroup', 'Blood Grouping'],
  ['h pylori', 'H-Pylori'],
  ['hb a1c', 'HbA1c'],
  ['[hiv]', 'Retro Screen [HIV]'],
  ['how much is the test for kidney problems?', 'Renal Function Test'],
  ['where can I check my sugar', 'Fasting Blood Sugar'],
])('somebody who types "%s" finds %s first', (typed, name) => {
  expect(find(typed)[0]).toBe(name);
});

test('lab tests found by their main name come before those found by another name', () => {
  expect(find('Hepatitis B')).toEqual(['Hepatitis B', 'Hepatitis B Profile']);
  expect(find('sugar')).toEqual(['Fasting Blood Sugar', 'HbA1c']);
  expect(findMatches([named('HbA1c', 'sugar'), named('Blood Sugar')], 'sugar')[0]?.index).toBe(1);
});

test('a visitor finds similar names only if no name contains the typed text', () => {
  const items = [named('Malaria'), named('Melaria')];
  expect(findMatches(items, 'malaria').map(({ index }) => index)).toEqual([0]);
  expect(findMatches(items.slice(1), 'malaria')).toHaveLength(1);
});

test('three letters match whole words, never inside a word', () => {
  const items = [
    named('Fuseini Abdulai'),
    named('Einstein'),
    { ...named('Donate', 'EIN'), keywords: ['EIN'] },
  ];
  expect(makeSearch(items)('ein').matches.map(({ item }) => item.name)).toEqual(['Donate']);
  expect(makeSearch(items.slice(0, 1))('EIN').matches).toEqual([]);
  expect(find('rpr')).toEqual(['VDRL - Syphilis']);
});

test('if no whole word matches, three letters match the beginning of a name, but of no other name', () => {
  expect(find('ret')).toEqual(['Retro Screen [HIV]']);
  expect(findMatches([named('Hormone', 'fertility')], 'fer')).toEqual([]);
  expect(findMatches([named('Hormone', 'fertility')], 'fert')).toHaveLength(1);
});

test('from four letters, the beginning of a word matches, and nothing inside a word', () => {
  expect(findMatches([named('Fuseini')], 'fuse')).toHaveLength(1);
  expect(makeSearch([named('Fuseini')])('seini').matches).toEqual([]);
});

test('a price list also marks names with the typed text inside a word, after all others', () => {
  const items = [named('Leutinizing Hormone'), named('Urine Culture', 'UTI')];
  expect(makeListSearch(items)('uti').matches.map(({ index }) => index)).toEqual([1, 0]);
  expect(makeListSearch(items)('zing').matches).toEqual([{ index: 0, other: '' }]);
  expect(makeListSearch(items)('zing', { parts: ['danger'], rest: '', tests: [] }).matches).toEqual([]);
  expect(makeListSearch(items)(' ').matches).toEqual([]);
  expect(makeListSearch(items)('u').matches.map(({ index }) => index)).toEqual([0, 1]);
});

test('of two names with the typed word, the test that is also called so comes first', () => {
  const items = [named('Hb Electrophoresis', 'genotype'), named('Hemoglobin (Hb)', 'Hb')];
  expect(findMatches(items, 'hb').map(({ index }) => index)).toEqual([1, 0]);
});

test('single tests come before sets of tests', () => {
  const items = [
    { ...named('Sugar and heart', 'diabetes check'), isSet: true },
    named('HbA1c', 'sugar', 'diabetes'),
  ];
  const indexes = (typed: string) => findMatches(items, typed).map(({ index }) => index);
  expect(indexes('sugar')).toEqual([1, 0]);
  expect(indexes('sugar test')[0]).toBe(1);
  expect(indexes('diabetes')).toEqual([1, 0]);
  expect(indexes('sugar and heart')).toEqual([0]);
});

test('the longest typed phrase wins, whether it is a name or a keyword', () => {
  const page = (name: string, ...keywords: string[]) => ({
    ...named(name, ...keywords),
    keywords,
  });
  const items = [
    page('Home'),
    page('Mobile Van', 'home service'),
    page('WhatsApp'),
    page('Results', 'results by whatsapp'),
  ];
  const first = (typed: string) => findMatches(items, typed)[0]?.index;
  expect(first('do you have home service?')).toBe(1);
  expect(first('send results by whatsapp')).toBe(3);
});

test('of several names with the mistyped word, the shortest comes first', () => {
  const items = [
    named('Summer internship on the van'),
    { ...named('Apply', 'internship'), keywords: ['internship'] },
  ];
  expect(findMatches(items, 'internshp').map(({ index }) => index)).toEqual([1, 0]);
});

test('a typed word that is a word of the list is no typing mistake', () => {
  const items = [named('Change or cancel', 'cancel'), named('Prostate test', 'prostate cancer')];
  expect(findMatches(items, 'cervical cancer')).toEqual([]);
});

test('a page’s `searchWords` allow one mistake, in words of seven letters or more', () => {
  const items = [{ ...named('Work With Us', 'vacancy', 'career'), keywords: ['vacancy', 'career'] }];
  expect(findMatches(items, 'any vacncys please')).toEqual([]);
  expect(findMatches(items, 'any vacanvy please')).toHaveLength(1);
  expect(findMatches(items, 'my carrer')).toEqual([]);
  expect(findMatches(items, 'careers for nurses')).toHaveLength(1);
});

test.each(['F B C', 'f.b.c. price', 'the f b c'])('somebody who types "%s" finds FBC', (typed) => {
  expect(find(typed)[0]).toBe('Full Blood Count');
});

test.each([
  ['gonnorea', 'Gonorrhoea'],
  ['hemoglobeen', 'Hemoglobin (Hb)'],
  ['maleria test', 'RDT for Malaria'],
  ['taifod', 'Typhoid Test'],
  ['ulsa test', 'H-Pylori'],
])('somebody who spells "%s" by ear finds %s', (typed, name) => {
  expect(find(typed)[0]).toBe(name);
});

test('a page is found by words that mean the same as its own', () => {
  const page = { ...named('Work With Us', 'vacancy'), keywords: ['vacancy'] };
  const search = makeSearch([page, named('Progesterone')], [], [], [['vacancy', 'job']]);
  expect(search('any job').matches.map(({ item }) => item.name)).toEqual(['Work With Us']);
  expect(makeSearch([page])('any job').matches).toEqual([]);
});

test('a match contains a lab test’s other name only if that name was typed', () => {
  const [match] = findMatches(labTests, 'hbsag');
  expect(match).toEqual({ index: 4, other: 'HBsAg' });
  expect(findMatches(labTests, 'hepatitis b')[0]).toEqual({ index: 4, other: '' });
});

test.each([
  ...['', '  ', '???', 'xylophone', 'xylophone marimba', 'zzzz'],
  // One of the two words is in no name, and the other word is not a whole name.
  ...['hepa pressure', 'blood pressure', 'sperm count'],
  // Two letters are too few to find "kidney".
  'ki',
  // A short word, such as "gono", must be typed without a mistake.
  'gon0',
  // The first sound must be right: "malaria".
  'talaria',
  // Three mistakes are too many, unless only vowels are wrong: "hepatitis".
  'hebanakis',
])('somebody who types "%s" finds no lab test', (typed) => {
  expect(find(typed)).toEqual([]);
});

test('somebody who mistypes a category finds the lab tests in it', () => {
  const item = { ...named('ESR'), category: 'Hematology' };
  expect(findMatches([item], 'hematolgy')).toEqual([{ index: 0, other: '' }]);
});

test('a visitor finds a page by its `searchWords`, its name or its text', () => {
  const items: SearchItem[] = [
    named('What it costs to volunteer'),
    {
      ...named('Lab tests', 'cost'),
      keywords: ['cost'],
      text: 'Lab tests. Bring your request form',
    },
  ];
  const indexes = (typed: string) => findMatches(items, typed).map(({ index }) => index);
  // A page with the typed word in `searchWords` comes before a page with the word in its name.
  expect(indexes('cost')).toEqual([1, 0]);
  expect(indexes('what scan cost')).toEqual([1]);
  expect(indexes('request forms')).toEqual([1]);
  expect(indexes('lab request')).toEqual([1]);
});

// Invented pages, each with its `searchWords`, beside two tests.
const asPage = (name: string, ...keywords: string[]): SearchItem => ({
  ...named(name, ...keywords),
  keywords,
});
const findPage = makeSearch(
  [
    asPage('Give money', 'donate', 'donate money', 'gift', 'van'),
    asPage('Give things', 'old clothes', 'donate books', 'old equipment', 'wheelchair'),
    asPage('How to find us', 'where', 'wheelchair ramp', 'address', 'pharmacy'),
    asPage('Jobs', 'job', 'vacancy', 'booking clerk', 'van driver'),
    asPage('Prices', 'price', 'how much'),
    asPage('Groups', 'group', 'company'),
    named('Malaria', 'malaria test'),
    named('Blood Grouping', 'blood group', 'white blood cells'),
  ],
  ['how', 'much', 'is', 'a', 'the', 'do', 'you', 'please', 'i', 'need', 'price', 'of', 'where', 'test'],
);
const pageFor = (typed: string) => findPage(typed).matches[0]?.item.name ?? '';

test.each([
  ['words of two keywords of one page', 'donate old clothes', 'Give things'],
  ['the same page for a rare word as for a common one', 'donate wheelchair', 'Give things'],
  ['the keyword among small words', 'please how do you donate', 'Give money'],
  ['the test, and not the page with prices', 'how much is the malaria test', 'Malaria'],
  ['the page with prices, if only small words are typed', 'how much', 'Prices'],
  ['a word with another ending', 'vacancies', 'Jobs'],
  ['a word in two', 'wheel chair', 'Give things'],
  ['a word in the singular', 'white blood cell test', 'Blood Grouping'],
  ['a whole keyword beside an unknown word', 'salary address', 'How to find us'],
  ['nothing for words that the page lacks mostly', 'equipment repair workshop', ''],
  ['nothing for a short word like a keyword', 'clark', ''],
  ['nothing for a small word beside an unknown word', 'price of cement', ''],
  ['the page for small words in any order', 'please how much', 'Prices'],
])('a visitor finds %s: "%s"', (_, typed, name) => {
  expect(pageFor(typed)).toBe(name);
});

test('a visitor may leave out the small words of a phrase in `searchWords`', () => {
  const items = [asPage('Give', 'sponsor a village', 'give'), asPage('Map', 'village')];
  const find = makeSearch(items, ['a', 'my']);
  expect(find('sponsor my village').matches[0]?.item.name).toBe('Give');
});

// Which typed words the search says are in no name of the tests below it. The list has only these harmless words.
const searchList = makeListSearch(labTests, [
  'how',
  'much',
  'is',
  'a',
  'the',
  'test',
  'for',
  'my',
  'baby',
  'in',
]);

test.each([
  ['has a word that names another test', 'HIV viral load', true],
  ['has words of two tests', 'test for ulcer, film', true],
  ['has accents and marks', 'Cœur, HIV RNA?', true],
  ['has only harmless words beside a test', 'how much is the malaria test for my baby', false],
  ['has an age', 'kidney test 45', false],
  ['names several tests', 'kidney gonorrhea HIV', false],
  ['is one name', 'hep b profile', false],
  ['has a letter that names another test', 'HIV hepatitis a in my baby', true],
  ['has a letter that is a small word', 'HIV is a test', false],
  ['is only inside words of a name', 'oupi', true],
  ['has a word that somebody is still typing', 'HIV vi', false, ''],
  ['is still typed inside words of a name', 'oupi', false, ''],
])('says whether matches are only close if the typed text %s: "%s"', (_, typed, isClose, after = ' ') => {
  expect(searchList(typed + after).isClose).toBe(isClose);
});

test('matches are not only close if a page matches best', () => {
  const find = makeSearch([asPage('Scans', 'scan'), named('Thyroid Function Test', 'thyroid')]);
  expect(find('thyroid and eye scan scan ').isClose).toBe(false);
});

test('another letter in a short word, or another last letter, is another test', () => {
  expect(find('hepatitis a')).toEqual([]);
  expect(findMatches([named('H-Pylori', 'HP test')], 'HPV test')).toEqual([]);
  expect(findMatches([named('Thyroid', 'TFT')], 'tooth')).toEqual([]);
  expect(findMatches([named('D-Dimer')], 'ddimr')).toHaveLength(1);
});

test('in a price list, a word that few tests have says more than one that many have', () => {
  const items = [named('Full Count', 'blood'), named('Beta HCG', 'HCG'), named('Film', 'blood film')];
  expect(findMatches(items, 'hcg in blood')[0]?.index).toBe(1);
});

test('somebody may type a word that every object in JavaScript has', () => {
  expect(find('constructor')).toEqual([]);
});

test('a test whose name describes a symptom is found despite a typing mistake', () => {
  const advice = { parts: ['symptom' as const], rest: 'helth', tests: [] };
  expect(makeListSearch([named('Mental Health')])('mental helth', advice).matches).toHaveLength(1);
  expect(makeListSearch([named('Body', 'mental health')])('mental helth', advice).matches).toEqual([]);
});

test('a small word beside a symptom finds no page', () => {
  const find = makeSearch([asPage('Who we are', 'about'), asPage('Clinic', 'eye doctor')], ['about']);
  const feel = (rest: string) =>
    find(`${rest} fever`, { parts: ['symptom'], rest, tests: [] }).matches.map(({ item }) => item.name);
  expect(feel('worried about')).toEqual([]);
  expect(feel('about my eye doctor')).toEqual(['Clinic']);
});

test('a page is found by words beside a symptom, but not by the symptom alone', () => {
  const find = makeSearch([asPage('For schools', 'sad pupils', 'talk')]);
  const feel = (typed: string, rest: string) =>
    find(typed, { parts: ['symptom'], rest, tests: [] }).matches.map(({ text }) => text);
  expect(feel('pupils who are sad', 'pupils')).toContain('sad pupils');
  expect(feel('sad', '')).not.toContain('For schools');
  expect(feel('sad since monday', 'since monday')).toEqual([]);
});

test('the words of different things that only our phone answers do not add up', () => {
  const phone = { ...asPage('Call', 'school bus', 'blood bank'), isMixed: true };
  const small = ['is', 'there', 'a', 'to', 'the'];
  const search = (typed: string) => makeSearch([phone], small)(typed).matches.map(({ text }) => text);
  expect(search('is there a school bus')).toEqual(['school bus']);
  expect(search('bus to the bank')).toEqual([]);
});

test.each([
  ['malariafilm', 'Malaria Film'],
  ['TSHtest', 'TSH'],
  ['stooltest', 'Stool Test'],
])('somebody who types two words of tests as one, "%s", finds %s', (typed, name) => {
  const items = ['Malaria Film', 'TSH', 'Stool Test', 'School Test'].map((each) => named(each));
  expect(findMatches(items, typed).map(({ index }) => items[index]?.name)).toEqual([name]);
});

test('a patient who spells "thyphoid" by its sound does not find thyroid, which is one letter away', () => {
  const items = [named('Thyroid Test'), named('Typhoid Test')];
  expect(findMatches(items, 'thyphoid test').map(({ index }) => items[index]?.name)).toEqual([
    'Typhoid Test',
  ]);
});

test('"holter" has the consonants of "healthy" and is not like it', () => {
  expect(findMatches([named('Healthy Eating')], 'holter')).toEqual([]);
});

test('the number of a test finds no day of an event', () => {
  const event = { ...asPage('Goaso: free outreach', ''), text: '19 September 2026', share: NAME_SHARE };
  expect(makeSearch([event, asPage('Prices', '')])('ca 19-9').matches).toEqual([]);
});

test('somebody who types a whole name among other words finds the lab test', () => {
  expect(find('price of hiv')).toEqual(['Retro Screen [HIV]']);
});

test('somebody who types "k" for "ch" or "f" for "ph" finds the name', () => {
  expect(findMatches([named('Chlamydia')], 'klamydia')).toHaveLength(1);
  expect(findMatches([named('Phosphate')], 'fosphate')).toHaveLength(1);
});

test('the punctuation and accents of a name need not be typed', () => {
  expect(findMatches([named('Café: Akwaaba!')], 'cafe akwaaba')).toEqual([{ index: 0, other: '' }]);
});

test.each([
  ['Ɛyɛ “mmoa”: 2 – 3…', ['eye', 'mmoa', '2', '3']],
  ['Kôfi’s test (₵50) 😀', ['kofis', 'test', '50']],
  ["test de l'eau, l’hépatite", ['test', 'de', 'l', 'eau', 'l', 'hepatite']],
])('the search reads "%s" as the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  ['Hepatitis B', 'matches', 'hep'],
  ['Hepatitis B', 'matches', 'TITIS'],
  ['Hepatitis B', 'matches', ' hepatitis b '],
  ['Hepatitis B', 'does not match', 'malaria'],
  ['Retro Screen [HIV]', 'matches', '[hiv]'],
  ['H-Pylori', 'does not match', '.'],
  ['Anything', 'matches', ''],
])('the name "%s" %s the search "%s"', (name, answer, search) => {
  expect(matchesSearch(name, search)).toBe(answer === 'matches');
});

test('beside a symptom, one word of a page says too little', () => {
  const search = makeSearch([asPage('Opening hours', 'night', 'public holiday')], ['at', 'on', 'a']);
  const symptom = (rest: string) => search(`pain ${rest}`, { parts: ['symptom'], rest, tests: [] }).matches;
  expect(symptom('big toe at night')).toEqual([]);
  expect(symptom('big toe on a public holiday')).not.toEqual([]);
  const club = { ...asPage('Club', 'join the club'), share: NAME_SHARE, text: 'A senior high school' };
  const high = makeSearch([club])('high fever', { parts: ['symptom'], rest: 'high', tests: [] });
  expect(high.matches).toEqual([]);
});

test('of a person or an event, a third of the words is enough, and more words still come first', () => {
  const event = { ...asPage('Agogo: free health outreach'), share: NAME_SHARE };
  const search = makeSearch([asPage('Agogo'), event, asPage('Market women', 'market january')]);
  const find = (typed: string) => search(typed).matches.map(({ item }) => item.name);
  expect(find('agogo hall')).toEqual(['Agogo', 'Agogo: free health outreach']);
  expect(find('agogo market january')[0]).toBe('Market women');
  expect(makeSearch([asPage('Agogo: free health outreach')])('agogo hall may').matches).toEqual([]);
});

test.each([
  ['lend', 'lens'],
  ['meeting', 'mining'],
])('"%s" is not "%s"', (typed, keyword) => {
  expect(makeSearch([asPage('A page', keyword)])(`${typed} please`).matches).toEqual([]);
});
