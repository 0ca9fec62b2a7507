import { named, namedRow, nameOf } from '../account-lookups.ts';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Given, LONG, type Verbs, WHY } from '../verb.ts';

/** Names the business and the account of a failed measurement. */
const businessAndAccount = async (system: System, id: string): Promise<string> => {
  const { failed } = await system.measurement.listFailed({});
  const row = failed.find((candidate) => candidate.id === id);
  if (row === undefined) return `the measurement ${id}`;
  const whose =
    row.compte === undefined ? 'a request of the form' : `the account ${await nameOf(system, row.compte)}`;
  return `${row.entreprise} for ${whose}`;
};

/** The month that was typed, if any. */
export const month = ({ maybe }: Given): string | undefined => {
  const typed = maybe('month');
  if (typed !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(typed))
    throw new Refused(`"${typed}" is not a month: write YYYY-MM`);
  return typed;
};

const unpriced = (calls: number): string | null =>
  calls === 0 ? null : `prix inconnu: ${calls} calls are not in the euros`;

/** Measurements and their cost. */
export const MEASURING: Verbs = {
  'measurements show <slug>': {
    describe: 'show the measurements of an account with their calls by state',
    run: async ({ measurement }, { arg: compte }) => (await measurement.showMeasurements({ compte })).mesures,
  },
  'measurements failed': {
    describe: 'list the measurements that failed for good, the oldest first',
    run: async (system) => named(system, (await system.measurement.listFailed({})).failed),
  },
  'measurements retry <id>': {
    describe: 'try again a measurement that failed for good: only calls without a valid answer are paid',
    about: WHY,
    warns: async ({ arg: id }, system) =>
      `measure ${await businessAndAccount(system, id)} again; calls without a valid answer are paid`,
    run: async (system, { order }) =>
      namedRow(system, await value(system.measurement.retryMeasurement(order('id')))),
  },
  'costs show': {
    describe: 'show the calls to AI models and their euros, per account and month',
    about: { '--month <month>': 'YYYY-MM; else every month whose answers are kept' },
    run: async (system, given) => {
      const asked = { mois: month(given) };
      const { costs, prix_lus_le, prix_jours } = await system.measurement.listCosts(asked, LONG);
      const rows = costs.map((cost) => ({
        ...cost,
        id: `${cost.mois}/${cost.compte ?? 'leads'}`,
        euros:
          cost.appels > 0 && cost.appels_sans_prix === cost.appels
            ? 'prix inconnu'
            : Math.round(cost.euros * 10_000) / 10_000,
        prices: `oldest list of prices read on ${prix_lus_le}, ${prix_jours} days ago; some unconfirmed: docs/providers.md`,
        note: unpriced(cost.appels_sans_prix),
      }));
      return named(system, rows);
    },
  },
};
