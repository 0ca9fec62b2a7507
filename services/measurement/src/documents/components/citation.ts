import { html, type Vue } from '@agence/look/html';
import { dateCourte, heure } from '../dates.ts';
import { type Citation, lettre } from './extrait.ts';
import { citer } from './texte.ts';

/** A quotation with its source in the margin; `question` stands above it when quotations answer different questions. */
export function citation(e: Citation, from: { ia: string; question: string | null; modele: boolean }): Vue {
  const when = e.date.length > 10 ? `${dateCourte(e.date)}, ${heure(e.date)}` : dateCourte(e.date);
  const model = from.modele ? [citer(e.modele), html`<br />`] : null;
  const question = from.question === null ? null : html`<p class="note">${citer(from.question)}</p>`;
  return html`<figure class="ex"><figcaption><b>${citer(from.ia)}</b>${model}${when}</figcaption><div>${question}${lettre(e)}</div></figure>`;
}
