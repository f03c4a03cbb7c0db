import { isProgram } from '../support/run-program.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import type { Browser } from './browser.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { listOldChromiums } from './old-chromiums.ts';
import { openWebKit } from './webkit.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run', '--headless'];

/** The browsers that run the journeys, and a sentence about each browser that this computer lacks. */
export function listBrowsers(): { browsers: readonly Browser[]; missing: readonly string[] } {
  const chromiums = [
    ...listOldChromiums().map((old) => ({ ...old, flags: [...flags, '--no-zygote'] })),
    { name: 'today’s Chromium', program: findBrowser(), flags },
  ].map(({ name, ...chromium }) => ({
    name,
    toBrowser: (hasScript: boolean): Browser => ({
      name: hasScript ? name : `${name} without script`,
      hasScript,
      open: () => openChromium({ ...chromium, hasScript }),
    }),
  }));
  const firefox = ['firefox-esr', 'firefox'].find(isProgram);
  const hasWebKit = ['WebKitWebDriver', 'xvfb-run'].every(isProgram);
  const missing = [
    !firefox && 'Firefox is not installed here (apt-get install firefox-esr), so its column is missing.',
    !hasWebKit &&
      'WebKitGTK is not installed here (apt-get install webkit2gtk-driver xvfb), so its column is missing.',
  ];
  return {
    browsers: [
      ...chromiums.map((each) => each.toBrowser(true)),
      ...(firefox ? [{ name: 'Firefox', hasScript: true, open: () => openFirefox(firefox) }] : []),
      ...(hasWebKit ? [{ name: 'WebKitGTK', hasScript: true, open: openWebKit }] : []),
      // Without script, the oldest and the newest Chromium are enough: those between behave the same.
      ...[chromiums[0], chromiums.at(-1)].flatMap((each) => each?.toBrowser(false) ?? []),
    ],
    missing: missing.filter((sentence) => sentence !== false),
  };
}
