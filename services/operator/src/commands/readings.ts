import type { ReadingScore } from '@agence/proto/measurement/v1/operator';
import { Refused } from '../answer.ts';
import { named } from '../told.ts';
import { maybe, type Verbs } from '../verb.ts';
import { month } from './measuring.ts';
import { REDO } from './redo.ts';

/** Reading answers takes long, and this process has nothing else to do. */
const LONG = { deadline_ms: 60_000 };
const MOST = 500;

const count = (given: string): number => {
  const answers = Number(given);
  if (!Number.isInteger(answers) || answers < 1 || answers > MOST)
    throw new Refused(`"${given}" is not a number of answers: write 1 to ${MOST}`);
  return answers;
};

/** The percentage of labelled answers, to one decimal. */
const percent = (right: number, { reponses }: ReadingScore): number =>
  Math.round((1000 * right) / reponses) / 10;

/** Which model or rules read the answers, and how well, by the labels of agencies. */
export const READINGS: Verbs = {
  'readings redo': REDO,
  'readings show': {
    describe: 'show what reads the answers, and how those of a month were read: by rules and why, uncertain',
    shape: (command) => command.option('--month <month>', 'YYYY-MM; else this month'),
    run: async ({ measurement }, given) => {
      const shown = await measurement.showReadings({ mois: month(maybe(given, 'month')) }, LONG);
      return { ...shown, lecteur: shown.lecteur ?? 'rules' };
    },
  },
  'readings sample': {
    describe: 'draw stored answers to label, each with the page of the console that asks for its label',
    shape: (command) =>
      command
        .argument('<count>', `answers, ${MOST} at most`)
        .option('--account <slug>', 'of this account only; else of what was launched in the last 35 days')
        .option('--seed <seed>', 'the same seed draws the same answers; else the day'),
    run: async (system, given) => {
      const { arg: asked } = given;
      const request = {
        count: count(asked),
        compte: maybe(given, 'account'),
        seed: maybe(given, 'seed'),
      };
      const { answers } = await system.measurement.sampleReadings(request, LONG);
      const rows = answers.map((answer) => ({
        ...answer,
        link: `${system.publicUrl}/console/lectures/${answer.id}/`,
      }));
      return named(system, rows);
    },
  },
  'readings score': {
    describe:
      'compare the readings of labelled answers with their labels, in per cent, by reader and version',
    shape: (command) => command.option('--account <slug>', 'of this account only'),
    run: async ({ measurement }, given) => {
      const { scores } = await measurement.scoreReadings({ compte: maybe(given, 'account') }, LONG);
      return scores.map((score) => {
        const { lecteur = 'rules', version, reponses, etats, positions, noms } = score;
        return {
          ...{ id: `${lecteur}/${version}`, lecteur, version, reponses },
          etat: percent(etats, score),
          position: percent(positions, score),
          noms: percent(noms, score),
        };
      });
    },
  },
};
