import { fill, fillElements } from '#lib/placeholders.ts';
import { formWords } from '#words';
import type { RequestField } from '#lib/request/request-form.ts';

interface FieldProps {
  id: string;
  field: RequestField;
  /** Undefined if the value is right. */
  error: string | undefined;
  /** The first day that can be chosen, YYYY-MM-DD; undefined in the server's HTML, where it would become stale. */
  earliest: string | undefined;
  isReadOnly: boolean;
}

const AUTOFILL = {
  name: 'name',
  organization: 'organization',
  phone: 'tel',
  email: 'email',
  // Not "off": without script, the browser would then not restore the typed text after a reload.
  date: undefined,
  request: undefined,
};

/** The input is uncontrolled, so that text typed before hydration stays. */
export function Field({ id, field, error, earliest, isReadOnly }: FieldProps) {
  const { name, label, type, isRequired, hint } = field;
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
  const box = {
    id,
    name,
    required: isRequired,
    readOnly: isReadOnly,
    autoComplete: AUTOFILL[name],
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{isRequired ? label : fill(formWords.optional, { label })}</label>
      {hint && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {type === 'textarea' ? (
        <textarea {...box} rows={5} />
      ) : (
        <input {...box} type={type} min={type === 'date' ? earliest : undefined} />
      )}
    </div>
  );
}

interface EmailHintProps {
  suggestion: string | null;
  onAccept: (suggestion: string) => void;
}

/** Suggests a correction, but never refuses the address. */
export function EmailHint({ suggestion, onAccept }: EmailHintProps) {
  return (
    <p role="status" className="email-hint">
      {suggestion &&
        fillElements(formWords.didYouMean, {
          address: (
            <button key="address" type="button" onClick={() => onAccept(suggestion)}>
              {suggestion}
            </button>
          ),
        })}
    </p>
  );
}

/** A name that browsers do not autofill. */
export const TRAP_NAME = 'leave-this-empty';

/** A honeypot: only bots fill it in. */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true" hidden>
      <label>
        {formWords.leaveEmpty}
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
