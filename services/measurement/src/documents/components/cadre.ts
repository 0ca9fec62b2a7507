import { html, type Vue } from '@agence/look/html';
import type { Agence } from '../document.data.ts';
import type { Phrase } from '../typo.ts';
import { citer, dire, t } from './texte.ts';

/** Only certain addresses and French numbers become links; the rest stays text. */
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const PHONE = /^(?:\+33 ?|0)[1-9](?:[ .]?\d\d){4}$/;
const BETWEEN = /(\s*[·,;|\n]\s*)/;

function piece(part: string): Vue {
  if (MAIL.test(part)) return html`<a href=${`mailto:${part}`}>${citer(part)}</a>`;
  const digits = part.replace(/[ .]/g, '').replace(/^0/, '+33');
  if (PHONE.test(part)) return html`<a class="tenu" href=${`tel:${digits}`}>${part}</a>`;
  return citer(part);
}

/** The agency's contact as typed, with links; in the foot, one part per line. */
function coordonnees(contact: string, layout: 'suite' | 'lignes'): Vue {
  const parts = contact.trim().split(BETWEEN);
  return parts.map((part, i) => {
    if (i % 2 === 0) return piece(part);
    return layout === 'lignes' ? html`<br />` : part;
  });
}

export const bandeau = (agence: Agence): Vue =>
  html`<header class="bandeau">
    <div><b>${citer(agence.nom)}</b><span>${coordonnees(agence.contact, 'suite')}</span></div>
  </header>`;

/** The hatched strip of a simulation. */
export const bandeSimulee = (): Vue =>
  html`<aside class="simulee" aria-label="Avertissement"><p><span><b>Mesure simulée.</b> ${t(
    "Aucune IA n'a été interrogée : les réponses de ce document sont inventées pour en montrer la forme. Aucun chiffre n'est à retenir.",
  )}</span></p></aside>`;

/** A notice, placed before the first number that it concerns. */
export const avis = (title: string, sentences: readonly Phrase[]): Vue =>
  html`<div class="avis" role="note">${sentences.map(
    (s, i) => html`<p>${i === 0 ? html`<b>${t(title)}</b> ` : null}${dire(s)}</p>`,
  )}</div>`;

export type Section = { id: string; titre: string; classe?: string; lire?: readonly Phrase[]; corps: Vue };

/** A section: its title, numbered or not, an explanation in the margin, and its content. */
export function section(s: Section, no: number | null): Vue {
  return html`<section class=${['rang', s.classe].filter(Boolean).join(' ')} aria-labelledby=${s.id}>
<div class="manchette">
<h2 id=${s.id}>${no === null ? null : html`<span class="no">${no}</span> `}${t(s.titre)}</h2>
${(s.lire ?? []).map((p) => html`<p>${dire(p)}</p>`)}</div>
<div class="colonne">${s.corps}</div></section>`;
}

const sommaire = (sections: readonly Section[]): Vue =>
  html`<nav class="sommaire" aria-label="Sommaire"><ol>${sections.map(
    (s, i) => html`<li><span>${i + 1}</span><a href=${`#${s.id}`}>${t(s.titre)}</a></li>`,
  )}</ol></nav>`;

export type Fait = readonly [terme: string, valeur: Vue];

export const fiche = (faits: readonly Fait[]): Vue =>
  html`<dl class="fiche">${faits.map(([dt, dd]) => html`<dt>${t(dt)}</dt><dd>${dd}</dd>`)}</dl>`;

/** The client's name as title: smaller when long, never cut. */
export function grandNom(nom: string): Vue {
  const long = nom.length > 60 ? 'tres-long' : nom.length > 28 ? 'long' : undefined;
  return html`<h1 class=${long}>${citer(nom)}</h1>`;
}

/** The document's main finding, beside a bar in the brand's colour. */
export const constatDit = (phrase: Phrase): Vue => html`<p class="verdict"><span>${dire(phrase)}</span></p>`;

/** Facts and contents stand in the margin, beside the kind of document and what it says first. */
export const ouverture = (
  faits: readonly Fait[],
  sections: readonly Section[],
  genre: string,
  dit: Vue,
): Vue =>
  html`<div class="rang ouverture">
    <div>${fiche(faits)}${sommaire(sections)}</div>
    <div><p class="genre">${genre}</p>${dit}</div>
  </div>`;

type Pied = { titre: string; lignes: readonly Phrase[]; question: Phrase };

export const pied = (agence: Agence, { titre, lignes, question }: Pied): Vue =>
  html`<footer class="pied"><div>
<div><h2>${citer(agence.nom)}</h2><p>${coordonnees(agence.contact, 'lignes')}</p></div>
<div><h2>${t(titre)}</h2><p>${lignes.map((l, i) => [i > 0 ? html`<br />` : null, dire(l)])}</p></div>
<div><h2>${t('Une question ?')}</h2><p>${dire(question)}</p></div>
</div></footer>`;
