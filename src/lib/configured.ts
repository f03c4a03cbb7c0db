/**
 * Whether a third party's address can be used. Empty or on a reserved `.example` host means that
 * the owner has not filled it in yet, and the page must offer the other ways.
 */
export function isConfigured(address: string): boolean {
  return URL.canParse(address) && !/(^|\.)example$/.test(new URL(address).hostname);
}
