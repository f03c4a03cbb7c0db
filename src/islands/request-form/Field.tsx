import { fill, fillElements } from '#lib/placeholders.ts';
import { EXAMPLES } from '#lib/request/check-fields.ts';
import { formWords } from '#words';
import type { FieldName, RequestField } from '#lib/request/request-form.ts';

interface FieldProps {
  id: string;
  field: RequestField;
  /** The mistake in this field when the visitor last tried to send; undefined if there was none. */
  error: string | undefined;
  /** The first day that can be chosen, YYYY-MM-DD; undefined before hydration. */
  earliestDay: string | undefined;
  isReadOnly: boolean;
}

/** A translator leaves these as they are. */
export const examples = Object.fromEntries(
  Object.entries(EXAMPLES).map(([name, text]) => [
    name,
    <bdi key={name} translate="no">
      {text}
    </bdi>,
  ]),
);

/** The other fields are private: keep-draft.ts turns autocomplete off there. Without script, Back brings their text back. */
const AUTOCOMPLETE: { readonly [Name in FieldName]?: string } = {
  name: 'name',
  organization: 'organization',
  phone: 'tel',
  email: 'email',
};

/** The input is uncontrolled, so that text typed before hydration stays. */
export function Field({ id, field, error, earliestDay, isReadOnly }: FieldProps) {
  const { name, label, type, isRequired, hint } = field;
  const isLeftToRight = type === 'email' || type === 'tel';
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const inputAttributes = {
    id,
    name,
    required: isRequired,
    readOnly: isReadOnly,
    autoComplete: AUTOCOMPLETE[name],
    'aria-describedby': descriptionIds || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{isRequired ? label : fill(formWords.optional, { label })}</label>
      {hint && (
        <p id={`${id}-hint`} className="small">
          {fillElements(hint, examples)}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {fillElements(error, examples)}
        </p>
      )}
      {type === 'textarea' ? (
        <textarea {...inputAttributes} rows={5} />
      ) : (
        // An address or a number reads from left to right in every language.
        <input
          {...inputAttributes}
          type={type}
          dir={isLeftToRight ? 'ltr' : undefined}
          min={type === 'date' ? earliestDay : undefined}
        />
      )}
    </div>
  );
}

interface EmailHintProps {
  suggestion: string | null;
  onAccept: (suggestion: string) => void;
}

/** Suggests another spelling of the e-mail address, but never refuses the typed one. */
export function EmailHint({ suggestion, onAccept }: EmailHintProps) {
  return (
    <p role="status" className="field-status">
      {suggestion &&
        fillElements(formWords.didYouMean, {
          address: (
            <button key="address" type="button" translate="no" onClick={() => onAccept(suggestion)}>
              {suggestion}
            </button>
          ),
        })}
    </p>
  );
}

/** Browsers do not autofill a field of this name. */
export const TRAP_NAME = 'leave-this-empty';

/** A honeypot: only bots fill it in. */
export function Trap() {
  return (
    <div hidden>
      <label>
        {formWords.leaveEmpty}
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
