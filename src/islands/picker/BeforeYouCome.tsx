import type { ShownOption } from './ticks.ts';

interface BeforeYouComeProps {
  chosen: readonly ShownOption[];
  isLive: boolean;
}

const namesOf = (options: readonly ShownOption[]) => options.map(({ name }) => name).join(', ');

/** What to do before the visit, for all that is chosen together. */
export function BeforeYouCome({ chosen, isLive }: BeforeYouComeProps) {
  const unsaid = chosen.filter(({ prepare }) => prepare === '');
  const free = chosen.filter(({ prepare }) => prepare === 'nothing');
  const told = chosen.filter((each) => !unsaid.includes(each) && !free.includes(each));
  return (
    <section className="stack" data-gap="small" aria-labelledby="before-you-come">
      <h3 id="before-you-come">Before you come</h3>
      {!isLive && <p>“About” beside each name in the list says what to do before. If it does not, ask us.</p>}
      {told.length > 0 && (
        <>
          <p>
            Something to do for {told.length} of {chosen.length}:
          </p>
          <ul>
            {told.map(({ id, name, prepare }) => (
              <li key={id}>
                <strong>{name}</strong>: {prepare}
              </li>
            ))}
          </ul>
        </>
      )}
      {free.length > 0 && <p>Nothing to do for: {namesOf(free)}.</p>}
      {unsaid.length > 0 && <p>Ask us how to prepare for: {namesOf(unsaid)}.</p>}
    </section>
  );
}
