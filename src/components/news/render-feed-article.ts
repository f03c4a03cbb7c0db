import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { feedHtml } from '#lib/news/feed-html.ts';
import type { Article } from '#queries/pages.ts';
import FeedArticle from './FeedArticle.astro';

let container: Promise<AstroContainer> | undefined;

/** The whole text of an article as HTML for the feed, with addresses that hold everywhere. */
export async function renderFeedArticle(article: Article, site: string): Promise<string> {
  container ??= loadRenderers([getContainerRenderer()]).then((renderers) =>
    AstroContainer.create({ renderers }),
  );
  const html = await (await container).renderToString(FeedArticle, { props: { article } });
  return feedHtml(html, site);
}
