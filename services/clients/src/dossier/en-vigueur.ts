import type { Dossier, EtatDeQuestion, Question } from './etat.ts';

/** A dossier limited to the plan in force: the questions that the plan asks, with their states. */
export type EnVigueur = Dossier & { readonly au_repos?: readonly Question[] };

const parRang = (etats: readonly EtatDeQuestion[]): readonly number[] =>
  etats.toSorted((a, b) => a.rang - b.rang).map(({ n }) => n);

/** The last states of questions that the last measurement did not ask. */
const anciens = ({ etats, etats_au_repos = [] }: Dossier): readonly EtatDeQuestion[] =>
  etats_au_repos.filter(({ n }) => !etats.some((etat) => etat.n === n));

/** The last state of each question that was ever measured. */
export const derniersEtats = (dossier: Dossier): readonly EtatDeQuestion[] => [
  ...dossier.etats,
  ...anciens(dossier),
];

/** The order in which questions are kept: the smallest rank first, then those at rest, then those never measured. */
const ordre = (dossier: Dossier) => {
  const measured = [...parRang(dossier.etats), ...parRang(anciens(dossier))];
  const places = new Map(measured.map((n, place) => [n, place]));
  return (n: number): number => places.get(n) ?? measured.length;
};

/** Separates the questions that a plan of `parClient` questions asks from those at rest. Nothing is deleted. */
export const enVigueur = (dossier: Dossier, parClient: number): EnVigueur => {
  if (dossier.questions.length <= parClient) return dossier;
  const place = ordre(dossier);
  const kept = dossier.questions.toSorted((a, b) => place(a.n) - place(b.n) || a.n - b.n).slice(0, parClient);
  const au_repos = dossier.questions.filter((question) => !kept.includes(question));
  const rests = ({ n }: EtatDeQuestion): boolean => au_repos.some((question) => question.n === n);
  return {
    ...dossier,
    questions: dossier.questions.filter((question) => kept.includes(question)),
    au_repos,
    etats: dossier.etats.filter((etat) => !rests(etat)),
    etats_au_repos: [...dossier.etats.filter(rests), ...anciens(dossier)],
  };
};

/** The states of the questions that a measurement did not ask, as they were before it. */
export const etatsAuRepos = (
  dossier: Dossier,
  measured: readonly EtatDeQuestion[],
): readonly EtatDeQuestion[] =>
  derniersEtats(dossier).filter(({ n }) => !measured.some((etat) => etat.n === n));
