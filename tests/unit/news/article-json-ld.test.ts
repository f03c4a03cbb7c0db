import { expect, test } from 'vitest';
import { articleJsonLd, type ArticleFacts } from '#lib/news/articles.ts';

const facts: ArticleFacts = {
  title: 'A van </script><script>alert(1)</script>',
  summary: 'What it says.',
  date: '11/09/2026',
  category: 'News',
  address: 'https://clinic.example/news/22',
  publisher: { name: 'The Clinic', url: 'https://clinic.example' },
};

test('search engines read the type, title, date, address and publisher of an article', () => {
  expect(articleJsonLd(facts)).toMatchObject({
    '@type': 'NewsArticle',
    headline: facts.title,
    datePublished: '2026-11-09',
    mainEntityOfPage: 'https://clinic.example/news/22',
    publisher: { '@type': 'NGO', name: 'The Clinic' },
  });
});

test('search engines read the type and the picture of a blog post', () => {
  const picture = 'https://clinic.example/_astro/22.jpg';
  expect(articleJsonLd({ ...facts, category: 'Blog', picture })).toMatchObject({
    '@type': 'BlogPosting',
    image: picture,
  });
  expect(articleJsonLd(facts)).not.toHaveProperty('image');
});
