import type { ReadingScore } from '@agence/proto/measurement/v1/operator';
import { named, namedRow } from '../account-lookups.ts';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Given, LONG, type Verb, type Verbs, WHY } from '../verb.ts';
import { month } from './measuring.ts';

const MOST_ANSWERS = 500;
const MOST_MEASUREMENTS = 100;

const count = (typed: string, what: string, most: number): number => {
  const number = Number(typed);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Refused(`"${typed}" is not a number of ${what}: write 1 to ${most}`);
  return number;
};

const byRules = async ({ measurement }: System, { maybe }: Given) => {
  const limit = count(maybe('limit') ?? '20', 'measurements', MOST_MEASUREMENTS);
  const { readings } = await measurement.redoReadings({ compte: maybe('account'), limit }, LONG);
  return maybe('changed') === undefined ? readings : readings.filter(({ changes }) => changes > 0);
};

/** What today's model would read again, or reads from now on once confirmed. */
const byModel = async ({ measurement }: System, { order }: Given, confirmer: boolean) => {
  const { euros, ...row } = await value(measurement.rereadMeasurement({ ...order('id'), confirmer }));
  return {
    ...{ ...row, lecteur_avant: row.lecteur_avant ?? 'rules' },
    ...{ euros: euros ?? null, prix: euros === undefined ? 'prix inconnu' : `${euros.toFixed(4)} €` },
  };
};

const readsByModel = ({ args, maybe }: Given): boolean => {
  const reader = maybe('reader') ?? 'rules';
  if (reader !== 'rules' && reader !== 'model') throw new Refused('--reader is "model" or "rules"');
  if (reader === 'model' && args.length === 0)
    throw new Refused('--reader model takes the id of one measurement');
  if (reader === 'rules' && args.length > 0)
    throw new Refused('one measurement is read again with --reader model');
  return reader === 'model';
};

const startsCalls = (given: Given): boolean => readsByModel(given) && given.maybe('confirm') !== undefined;

/** Reads stored answers again: what states would be today, or a further reading by a model, which is paid. */
const REDO: Verb = {
  describe:
    'show which states would change if stored answers were read today; or have a model read them again',
  about: {
    '[id]': 'with --reader model: the measurement',
    '--account <slug>': 'of this account only; else what was launched in the last 35 days',
    '--limit <count>': `measurements, the newest first, ${MOST_MEASUREMENTS} at most; absent: 20`,
    '--changed': 'only those that would change',
    '--reader <reader>': 'rules (absent): no call; model: paid calls, proposed with their price',
    '--confirm': 'with --reader model: begin',
    ...WHY,
  },
  warns: async (given, system) => {
    if (!startsCalls(given)) return null;
    const { id, appels_prevus, lecteur, version, prix } = await byModel(system, given, false);
    return `read the answers of ${id} again by ${lecteur}, version ${version}: ${appels_prevus} paid calls at most, ${prix}`;
  },
  run: async (system, given) => {
    if (!readsByModel(given)) return named(system, await byRules(system, given));
    return namedRow(system, await byModel(system, given, startsCalls(given)));
  },
};

/** The percentage of labelled answers, to one decimal. */
const percent = (right: number, { reponses }: ReadingScore): number =>
  Math.round((1000 * right) / reponses) / 10;

/** Which model or rules read the answers, and how well, by the labels of agencies. */
export const READINGS: Verbs = {
  'readings redo [id]': REDO,
  'readings show': {
    describe: 'show what reads the answers, and how those of a month were read: by rules and why, uncertain',
    about: { '--month <month>': 'YYYY-MM; else this month' },
    run: async ({ measurement }, given) => {
      const shown = await measurement.showReadings({ mois: month(given) }, LONG);
      return { ...shown, lecteur: shown.lecteur ?? 'rules' };
    },
  },
  'readings sample <count>': {
    describe: 'draw stored answers to label, each with the page of the console that asks for its label',
    about: {
      '<count>': `answers, ${MOST_ANSWERS} at most`,
      '--account <slug>': 'of this account only; else of what was launched in the last 35 days',
      '--seed <seed>': 'the same seed draws the same answers; else the day',
    },
    run: async (system, { arg, maybe }) => {
      const request = {
        count: count(arg, 'answers', MOST_ANSWERS),
        compte: maybe('account'),
        seed: maybe('seed'),
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
    about: { '--account <slug>': 'of this account only' },
    run: async ({ measurement }, { maybe }) => {
      const { scores } = await measurement.scoreReadings({ compte: maybe('account') }, LONG);
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
