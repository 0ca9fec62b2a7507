import type { ReadingScore } from '@agence/proto/measurement/v1/operator';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { named, namedRow } from '../told.ts';
import { type Given, LONG, maybe, text, type Verb, type Verbs } from '../verb.ts';
import { month } from './measuring.ts';

const MOST_ANSWERS = 500;
const MOST_MEASUREMENTS = 100;

const count = (given: string, of: string, most: number): number => {
  const typed = Number(given);
  if (!Number.isInteger(typed) || typed < 1 || typed > most)
    throw new Refused(`"${given}" is not a number of ${of}: write 1 to ${most}`);
  return typed;
};

const byRules = async ({ measurement }: System, given: Given) => {
  const request = {
    compte: maybe(given, 'account'),
    limit: count(text(given, 'limit'), 'measurements', MOST_MEASUREMENTS),
  };
  const { readings } = await measurement.redoReadings(request, LONG);
  return given.options['changed'] === true ? readings.filter(({ changes }) => changes > 0) : readings;
};

/** What today's model would read again, or reads from now on once confirmed. */
const byModel = async ({ operator, measurement }: System, given: Given, confirmer: boolean) => {
  const order = { operator, id: given.arg, why: given.why, confirmer };
  const { euros, ...row } = await value(measurement.rereadMeasurement(order), 'rereading');
  return {
    ...{ ...row, lecteur_avant: row.lecteur_avant ?? 'rules' },
    ...{ euros: euros ?? null, prix: euros === undefined ? 'prix inconnu' : `${euros.toFixed(4)} €` },
  };
};

const readsByModel = ({ args, options }: Given): boolean => {
  const reader = options['reader'];
  if (reader !== 'rules' && reader !== 'model') throw new Refused('--reader is "model" or "rules"');
  if (reader === 'model' && args.length === 0)
    throw new Refused('--reader model takes the id of one measurement');
  if (reader === 'rules' && args.length > 0)
    throw new Refused('one measurement is read again with --reader model');
  return reader === 'model';
};

const startsCalls = (given: Given): boolean => readsByModel(given) && given.options['confirm'] === true;

/** Reads stored answers again: what states would be today, or a further reading by a model, which is paid. */
const REDO: Verb = {
  describe:
    'show which states would change if stored answers were read today; or have a model read them again',
  shape: (command) =>
    command
      .argument('[id]', 'with --reader model: the measurement')
      .option('--account <slug>', 'of this account only; else what was launched in the last 35 days')
      .option('--limit <count>', `measurements, the newest first, ${MOST_MEASUREMENTS} at most`, '20')
      .option('--changed', 'only those that would change')
      .option('--reader <reader>', 'rules: no call; model: paid calls, proposed with their price', 'rules')
      .option('--confirm', 'with --reader model: begin')
      .option('--why <reason>', 'kept in the journal'),
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
        .argument('<count>', `answers, ${MOST_ANSWERS} at most`)
        .option('--account <slug>', 'of this account only; else of what was launched in the last 35 days')
        .option('--seed <seed>', 'the same seed draws the same answers; else the day'),
    run: async (system, given) => {
      const request = {
        count: count(given.arg, 'answers', MOST_ANSWERS),
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
