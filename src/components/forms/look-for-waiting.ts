/* On nearly every visit nothing is kept on the device. When something is, or Back brings a page as it was left: look. */
(onpageshow = () => {
  try {
    if (localStorage.length) import('/scripts/show-waiting.js').catch(() => undefined);
  } catch {
    // Storage is forbidden: nothing is kept.
  }
})();
