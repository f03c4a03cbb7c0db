/* Opens the answer that the address names; browsers that do it by themselves are recent. */
function openAnswer(): void {
  const answer = location.hash && document.getElementById(location.hash.slice(1));
  const item = answer && answer.closest('details');
  if (!item) return;
  item.open = true;
  item.scrollIntoView();
}

openAnswer();
addEventListener('hashchange', openAnswer);
