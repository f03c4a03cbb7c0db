/*
 * On nearly every visit nothing is kept on the device or in the tab. When something is, or Back brings a page as it was left:
 * look whether a request waits, and whether words of this page before it was loaded again.
 */
(onpageshow = () => {
  try {
    if (localStorage.length) import('/scripts/show-waiting.js').catch(() => undefined);
    if (sessionStorage.getItem('fields'))
      import('/scripts/kept-fields.js').then(({ putFieldsBack }) => putFieldsBack()).catch(() => undefined);
  } catch {
    // Storage is forbidden: nothing is kept.
  }
})();
