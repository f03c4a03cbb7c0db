const LONGEST_ADDRESS = 254;
const PLAUSIBLE = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;

const COMMON_DOMAINS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'live.com'];
// Real providers whose names happen to be one letter away from a common one.
const NOT_SLIPS = ['mail.com', 'email.com', 'ymail.com'];

/** Whether mail could be sent there. Only sending can tell whether it arrives, so this refuses little. */
export function isPlausibleEmail(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && PLAUSIBLE.test(text);
}

/** The address probably meant ('ama@gmail.com' for 'ama@gmial.com'); null when nothing looks mistyped. */
export function suggestEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON_DOMAINS.includes(domain) || NOT_SLIPS.includes(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isOneSlip(domain, common));
  return meant ? `${text.slice(0, at)}@${meant}` : null;
}

/** Whether one letter too many, too few, wrong, or two letters swapped tell two words apart. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const restOf = (word: string, skipped: number) => word.slice(from + skipped);
  const isSwap = typed[from] === meant[from + 1] && typed[from + 1] === meant[from];
  return (
    restOf(typed, 1) === restOf(meant, 1) ||
    restOf(typed, 1) === restOf(meant, 0) ||
    restOf(typed, 0) === restOf(meant, 1) ||
    (isSwap && restOf(typed, 2) === restOf(meant, 2))
  );
}
