/** Whether the host of an address answers at all. Asks for nothing but its front page's head, and sends no cookie. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(new URL(address).origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}
