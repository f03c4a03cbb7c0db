import type { Page } from '@playwright/test';
import { english } from './languages.ts';

/** The button that loads another company's form into the page; `key` is its own text, such as give.loadForm. */
export const loadButton = (page: Page, key: string) =>
  page.getByRole('button', { name: english('frame.here', { label: english(key) }) });
