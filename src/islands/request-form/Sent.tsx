import type { RequestForm } from '#lib/request/request-form.ts';
import { Reference } from './Reference.tsx';
import { useFocusOn } from './useFocusOn.ts';

interface SentProps {
  form: RequestForm;
  reference: string;
}

/** Stands in the form's place once the service has confirmed it. */
export function Sent({ form, reference }: SentProps) {
  const heading = useFocusOn<HTMLHeadingElement>(reference);
  return (
    <section className="callout stack" data-tone="good" data-gap="small">
      <h2 ref={heading} tabIndex={-1}>
        {form.success}
      </h2>
      <p>{form.next}</p>
      <Reference reference={reference} />
    </section>
  );
}
