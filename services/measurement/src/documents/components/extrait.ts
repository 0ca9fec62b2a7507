import { html, type Vue } from '@agence/look/html';
import { dateCourte, heure } from '../dates.ts';
import { citer, t } from './texte.ts';

type Citation = {
  modele: string;
  date: string;
  essai: number;
  texte: string;
  marques: readonly { debut: number; fin: number; qui: 'client' | 'autre' }[];
  coupe: { avant: boolean; apres: boolean };
};

/** The answer's text with marked names; a mark that overlaps another or leaves the text is dropped. */
export function marquer({ texte, marques }: Pick<Citation, 'texte' | 'marques'>): Vue {
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
const lettre = (e: Citation): Vue =>
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

/** A quotation with its source in the margin; `question` stands above it when quotations answer different questions. */
export function citation(e: Citation, from: { ia: string; question: string | null; modele: boolean }): Vue {
  const when = e.date.length > 10 ? `${dateCourte(e.date)}, ${heure(e.date)}` : dateCourte(e.date);
  const model = from.modele ? [citer(e.modele), html`<br />`] : null;
  const question = from.question === null ? null : html`<p class="note">${citer(from.question)}</p>`;
  return html`<figure class="ex"><figcaption><b>${citer(from.ia)}</b>${model}${when}</figcaption><div>${question}${lettre(e)}</div></figure>`;
}
