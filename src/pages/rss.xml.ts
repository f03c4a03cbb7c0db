import rss from '@astrojs/rss';
import { renderFeedArticle } from '#components/news/render-feed-article.ts';
import { isoDate } from '#lib/dates.ts';
import { listArticles, getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';

/** Every article, with its whole text, for feed readers. */
export async function GET() {
  const { name, url } = await getSite();
  const { title, description } = await getPage('news');
  const items = (await listArticles()).map(async (article) => ({
    title: article.data.title,
    description: article.data.summary,
    link: `/news/${article.id}`,
    pubDate: new Date(isoDate(article.data.date)),
    categories: [article.data.category],
    content: await renderFeedArticle(article, url),
  }));
  return rss({
    title: `${name}: ${title}`,
    description,
    site: url,
    items: await Promise.all(items),
    trailingSlash: false,
    customData: '<language>en</language>',
  });
}
