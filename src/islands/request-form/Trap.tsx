/** Not a word that browsers fill in by themselves. */
export const TRAP_NAME = 'leave-this-empty';

/** A box that people neither see nor reach; whoever fills it in is a program. */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
