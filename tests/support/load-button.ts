import type { Page } from '@playwright/test';
import { english } from './languages.ts';

/**
 * The button that loads another company's form into the page, such as "Load the donation form here". `key` names the words before
 * "here".
 */
export const loadButton = (page: Page, key: string) =>
  page.getByRole('button', { name: english('frame.here', { label: english(key) }) });
