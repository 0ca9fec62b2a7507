import type { Mention } from '@agence/reading';
import { isoMinute } from '@agence/words/paris';
import type { Extrait } from '../documents/releve/releve.data.ts';
import type { Lecture, Lu } from './lecture.ts';

/** Quotations a report shows, and how long each may be. */
const COMBIEN = 6;
const LONGUEUR = 280;
const AVANT = 60;

export type LectureLue = Extract<Lecture, { readonly reading: Lu }>;

const clientOf = ({ reading }: LectureLue): Mention | undefined =>
  reading.businesses.find((one) => one.is === 'client');

/** A stretch of the answer around `at`, cut at spaces, with the names it holds. */
const stretch = (text: string, at: number, names: readonly Mention[]) => {
  const from = at <= AVANT ? 0 : text.indexOf(' ', at - AVANT) + 1;
  const last = from + LONGUEUR >= text.length ? text.length : text.lastIndexOf(' ', from + LONGUEUR);
  const to = last > at ? last : Math.min(text.length, from + LONGUEUR);
  const marques = names
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, is }) => ({
      debut: start - from,
      fin: end - from,
      qui: is === 'client' ? ('client' as const) : ('autre' as const),
    }))
    .sort((a, b) => a.debut - b.debut);
  return { texte: text.slice(from, to), marques, coupe: { avant: from > 0, apres: to < text.length } };
};

/** In the order given, but each from another question, then from another model, while there are some. */
const spread = (list: readonly LectureLue[], count: number): readonly LectureLue[] => {
  const chosen: LectureLue[] = [];
  const like = (key: 'n' | 'model', one: LectureLue) =>
    chosen.filter(({ cell }) => cell[key] === one.cell[key]).length;
  while (chosen.length < Math.min(count, list.length)) {
    const left = list.filter((one) => !chosen.includes(one));
    chosen.push(
      ...left
        .toSorted((a, b) => like('n', a) - like('n', b) || like('model', a) - like('model', b))
        .slice(0, 1),
    );
  }
  return chosen;
};

/** Answers that show the client first, then those that name somebody else instead. */
const choose = (lues: readonly LectureLue[]): readonly LectureLue[] => {
  const named = lues.filter(({ reading }) => reading.businesses.length > 0);
  const cited = named.filter((one) => clientOf(one) !== undefined);
  const instead = named.filter((one) => clientOf(one) === undefined);
  const half = spread(cited, COMBIEN / 2);
  return [...half, ...spread(instead, COMBIEN - half.length)];
};

/** Dated quotations, word for word, with the names marked. `iaOf` gives a model's place in the report. */
export const extraits = (lues: readonly LectureLue[], iaOf: (model: string) => number): Extrait[] =>
  choose(lues).flatMap((one) => {
    const { cell, answer, reading } = one;
    const anchor = clientOf(one) ?? reading.businesses[0];
    if (answer === null || anchor === undefined) return [];
    return [
      {
        n: cell.n,
        ia: iaOf(cell.model),
        essai: cell.repeat,
        modele: answer.model_version ?? cell.model,
        date: isoMinute(answer.at),
        ...stretch(answer.text, anchor.start, reading.businesses),
      },
    ];
  });
