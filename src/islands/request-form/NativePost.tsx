import { serviceFields } from '#lib/request/email-service.ts';
import type { EmailService } from '#lib/request/request-form.ts';

interface NativePostProps {
  email: EmailService | null;
}

const WHAT_COMES =
  'You will see a page with nothing but the word “OK”: then we have your request, and Back leads here again. If it shows anything else, please use another way.';

/**
 * What the form needs to be sent by the browser itself, and what its visitor has to know before. A number that tells
 * copies can only be made by a script: keep-draft.ts does it when the code of this island cannot be had.
 */
export function NativePost({ email }: NativePostProps) {
  if (!email) {
    return (
      <noscript>
        <p>The button opens your e-mail program with what you wrote. You send it from there.</p>
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
        <p>{WHAT_COMES} There is no reference number without script: please note the day and the time.</p>
      </noscript>
      <div className="plain-send callout" role="alert" tabIndex={-1} hidden>
        <p>
          Your request is not sent yet. Press the button once more to send it, with the reference number{' '}
          <strong className="reference" />. {WHAT_COMES}
        </p>
      </div>
    </>
  );
}
