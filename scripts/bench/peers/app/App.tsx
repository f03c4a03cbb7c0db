import { useState } from 'react';
import { siteWords as words } from './site-words.ts';

/** The home page and the price list with its total, as one would write them for a single-page app. */
export function App() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const page = location.pathname === '/lab-services' ? words.prices : words.home;
  const total = words.options
    .filter(({ name }) => chosen.includes(name))
    .reduce((sum, { price }) => sum + price, 0);
  return (
    <main>
      {page.map(({ tag: Tag, text }, index) => (
        <Tag key={index}>{text}</Tag>
      ))}
      {page === words.prices &&
        words.options.map(({ name, price }) => (
          <label key={name}>
            <input
              type="checkbox"
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
            {name}: {price}
          </label>
        ))}
      {page === words.prices && <output>Total = {total}</output>}
    </main>
  );
}
