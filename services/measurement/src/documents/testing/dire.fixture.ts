import type { RapportData } from '../../report/rapport.data.ts';
import type { QuestionMesuree, Reponse } from '../../states/releve/releve.data.ts';
import { type Phrase, texte } from '../typo.ts';
import { rapportFictif } from './rapport.fixture.ts';

/** Plain spaces and apostrophes, so that the sentences below can be read and searched. */
export const dit = (phrase: Phrase): string =>
  texte(phrase)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");

/** A question with one model, its answers given as places of names: "0 1" the client then Fournil Tesseau. */
export function lue(...answers: string[]): Partial<QuestionMesuree> {
  const detail = answers.map((a, i): Reponse => {
    if (a === 'x') return { ia: 0, essai: i + 1, ecartee: 'vide' };
    return {
      ia: 0,
      essai: i + 1,
      lu: a === '' ? [] : a.split(' ').map(Number),
    };
  });
  const cite = answers.filter((a) => a.split(' ').includes('0')).length;
  return {
    detail,
    suivis: [1, 2, 3, 4],
    cite,
    reponses: answers.filter((a) => a !== 'x').length,
  };
}

export function avec(change: Partial<RapportData>, questions?: Partial<QuestionMesuree>[]): RapportData {
  const data = rapportFictif({ questions: questions?.length ?? 10, ias: 1 });
  return {
    ...data,
    ...change,
    questions: data.questions.map((q, i) => ({ ...q, ...questions?.[i] })),
  };
}
