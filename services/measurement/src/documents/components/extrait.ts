import { html, type Vue } from '@agence/look/html';
import { dateCourte, heure } from '../dates.ts';
import { citer, t } from './texte.ts';

export type Citation = {
  modele: string;
  date: string;
  essai: number;
  texte: string;
  marques: readonly { debut: number; fin: number; qui: 'client' | 'autre' }[];
  coupe: { avant: boolean; apres: boolean };
};

/** Markdown signs, which readers of the answer do not see. */
const MARKUP = /(\*\*|(?<=\n)#{1,6} |(?<=\n)\|[-:| ]+\|(?=\n|$)|\|)/;

/** The unchanged text, with its Markdown signs hidden. */
function discret(text: string): Vue {
  const pieces = text.split(MARKUP);
  return pieces.length === 1
    ? text
    : pieces.map((p, i) => (i % 2 === 1 ? html`<span class="md">${p}</span>` : p));
}

/** The answer's text with marked names; a mark that overlaps another or leaves the text is dropped. */
export function marquer({ texte, marques }: Pick<Citation, 'texte' | 'marques'>): Vue {
  const pieces: Vue[] = [];
  let at = 0;
  for (const m of [...marques].sort((a, b) => a.debut - b.debut)) {
    if (m.debut < at || m.fin <= m.debut || m.fin > texte.length) continue;
    pieces.push(
      discret(texte.slice(at, m.debut)),
      html`<mark class=${m.qui}>${texte.slice(m.debut, m.fin)}</mark>`,
    );
    at = m.fin;
  }
  return [...pieces, discret(texte.slice(at))];
}

/** The quotation alone: omissions are shown, and the stylesheet adds the guillemets. */
export const lettre = (e: Citation): Vue =>
  html`<blockquote>${e.coupe.avant ? '[…] ' : null}<span class="lettre">${marquer(e)}</span>${e.coupe.apres ? ' […]' : null}</blockquote>`;

/** A quotation with its source: question, model, version, date, hour, repeat. */
export function extraitCite(e: Citation, from: { question: string; ia: string; sur: number }): Vue {
  const when = [
    dateCourte(e.date),
    e.date.length > 10 ? heure(e.date) : '',
    `réponse ${e.essai} sur ${from.sur}`,
  ];
  return html`<figure class="extrait"><p class="pour">${citer(from.question)}</p>${lettre(e)}<figcaption><b>${citer(from.ia)}</b>, ${citer(e.modele)}<br />${t(when.filter((x) => x !== '').join(', '))}</figcaption></figure>`;
}
