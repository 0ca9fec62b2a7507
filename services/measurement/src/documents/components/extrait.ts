import { html, type Vue } from '@agence/look/html';
import type { Extrait, Marque } from '../../states/releve/releve.data.ts';
import { dateCourte, heure } from '../dates.ts';
import { citer, t } from './texte.ts';

type Coupable = Pick<Extrait, 'texte' | 'marques' | 'coupe'>;

/** Cuts between words when a space is this near. */
const NEAR = 24;

/** Never inside a surrogate pair. */
const whole = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
};

function debutPropre(texte: string, at: number): number {
  const space = texte.indexOf(' ', at);
  return at === 0 ? 0 : space >= 0 && space - at < NEAR ? space + 1 : whole(texte, at);
}

function finPropre(texte: string, at: number): number {
  if (at >= texte.length) return texte.length;
  const space = texte.lastIndexOf(' ', at);
  return space > 0 && at - space < NEAR ? space : whole(texte, at);
}

/**
 * At most `max` characters of an answer, around the client's first mention, else the first mention. The text is
 * unchanged; marks that are cut are dropped, the others are shifted.
 */
export function couper<T extends Coupable>(extrait: T, max: number): T {
  const { texte, marques, coupe } = extrait;
  if (texte.length <= max) return extrait;
  const seen = marques.find((m) => m.qui === 'client') ?? marques[0];
  const wanted =
    seen === undefined ? 0 : Math.max(0, Math.min(seen.debut - Math.floor(max / 3), texte.length - max));
  const from = debutPropre(texte, seen !== undefined && seen.fin <= max ? 0 : wanted);
  const to = finPropre(texte, from + max);
  const kept: Marque[] = marques
    .filter((m) => m.debut >= from && m.fin <= to)
    .map((m) => ({ ...m, debut: m.debut - from, fin: m.fin - from }));
  return {
    ...extrait,
    texte: texte.slice(from, to),
    marques: kept,
    coupe: {
      avant: coupe.avant || from > 0,
      apres: coupe.apres || to < texte.length,
    },
  };
}

type Citation = {
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
