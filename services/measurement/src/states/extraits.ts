import type { Mention, typesetAnswer } from '@agence/reading';
import { isoMinute } from '@agence/words/paris';
import { couper } from './couper.ts';
import type { LectureLue } from './lecture.ts';
import type { Extrait, Marque } from './releve/releve.data.ts';

/** Number of quotations in a report, and the length of each. */
const COMBIEN = 6;
const LONGUEUR = 280;
/** The most bytes of an answer that are searched for a quotation. */
const LUS = 60_000;

const quiDe = (is: string): Marque['qui'] => (is === 'client' ? 'client' : 'autre');

const clientOf = ({ reading }: LectureLue): Mention | undefined =>
  reading.businesses.find((business) => business.is === 'client');

/** The visible words of an answer with its names, a table row on one line, and the place where `anchor` is offered. */
const visible = (
  { answer, reading }: LectureLue,
  anchor: Mention,
  typeset: typeof typesetAnswer,
): Pick<Extrait, 'texte' | 'marques'> & { readonly ancre: Marque | undefined } => {
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
    chosen.push(
      ...left
        .toSorted((a, b) => like('n', a) - like('n', b) || like('model', a) - like('model', b))
        .slice(0, 1),
    );
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

/** Dated quotations, word for word, with marked names. `iaOf` gives a model's place in the report. */
export const extraits = (
  lues: readonly LectureLue[],
  iaOf: (model: string) => number,
  typeset: typeof typesetAnswer,
): Extrait[] =>
  choose(lues).flatMap((lue) => {
    const { cell, answer, reading } = lue;
    const anchor = clientOf(lue) ?? reading.businesses[0];
    if (answer === null || anchor === undefined) return [];
    const { ancre, ...words } = visible(lue, anchor, typeset);
    return [
      {
        ...couper({ ...words, coupe: { avant: false, apres: false } }, LONGUEUR, ancre),
        n: cell.n,
        ia: iaOf(cell.model),
        essai: cell.repeat,
        modele: answer.model_version ?? cell.model,
        date: isoMinute(answer.at),
      },
    ];
  });
