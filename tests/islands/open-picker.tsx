import { page } from 'vitest/browser';
import { beforeEach } from 'vitest';
import { restoreSelection } from '#components/booking/keep-selection.ts';
import { Picker, type PickerProps } from '#islands/picker/Picker.tsx';
import { pickerFixtures } from '#islands/picker/picker.fixtures.tsx';
import { english } from './english.ts';
import { inOrder } from '../support/look-up-words.ts';
import { asPage } from './as-page.tsx';
import { hydrate, showHtml } from './hydrate.tsx';

/** Puts the server's HTML of a picker on the page. Then restores the selection, as keep-selection.ts does on the site. */
export function showPicker(props: PickerProps): HTMLElement {
  const host = showHtml(<Picker {...props} />);
  restoreSelection();
  return host;
}

/** Shows the picker, lets the visitor act, then hydrates the picker. */
export function openPicker(
  props: PickerProps,
  beforeHydration: (host: HTMLElement) => void = () => undefined,
) {
  const host = showPicker(props);
  beforeHydration(host);
  return { host, complaints: hydrate(host, <Picker {...props} />) };
}

/** The props of a price list that has neither a calendar nor sets of tests. */
export const plain = asPage(pickerFixtures['without a calendar']);
export const option = (name: string) => page.getByRole('checkbox', { name, exact: false });
export const total = () => page.getByText(inOrder(...english('picker.total').split('{total}')));

const startAddress = location.origin + location.pathname;

// This runs before each test of a file that imports this module.
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', startAddress);
});
