import { serviceFields } from '#lib/request/service-fields.ts';
import type { EmailService } from '#lib/request/request-form.ts';

interface NativePostProps {
  email: EmailService | null;
}

/** What the form needs to be sent by a browser that runs no script, and what its visitor has to know. */
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
      <noscript>
        <p>
          After sending you will see a plain page. If it reads “OK”, we have received your request. If it
          shows anything else, please use one of the other ways.
        </p>
      </noscript>
    </>
  );
}
