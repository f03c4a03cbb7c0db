import type { Contact } from '#lib/contact/contact-methods.ts';
import {
  type EmailService,
  type RequestFormData,
  type FieldName,
  findClosure,
  requestMessage,
  SEND_FORM_PATH,
} from '#lib/request/request-form.ts';
import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import { suggestEmail } from '#lib/request/check-fields.ts';
import { failureNotice, lateNotice, type NoticeWords } from '#lib/request/attempt.ts';
import type { RequestState } from '#lib/request/create-request.ts';
import { fill } from '#lib/placeholders.ts';
import { formWords } from '#words';
import { ghanaDay } from '#lib/time/dates.ts';
import { mayBeUnsent } from '#lib/request/kept-requests.ts';
import { EmailHint, Field, Trap } from './Field.tsx';
import { ErrorSummary, Notice, Sent } from './Notice.tsx';
import { NativePost } from './NativePost.tsx';
import { SubmitButtons } from './SubmitButtons.tsx';
import { useIsHydrated } from '../useIsHydrated.ts';
import { useRequest } from './useRequest.ts';
import './request-form.css';

export interface RequestFormProps {
  form: RequestFormData;
  contact: Contact;
  /** Null if no e-mail service is configured: then the form only prepares a message, which the visitor sends. */
  email: EmailService | null;
  /** What the visitor should know before filling in the form. */
  children?: ReactNode;
}

/** Who reads the request, and how long it stays on this device. */
function Privacy({ form, email }: Pick<RequestFormProps, 'form' | 'email'>) {
  return (
    <div className="stack" data-gap="small">
      <p className="small">
        {[
          form.privacy,
          ...(email ? [fill(formWords.passedOn, { host: new URL(email.origin).host })] : []),
        ].join(' ')}
      </p>
      <p className="small needs-script" hidden>
        {email ? `${formWords.staysInTab} ${formWords.waitsIfUnsent}` : formWords.staysInTab}
      </p>
    </div>
  );
}

/** `mayHaveArrived`: an earlier attempt to send this request got no answer. */
function findNoticeWords(state: RequestState, mayHaveArrived: boolean): NoticeWords | null {
  if (state.status === 'failure') return failureNotice(state.failure.reason, mayHaveArrived);
  return state.status === 'sending' && state.isLate ? lateNotice() : null;
}

/**
 * A request by e-mail (docs/specification.md, sections 2, 4 and 5). Without hydration it is a plain form that the browser sends.
 * The function is long because it is one piece of markup.
 */
export function RequestForm({ form, contact, email, children }: RequestFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const { state, draft, keptStatus, saveDraft, submit, clear } = useRequest(form, email, formRef);
  const [suggestion, setSuggestion] = useState<string | null>(null);

  if (state.status === 'success') return <Sent form={form} reference={draft.reference} />;

  const contactMethods = (
    <ContactMethods contact={contact} message={requestMessage(form, draft.values, draft.reference)} />
  );
  const mailto = `mailto:${contact.email}?subject=${encodeURIComponent(form.messageSubject)}`;
  const errors = state.status === 'idle' ? state.errors : [];
  const isSending = state.status === 'sending';
  const noticeWords = findNoticeWords(state, keptStatus === 'unknown');
  const boxIdOf = (name: FieldName) => `${form.id}-${name}`;

  const checkEmail = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'email')
      setSuggestion(suggestEmail(target.value));
  };
  const acceptSuggestion = (address: string) => {
    const box = formRef.current?.elements.namedItem('email');
    if (!(box instanceof HTMLInputElement)) return;
    box.value = address;
    box.focus();
    setSuggestion(null);
    saveDraft();
  };

  return (
    <form
      ref={formRef}
      className="request stack"
      data-draft={form.id}
      data-hydrated={isHydrated || undefined}
      method="post"
      encType={email ? 'multipart/form-data' : 'text/plain'}
      action={email ? email.origin + SEND_FORM_PATH : mailto}
      noValidate={isHydrated}
      aria-busy={isSending}
      onInput={saveDraft}
      onBlur={checkEmail}
      onReset={(event) => {
        if (!confirm(formWords.removeAll)) return event.preventDefault();
        setSuggestion(null);
        clear();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="stack">{children}</div>
      <div className="answers stack">
        {errors.length > 0 && <ErrorSummary errors={errors} idOf={boxIdOf} />}
        {form.fields.map((field) => (
          <div key={field.name}>
            <Field
              id={boxIdOf(field.name)}
              field={field}
              error={errors.find(({ name }) => name === field.name)?.message}
              // The HTML has no day, because the day of the build would become stale.
              earliestDay={isHydrated ? ghanaDay(new Date()) : undefined}
              isReadOnly={isSending}
            />
            {field.type === 'email' && <EmailHint suggestion={suggestion} onAccept={acceptSuggestion} />}
            {field.type === 'date' && (
              <p role="status" className="field-status">
                {findClosure(form, draft.values[field.name])?.text}
              </p>
            )}
          </div>
        ))}
        {/* A visitor who sends an e-mail would see the trap in it. */}
        {email && <Trap />}
        <NativePost email={email} />
        {noticeWords && (
          <Notice words={noticeWords} phone={contact.phone} state={state} reference={draft.reference}>
            {mayBeUnsent(keptStatus) && <p>{formWords.waits}</p>}
            {contactMethods}
          </Notice>
        )}
        <SubmitButtons state={state} submitLabel={email ? form.submitLabel : formWords.writeMessage} />
        {!email && (
          <p className="small needs-script" hidden>
            {formWords.onlyWrites}
          </p>
        )}
      </div>
      <Privacy form={form} email={email} />
      {/* A notice has these links itself. */}
      {!noticeWords && (
        <section className="stack" data-gap="small" aria-labelledby={`${form.id}-contact-methods`}>
          <h2 id={`${form.id}-contact-methods`}>{formWords.otherWays}</h2>
          {contactMethods}
        </section>
      )}
    </form>
  );
}
