/*
 * Ticks again what the visitor had chosen (or what a shared link carries), and shows step 2 when the address asks for
 * it, before and without the picker's code: a few lines, so that a slow line need not wait for more.
 */
let kept: string | null | undefined = /^#chosen=(.*)/.exec(location.hash)?.[1];
try {
  kept ??= sessionStorage.getItem(`chosen:${location.pathname.slice(1)}`);
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
