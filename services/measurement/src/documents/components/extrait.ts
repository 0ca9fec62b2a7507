import { html, type Vue } from '@agence/look/html';
import type { Extrait } from '../../states/extraits.ts';
import { dateCourte, heure } from '../dates.ts';
import { citer, t } from './texte.ts';

/** The answer's text with marked names; a mark that overlaps another or leaves the text is dropped. */
export function marquer({ texte, marques }: Pick<Extrait, 'texte' | 'marques'>): Vue {
  const pieces: Vue[] = [];
  let at = 0;
  for (const m of [...marques].sort((a, b) => a.debut - b.debut)) {
    if (m.debut < at || m.fin <= m.debut || m.fin > texte.length) continue;
    pieces.push(texte.slice(at, m.debut), html`<mark class=${m.qui}>${texte.slice(m.debut, m.fin)}</mark>`);
    at = m.fin;
  }
  return [...pieces, texte.slice(at)];
}

/** The quotation alone: omissions are shown, and the stylesheet adds the guillemets. */
const lettre = (e: Extrait): Vue =>
  html`<blockquote>
    ${e.coupe.avant ? '[…] ' : null}<span class="lettre">${marquer(e)}</span>${e.coupe.apres ? ' […]' : null}
  </blockquote>`;

const quand = ({ date }: Extrait): string =>
  date.length > 10 ? `${dateCourte(date)}, ${heure(date)}` : dateCourte(date);

/** A quotation with its source: question, model, version, date, hour, repeat. */
export function extraitCite(e: Extrait, from: { question: string; ia: string; sur: number }): Vue {
  const when = `${quand(e)}, réponse ${e.essai} sur ${from.sur}`;
  return html`<figure class="extrait">
    <p class="pour">${citer(from.question)}</p>${lettre(e)}
    <figcaption><b>${citer(from.ia)}</b>, ${citer(e.modele)}<br />${t(when)}</figcaption>
  </figure>`;
}

/** A quotation with its source in the margin; `question` stands above it when quotations answer different questions. */
export function citation(e: Extrait, from: { ia: string; question: string | null; modele: boolean }): Vue {
  const model = from.modele ? [citer(e.modele), html`<br />`] : null;
  const question = from.question === null ? null : html`<p class="note">${citer(from.question)}</p>`;
  return html`<figure class="ex">
    <figcaption><b>${citer(from.ia)}</b>${model}${quand(e)}</figcaption><div>${question}${lettre(e)}</div>
  </figure>`;
}
