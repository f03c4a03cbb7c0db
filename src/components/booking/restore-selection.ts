/*
 * Ticks again what the visitor had chosen (or what a shared link carries), and shows step 2 when the address asks for
 * it, before and without the picker's code: a few lines, so that a slow line need not wait for more. Where that code never
 * comes, a reload keeps the ticks by them alone.
 */
const key = `chosen:${location.pathname.slice(1)}`;
let kept: string | null | undefined = /^#chosen=(.*)/.exec(location.hash)?.[1];
try {
  kept ??= sessionStorage.getItem(key);
} catch {
  // Storage is forbidden: the history entry may still know.
}
for (const id of (kept ?? history.state?.chosen ?? '').split('.')) {
  const box = document.getElementById(id);
  if (box instanceof HTMLInputElement && box.form?.id === 'choose' && box.type === 'checkbox')
    box.checked = true;
}
document.documentElement.dataset['restored'] = '';
if (location.search === '?step=schedule') location.replace('#find-an-appointment');
addEventListener('change', () => {
  const ticked = Array.from(document.querySelectorAll('#choose :checked'), ({ id }) => id);
  try {
    sessionStorage.setItem(key, ticked.join('.'));
  } catch {
    // Forbidden or full: the island keeps them in the history entry.
  }
});
