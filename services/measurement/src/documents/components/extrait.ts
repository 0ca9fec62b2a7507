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

/** Signs of Markdown that a reader of the answer never saw. */
const MARKUP = /(\*\*|(?<=\n)#{1,6} |(?<=\n)\|[-:| ]+\|(?=\n|$)|\|)/;

/** The text byte for byte, its emphasis signs present but not shown. */
function discret(text: string): Vue {
  const pieces = text.split(MARKUP);
  return pieces.length === 1
    ? text
    : pieces.map((p, i) => (i % 2 === 1 ? html`<span class="md">${p}</span>` : p));
}

/** The answer's own text, the names marked by their places; a mark that overlaps another or leaves the text is dropped. */
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

/** The quotation alone: what was left out is said, the guillemets come from the stylesheet. */
export const lettre = (e: Citation): Vue =>
  html`<blockquote>${e.coupe.avant ? '[…] ' : null}<span class="lettre">${marquer(e)}</span>${e.coupe.apres ? ' […]' : null}</blockquote>`;

/** A quotation with where it comes from: question, model, version, date, hour, repeat. */
export function extraitCite(e: Citation, from: { question: string; ia: string; sur: number }): Vue {
  const when = [
    dateCourte(e.date),
    e.date.length > 10 ? heure(e.date) : '',
    `réponse ${e.essai} sur ${from.sur}`,
  ];
  return html`<figure class="extrait"><p class="pour">${citer(from.question)}</p>${lettre(e)}<figcaption><b>${citer(from.ia)}</b>, ${citer(e.modele)}<br />${t(when.filter((x) => x !== '').join(', '))}</figcaption></figure>`;
}
