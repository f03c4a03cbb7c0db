import { categoryWords } from '#words';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import rss from '@astrojs/rss';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import FeedArticle from '#components/news/FeedArticle.astro';
import { isoDate } from '#lib/time/dates.ts';
import { feedHtml } from '#lib/news/articles.ts';
import { getLanguage } from '#lib/language/page-language.ts';
import { getAddress, isTranslated } from '#loaders/language/pages.ts';
import { listArticles, getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';

/** Feed readers request the feed again and again, so it does not grow with the years. */
const FEED_ITEMS = 30;

export async function GET() {
  const { name, url } = await getSite();
  const { title, description } = await getPage('news');
  const renderers = await loadRenderers([getContainerRenderer()]);
  const container = await AstroContainer.create({ renderers });
  const articles = (await listArticles())
    .filter(({ id }) => isTranslated(`/news/${id}`, getLanguage()))
    .slice(0, FEED_ITEMS);
  const items = articles.map(async (article) => ({
    title: article.data.title,
    description: article.data.summary,
    link: getAddress(`/news/${article.id}`),
    pubDate: new Date(isoDate(article.data.date)),
    categories: [categoryWords[article.data.category]],
    // Feed readers need absolute addresses: feedHtml() completes those in the text, and rss() completes `link`.
    content: feedHtml(await container.renderToString(FeedArticle, { props: { article } }), url),
  }));
  return rss({
    title: `${name}: ${title}`,
    description,
    site: url,
    items: await Promise.all(items),
    trailingSlash: false,
    customData: `<language>${getLanguage()}</language>`,
  });
}
