import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { named } from '../told.ts';
import { type Given, maybe, text, type Verb } from '../verb.ts';

/** Reading answers takes long, and this process has nothing else to do. */
const LONG = { deadline_ms: 60_000 };
const MOST = 100;

const count = (given: string): number => {
  const limit = Number(given);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw new Refused(`"${given}" is not a number of measurements: write 1 to ${MOST}`);
  return limit;
};

const byRules = async ({ measurement }: System, given: Given) => {
  const request = { compte: maybe(given, 'account'), limit: count(text(given, 'limit')) };
  const { readings } = await measurement.redoReadings(request, LONG);
  return given.options['changed'] === true ? readings.filter(({ changes }) => changes > 0) : readings;
};

/** What today's model would read again, or reads from now on once confirmed. */
const byModel = async ({ operator, measurement }: System, given: Given, confirmer: boolean) => {
  const { arg: id } = given;
  const order = { operator, id, why: given.why, confirmer };
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
export const REDO: Verb = {
  describe:
    'show which states would change if stored answers were read today; or have a model read them again',
  shape: (command) =>
    command
      .argument('[id]', 'with --reader model: the measurement')
      .option('--account <slug>', 'of this account only; else what was launched in the last 35 days')
      .option('--limit <count>', `measurements, the newest first, ${MOST} at most`, '20')
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
    const [row] = await named(system, [await byModel(system, given, startsCalls(given))]);
    return row;
  },
};
