import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import Roles from '#components/join/Roles.astro';
import IndexList from '#components/search/IndexList.astro';
import StoreItems from '#components/store/StoreItems.astro';
import { PriceList } from '#islands/picker/PriceList.tsx';
import { findAll, readPage, readText } from '#lib/page/html-tree.ts';
import { english } from '../support/languages.ts';

vi.mock('#queries/entries.ts', () => ({
  getCollection: () => [
    { id: 'mug', language: 'en', data: { name: 'Mug', price: '$10', picture: 'mug' } },
    { id: 'cap', data: { name: 'Casquette', price: '$10', picture: 'cap' } },
  ],
}));

type Component = Parameters<AstroContainer['renderToString']>[0];

async function render(component: Component, props: Record<string, unknown> = {}): Promise<string> {
  const container = await AstroContainer.create();
  return (await container.renderToString(component, { props })).replaceAll(/ class="[^"]*"/g, '');
}

test('a screen reader says the name of an untranslated product in English', async () => {
  const html = await render(StoreItems);
  expect(html).toContain('<h2 id="mug" lang="en">Mug</h2>');
  expect(html).toContain('<h2 id="cap">Casquette</h2>');
});

test('a screen reader says all words of an untranslated role in English', async () => {
  const data = { title: 'Driver', text: 'Drive the van.', location1: 'Kumasi', location2: 'Remote only' };
  const html = await render(Roles, {
    roles: [{ id: '1', language: 'en', data }],
    parentPath: '/volunteers',
  });
  expect(html).toContain('<h2 lang="en">Driver</h2>');
  expect(html).toContain('<p lang="en">Drive the van.</p>');
  expect(html).toContain('<ul lang="en"><li>Kumasi</li>');
  expect(html).toContain(
    `<span> ${english('join.about', { title: '<span lang="en">Driver</span>' })}</span>`,
  );
});

test('on /search, a screen reader says a test’s Twi name in Twi', async () => {
  const names = [
    { names: 'sugar test, FBS', speech: {} },
    { names: 'asikyire', speech: { lang: 'tw' } },
  ];
  const entry = { title: 'Blood Sugar', about: '', address: '/lab-services#fbs', otherNames: names };
  const html = await render(IndexList, { entries: [entry], headings: {} });
  expect(html).toContain('sugar test, FBS, <span lang="tw">asikyire</span>');
});

test('a screen reader says in the language of the page why a test is unavailable', () => {
  const option = {
    ...{ id: 'esr', name: 'ESR', price: 5000, speech: { lang: 'en' } },
    unavailable: { why: 'Le réactif manque' },
  };
  const html = renderToStaticMarkup(
    createElement(PriceList, {
      service: {
        ...{ id: 'lab', title: '', subheader: '', emptyMessage: '', schedulingButton: '' },
        ...{ messageSubject: '', message: '', categories: [{ name: 'Blood', options: [option] }] },
      },
      email: 'lab@hopehealth.example',
    }),
  );
  const note = findAll('p', readPage(html)).find((element) =>
    readText(element).includes('Le réactif manque'),
  );
  const languages: (string | undefined)[] = [];
  for (let around = note; around; around = around.parent as typeof note)
    languages.push(around.attribs?.['lang']);
  expect(languages.length).toBeGreaterThan(2);
  expect(languages.filter(Boolean)).toEqual([]);
});
