import type { ReactNode } from 'react';
import type { EmailService, RequestForm } from '#lib/request/request-form.ts';

interface FormSideProps {
  form: Pick<RequestForm, 'id' | 'privacy'>;
  email: EmailService | null;
  /** The other ways to send the same text; null while a notice shows them. */
  ways: ReactNode;
}

/** What stands beside a request: who gets what is written, and how else to reach us. */
export function FormSide({ form, email, ways }: FormSideProps) {
  return (
    <div className="stack">
      {ways && (
        <section className="stack" data-gap="small" aria-labelledby={`${form.id}-ways`}>
          <h2 id={`${form.id}-ways`}>Or tell us in another way</h2>
          {ways}
        </section>
      )}
      <p className="small">
        {form.privacy} {email && `It is passed on by an e-mail service (${new URL(email.origin).host}). `}
        Until you send it, it stays in this tab of your browser. If it cannot be sent, or no answer comes, it
        waits on this device for up to 7 days.
      </p>
    </div>
  );
}
