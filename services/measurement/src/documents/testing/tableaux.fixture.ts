import { rapportData } from '../../report/rapport.ts';
import { type Avant, bilanDe } from '../../states/bilan.ts';
import { depouiller } from '../../states/depouiller.ts';
import { matiereDe } from '../../states/lectures.fixture.ts';
import { donneesDe, TABLEAUX } from '../../states/releve/tableaux.ts';

/** A file of the data of a document. */
export const fileOf = (html: string, name: string): string => {
  const data = donneesDe(html);
  if (data === null) throw new Error('a report has data');
  return TABLEAUX[name]?.(data) ?? '';
};

type Mois = {
  readonly noms: readonly string[];
  readonly jours: number;
  /** Whether answer `i` to question `n` cites the client. */
  readonly cite?: (n: number, i: number) => boolean;
  readonly avant?: Avant | null;
};

/** A report from readings of six questions to two models, and the basis of the next comparison. */
export function moisDe({ noms, jours, cite = (n, i) => i % 3 === n % 3, avant = null }: Mois) {
  // The first name of some answers is in no other answer, so it is not followed.
  const draw = (n: number, i: number) => [
    ...(i % 4 === 2 ? [`Seul ${n}·${i}`] : []),
    ...noms.filter((__, place) => (n * 7 + i * (place + 3)) % 5 < 2),
  ];
  const answer = (n: number, i: number) => ({
    noms: cite(n, i) ? draw(n, i).toSpliced(i % 2, 0, 'V') : draw(n, i),
    ...(i === 7 && { ecart: 'refus' as const }),
    incertaine: i === 5,
  });
  const models = (n: number) =>
    Object.fromEntries(
      ['openai:a', 'google:b'].map((id, m) => [
        id,
        Array.from({ length: 10 }, (__, i) => answer(n, i + 10 * m)),
      ]),
    );
  const matiere = matiereDe(Array.from({ length: 6 }, (__, n) => models(n)));
  const lectures = matiere.lectures.map((lecture) => {
    const { answer: given, cell } = lecture;
    if (given === null) return lecture;
    const at = new Date(Date.UTC(2026, 10, 10 + (cell.repeat % jours), 9));
    return { ...lecture, answer: { ...given, at } };
  });
  const { mesure } = matiere;
  const depouille = depouiller(mesure, lectures);
  return {
    data: rapportData({ ...matiere, lectures, depouille, avant }),
    bilan: bilanDe(mesure, lectures, depouille),
  };
}
