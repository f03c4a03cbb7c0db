import { fillElements } from '#lib/placeholders.ts';
import { formWords } from '#words';
import { serviceFields, type EmailService } from '#lib/request/request-form.ts';

/**
 * keep-draft.ts may write the reference number here before hydration. React accepts a changed text node, but not an added one, so
 * the element already contains a space.
 */
const emptyReference = (
  <strong key="number" className="reference" translate="no" suppressHydrationWarning>
    {' '}
  </strong>
);

/**
 * What the form needs if the browser sends it without hydration. keep-draft.ts shows the warning (`plain-send`). It also fills in
 * and enables the hidden input `reference`, by which the clinic recognises a second copy of a request.
 */
export function NativePost({ email }: { email: EmailService | null }) {
  if (!email) {
    return (
      <noscript>
        <p>{formWords.opensEmail}</p>
      </noscript>
    );
  }
  return (
    <>
      {Object.entries(serviceFields(email)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="reference" disabled />
      <noscript>
        <p>{`${formWords.whatComes} ${formWords.noNumber}`}</p>
      </noscript>
      <div className="plain-send callout" role="alert" tabIndex={-1} hidden>
        <p>
          {fillElements(formWords.pressAgain, { number: emptyReference })}
          {` ${formWords.whatComes}`}
        </p>
      </div>
    </>
  );
}
