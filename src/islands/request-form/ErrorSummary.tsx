import type { FieldError } from '#lib/request/check-fields.ts';
import type { FieldName } from '#lib/request/request-form.ts';
import { useFocusOn } from './useFocusOn.ts';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  idOf: (name: FieldName) => string;
}

/** All that must be put right, as links to the boxes. */
export function ErrorSummary({ errors, idOf }: ErrorSummaryProps) {
  const summary = useFocusOn<HTMLDivElement>(errors);
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="callout stack" data-tone="warn" data-gap="small">
      <h2>Not sent yet</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                // Not by the address, which would add a step to the visitor's history.
                event.preventDefault();
                document.getElementById(idOf(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
