import type { Provider, Source } from '../ai/port.ts';
import type { Agence } from '../documents/document.data.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Matiere } from '../report/rapport.ts';
import { type Avant, bilanDe } from './bilan.ts';
import { depouiller } from './depouiller.ts';
import type { Lecture } from './lecture.ts';

/** One answer: the names it cites in order, the client as "V"; or why it is set aside. */
export type Donnee = {
  readonly noms?: readonly string[];
  readonly sources?: readonly Source[];
  readonly searches?: number;
  readonly recherches?: readonly string[];
  readonly incertaine?: boolean;
  readonly ecart?: 'vide' | 'refus' | 'échec' | 'inconnue';
};

const AGENCE: Agence = { nom: 'Agence Clairval', couleur: '#0b5cad', contact: 'lea@clairval.example' };
const FICHE = {
  ...{ entreprise: 'Plomberie Martin', site_web: 'https://www.plomberie-martin.fr/' },
  ...{ ville: 'Angers', metier: 'plombier', concurrents: [] },
};
export const QUESTION = 'Quel plombier choisir à Angers ?';

const lectureOf = (n: number, model: string, repeat: number, donnee: Donnee): Lecture => {
  const cell = { _id: `${n}:${model}:${repeat}`, n, model, repeat } as Lecture['cell'];
  const answer = {
    text: 'Réponse.',
    model_version: `${model.split(':')[1]}-2026-11`,
    sources: [...(donnee.sources ?? [])],
    usage: { input_tokens: 1, output_tokens: 1, searches: donnee.searches ?? donnee.recherches?.length ?? 0 },
    recherches: donnee.recherches,
    at: new Date('2026-11-12T09:00:00Z'),
  };
  if (donnee.ecart !== undefined) return { cell, answer: null, ecart: donnee.ecart };
  const businesses = (donnee.noms ?? []).map((nom) => ({
    ...{ name: nom === 'V' ? FICHE.entreprise : nom, is: nom === 'V' ? 'client' : 'autre' },
    ...{ start: 0, end: 7, excerpt: nom },
  }));
  const uncertain = donnee.incertaine ? [{ is: 'client', name: FICHE.entreprise, start: 0, end: 7 }] : [];
  const provenance = { by: 'modele', dropped: 0, asked_again: 0, agrees: true };
  const reading = { version: '1', businesses, uncertain, provenance, position_uncertain: false };
  return { cell, answer, reading } as unknown as Lecture;
};

/** A report's material from answers: for each question, for each model. */
export function matiereDe(
  questions: readonly Readonly<Record<string, readonly Donnee[]>>[],
  change: Partial<Matiere> = {},
): Matiere {
  const ids = [...new Set(questions.flatMap((answers) => Object.keys(answers)))];
  const mesure = {
    ...{ fiche: FICHE, models: ids, repeats: 20, lecteur: 'mistral:small' },
    questions: questions.map((_, i) => ({
      n: i + 1,
      question: i === 0 ? QUESTION : `${QUESTION} (${i + 1})`,
    })),
  } as unknown as Mesure;
  const lectures = questions.flatMap((answers, i) =>
    Object.entries(answers).flatMap(([model, given]) =>
      given.map((donnee, repeat) => lectureOf(i + 1, model, repeat + 1, donnee)),
    ),
  );
  const models = ids.map((id) => {
    const [provider, model] = id.split(':') as [Provider, string];
    const recherche_web = provider !== 'openai-compatible';
    return { id, provider, model, label: model, recherche_web, simulated: false };
  });
  return {
    ...{ mesure, lectures, models, depouille: depouiller(mesure, lectures) },
    ...{ agence: AGENCE, numero: 'R-1', jour: '2026-11-12', prochaine_page: null, avant: null },
    ...change,
  };
}

export const fois = (n: number, donnee: Donnee): Donnee[] => Array.from({ length: n }, () => donnee);

/** The measurement of the month before, to compare with. */
export const avantDe = (questions: Parameters<typeof matiereDe>[0]): Avant => {
  const { mesure, lectures, depouille } = matiereDe(questions);
  return { jour: '2026-10-12', mois: '2026-10', bilan: bilanDe(mesure, lectures, depouille) };
};
