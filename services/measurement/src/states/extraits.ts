import type { Mention } from '@agence/reading';
import { isoMinute } from '@agence/words/paris';
import type { LectureLue } from './lecture.ts';
import type { Extrait } from './releve/releve.data.ts';

/** Number of quotations in a report, and the length of each. */
const COMBIEN = 6;
const LONGUEUR = 280;
const AVANT = 60;

const clientOf = ({ reading }: LectureLue): Mention | undefined =>
  reading.businesses.find((business) => business.is === 'client');

/** The part of the answer around `at`, cut at spaces, with its names. */
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
export const extraits = (lues: readonly LectureLue[], iaOf: (model: string) => number): Extrait[] =>
  choose(lues).flatMap((lue) => {
    const { cell, answer, reading } = lue;
    const anchor = clientOf(lue) ?? reading.businesses[0];
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
