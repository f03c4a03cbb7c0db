interface EmailHintProps {
  /** The address probably meant; null when nothing looks mistyped. */
  suggestion: string | null;
  onAccept: (suggestion: string) => void;
}

/** Offers the address that was probably meant; a hint never stops anybody. */
export function EmailHint({ suggestion, onAccept }: EmailHintProps) {
  return (
    <p role="status" className="email-hint">
      {suggestion && (
        <>
          Did you mean{' '}
          <button type="button" onClick={() => onAccept(suggestion)}>
            {suggestion}
          </button>
          ?
        </>
      )}
    </p>
  );
}
