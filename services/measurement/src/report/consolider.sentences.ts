import { accord, enLettres } from '@agence/words/french';
import { fr, mot, type Phrase, suite } from '../documents/typo.ts';
import { premierRival } from '../states/releve/calculs.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';

const questions = (n: number) => fr`${enLettres(n)} ${accord(n, 'question', 'questions')}`;

/** The two ways to be "à consolider": cited more often after a competitor than first, or cited too rarely. */
function facons(data: RapportData): { derriere: QuestionMesuree[]; rares: QuestionMesuree[] } {
  const held = data.questions.filter((q) => q.etat === 'consolider' && !q.conserve);
  const behind = (q: QuestionMesuree) => 2 * q.premier < q.cite;
  return { derriere: held.filter(behind), rares: held.filter((q) => !behind(q)) };
}

/** What "à consolider" means for the questions of this report. */
export function definition(data: RapportData): Phrase {
  const [behind, rare] = [facons(data).derriere.length, facons(data).rares.length];
  const n = (count: number) => fr`${count} ${accord(count, 'question', 'questions')}`;
  if (behind > 0 && rare > 0)
    return fr`Des réponses vous citent, mais le plus souvent après un concurrent (${n(behind)}) ou trop rarement (${n(rare)}).`;
  if (rare > 0) return fr`Des réponses vous citent, mais trop d'autres citent un concurrent sans vous.`;
  if (behind > 0) return fr`Des réponses vous citent, mais le plus souvent après un concurrent.`;
  return fr`Des réponses vous citent, mais après un concurrent ou trop rarement.`;
}

/** The questions to secure, one sentence for each way, and who stands in front. `before`: questions already named. */
export function aConsolider(data: RapportData, before: number): Phrase {
  const { derriere, rares } = facons(data);
  const rival = premierRival(data, [...derriere, ...rares]);
  const sur = (n: number, named: number): Phrase =>
    named === 0 ? fr`Sur ${questions(n)}` : fr`Sur ${enLettres(n)} ${accord(n, 'autre', 'autres')}`;
  const behind = derriere.length;
  return suite(
    behind === 0
      ? null
      : fr`${sur(behind, before)}, les IA vous citent, mais le plus souvent après un concurrent.`,
    rares.length === 0
      ? null
      : fr`${sur(rares.length, before + behind)}, les réponses qui vous citent vous placent en tête au moins une fois sur deux, mais trop de réponses citent un concurrent sans vous.`,
    rival === null
      ? null
      : fr`Le nom qui y vient le plus souvent avant le vôtre, ou à sa place, est ${mot(rival.nom)}.`,
  );
}
