import { EDITOR_COMPONENTS } from '../../news/editor-components.ts';

const names = Object.keys(EDITOR_COMPONENTS).join('|');
const component = new RegExp(`^</?(?:${names})\\b`);

const causes: [RegExp, string][] = [
  [/^<!--(?![\s\S]*-->)/, 'this comment has no end, and would hide the rest of the page. Remove it'],
  [/^<!--/, 'visitors get comments too. Remove it'],
  [component, 'only an .mdx file can use this. Rename the file, from .md to .mdx'],
  [/^<script\b/i, 'scripts are not allowed. Remove <script> and what is in it'],
  [/^<style\b/i, 'styles are not allowed. Remove <style> and what is in it'],
  [
    /^<(?:iframe|object|embed)\b/i,
    'nothing from other sites can be shown here. Write a link: [the words](https://...)',
  ],
  [
    /^<[^>]*\son\w+\s*=/i,
    'code such as onclick is not allowed. Write Markdown: [a link](/booking), ![a picture](./1.jpg)',
  ],
  [/^<img\b/i, 'a picture is written ![What it shows](./1.jpg)'],
  [/^<a\b/i, 'a link is written [the words](/booking)'],
  [/^<(?:b|strong)\b/i, 'bold is written **so**'],
  [/^<(?:i|em)\b/i, 'italics are written *so*'],
  [/^<br\b/i, 'an empty line begins a new paragraph; <br> is not needed'],
  [/^<h[1-6]\b/i, 'a heading is written ## so'],
];

/** A sentence about a piece of HTML in a text. Markdown would pass it on to the page as it is. */
export function explainHtml(html: string): string {
  const [, sentence] = causes.find(([pattern]) => pattern.test(html)) ?? [];
  const tag = /^<\/?[\w.-]*/.exec(html)?.[0] ?? '<';
  return sentence ?? `HTML such as ${tag}> is not allowed here. Write words, or Markdown such as **bold**`;
}
