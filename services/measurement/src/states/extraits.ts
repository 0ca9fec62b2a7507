import type { Mention, typesetAnswer } from '@agence/reading';
import { isoMinute } from '@agence/words/paris';
import type { LectureLue } from './lecture.ts';

/** Number of quotations in a report, and the length of each. */
const COMBIEN = 6;
const LONGUEUR = 280;
/** The most bytes of an answer that are searched for a quotation. */
const LUS = 60_000;

/** The part `texte.slice(debut, fin)` of a text. */
type Marque = { debut: number; fin: number; qui: 'client' | 'autre' };

/** `coupe`: whether words were left out before or after `texte`. */
type Coupable = { texte: string; marques: Marque[]; coupe: { avant: boolean; apres: boolean } };

export type Extrait = ReturnType<typeof extraits>[number];

/** What stands between two sentences or lines; not after an abbreviation or the number of a list. */
const BETWEEN =
  /\n+|(?<=[.!?…]["»)]?)(?<!(?:^\d{1,3}|(?<!\p{L})(?:\p{L}|M[lm]e|M[mr]|Dr|Ste?|av|bd|tél))\.)\s+(?=["«(]? ?[\p{Lu}\d])/gmu;

const NEAR = 24;

/** Never inside a surrogate pair. */
const whole = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
};

function finDeMot(texte: string, at: number): number {
  const space = texte.lastIndexOf(' ', at);
  return space > 0 && at - space < NEAR ? space : whole(texte, at);
}

/**
 * At most `max` characters of an answer: from the beginning of the sentence that names `ancre`, to the end of one if it
 * is far enough. The text is unchanged, no name is cut, the marks are shifted.
 */
export function couper<T extends Coupable>(extrait: T, max: number, ancre?: Marque): T {
  const { texte, marques, coupe } = extrait;
  if (texte.length <= max) return extrait;
  const { debut, fin } = ancre ??
    marques.find((m) => m.qui === 'client') ??
    marques[0] ?? { debut: 0, fin: 0 };
  const avant = (at: number): number => marques.find((m) => m.debut < at && at < m.fin)?.debut ?? at;
  const gaps = [...texte.matchAll(BETWEEN)].map(({ index, 0: gap }) => ({ index, next: index + gap.length }));
  const free = gaps.filter(({ index, next }) => avant(index) === index && avant(next) === next);
  const start = free.findLast(({ next }) => next <= debut)?.next ?? 0;
  // A sentence that is too long begins at a word before the name.
  const from = fin - start <= max ? start : avant(finDeMot(texte, Math.max(0, debut - max / 3)) + 1);
  const end = free.findLast(({ index }) => index >= fin && index > from + max / 2 && index <= from + max);
  const word = avant(finDeMot(texte, from + max));
  const to = texte.length <= from + max ? texte.length : (end?.index ?? (word > from ? word : from + max));
  return {
    ...extrait,
    texte: texte.slice(from, to).trimEnd(),
    marques: marques
      .filter((m) => m.debut >= from && m.fin <= to)
      .map((m) => ({ ...m, debut: m.debut - from, fin: m.fin - from })),
    coupe: { avant: coupe.avant || from > 0, apres: coupe.apres || to < texte.length },
  };
}

const quiDe = (is: string): Marque['qui'] => (is === 'client' ? 'client' : 'autre');

const clientOf = ({ reading }: LectureLue): Mention | undefined =>
  reading.businesses.find((business) => business.is === 'client');

/** The visible words of an answer with its names, a table row on one line, and the place where `anchor` is offered. */
const visible = (
  { answer, reading }: LectureLue,
  anchor: Mention,
  typeset: typeof typesetAnswer,
): Pick<Coupable, 'texte' | 'marques'> & { readonly ancre: Marque | undefined } => {
  const names = reading.businesses.map(({ excerpt: name, is }) => ({ name, is }));
  const { lines } = typeset(answer?.text ?? '', { names, offers: [anchor] }, LUS);
  const rows = Map.groupBy(lines, ({ kind, table, row }, i) => (kind === 'cell' ? `${table} ${row}` : i));
  const marques: Marque[] = [];
  let [texte, ancre]: [string, Marque | undefined] = ['', undefined];
  for (const row of rows.values()) {
    texte += texte === '' ? '' : '\n';
    for (const [i, { mark, runs }] of row.entries()) {
      texte += (i === 0 ? '' : ' | ') + mark;
      for (const { text, is, offers } of runs) {
        const who = is === '' && offers ? anchor.is : is;
        const marque = { debut: texte.length, fin: texte.length + text.length, qui: quiDe(who) };
        if (who !== '') marques.push(marque);
        if (who !== '' && offers) ancre ??= marque;
        texte += text;
      }
    }
  }
  return { texte, marques, ancre };
};

/** In the given order, but spread over questions, then models, as far as possible. */
const spread = (list: readonly LectureLue[], count: number): readonly LectureLue[] => {
  const chosen: LectureLue[] = [];
  const like = (key: 'n' | 'model', lue: LectureLue) =>
    chosen.filter(({ cell }) => cell[key] === lue.cell[key]).length;
  while (chosen.length < Math.min(count, list.length)) {
    const left = list.filter((lue) => !chosen.includes(lue));
    left.sort((a, b) => like('n', a) - like('n', b) || like('model', a) - like('model', b));
    chosen.push(...left.slice(0, 1));
  }
  return chosen;
};

/** Answers that cite the client first, then those that name others instead. */
const choose = (lues: readonly LectureLue[]): readonly LectureLue[] => {
  const named = lues.filter(({ reading }) => reading.businesses.length > 0);
  const cited = named.filter((lue) => clientOf(lue) !== undefined);
  const instead = named.filter((lue) => clientOf(lue) === undefined);
  const half = spread(cited, COMBIEN / 2);
  return [...half, ...spread(instead, COMBIEN - half.length)];
};

/** Dated quotations, word for word, with marked names. `models`: the models asked, in the report's order. */
export const extraits = (
  lues: readonly LectureLue[],
  models: readonly string[],
  typeset: typeof typesetAnswer,
) =>
  choose(lues).flatMap((lue) => {
    const { cell, answer, reading } = lue;
    const anchor = clientOf(lue) ?? reading.businesses[0];
    if (answer === null || anchor === undefined) return [];
    const { ancre, ...words } = visible(lue, anchor, typeset);
    const from = { n: cell.n, ia: models.indexOf(cell.model), essai: cell.repeat };
    const modele = answer.model_version ?? cell.model;
    const uncut = { ...words, coupe: { avant: false, apres: false } };
    return [{ ...couper(uncut, LONGUEUR, ancre), ...from, modele, date: isoMinute(answer.at) }];
  });
