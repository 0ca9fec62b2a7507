// What script adds to screens that work without it: lines counted as they are pasted, a colour shown as it is typed, progress.
const EVERY_MS = 10_000;
const DRAW_MS = 250;

const colle = document.querySelector('#colle');
const compte = document.querySelector('[data-compte]');
if (colle !== null && compte !== null) {
  const count = () => {
    const lines = colle.value.split('\n').filter((line) => line.trim() !== '').length;
    compte.textContent =
      lines === 0 ? '' : `${lines} ${lines === 1 ? 'ligne' : 'lignes'} sur ${compte.dataset.compte}`;
  };
  colle.addEventListener('input', count);
  count();
}

const teinte = document.querySelector('[data-teinte]');
if (teinte !== null) {
  const { form } = teinte;
  const couleur = form.elements[teinte.dataset.teinte];
  const isColour = () => /^#[0-9a-f]{6}$/i.test(couleur.value);
  let timer;
  /** The preview is drawn by the server, as it will be printed. */
  const draw = async () => {
    const { nom, contact } = form.elements;
    const typed = new URLSearchParams({ nom: nom.value, couleur: couleur.value, contact: contact.value });
    const answer = await fetch(`${form.action}apercu/?${typed}`).catch(() => null);
    const shown = form.querySelector('.apercu');
    if (answer?.ok && !answer.redirected && shown !== null) shown.outerHTML = await answer.text();
  };
  const follow = ({ target }) => {
    if (target === teinte) couleur.value = teinte.value;
    else if (isColour()) teinte.value = couleur.value;
    clearTimeout(timer);
    if (isColour()) timer = setTimeout(draw, DRAW_MS);
  };
  teinte.hidden = false;
  if (isColour()) teinte.value = couleur.value;
  form.addEventListener('input', follow);
}

/** The part of the page that tells how far a measurement is, read anew; once it is over, the whole page. */
const refresh = async () => {
  const shown = document.querySelector('.progres');
  if (shown === null || document.hidden) return;
  const answer = await fetch(location.href, { credentials: 'same-origin' }).catch(() => null);
  if (answer === null || !answer.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = page.querySelector('.progres');
  if (next === null) location.reload();
  else shown.replaceWith(next);
};
if (document.querySelector('.progres') !== null) setInterval(refresh, EVERY_MS);
