import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import { countOfAnswers } from './answer-cells.ts';

/** The progress of a client's running measurement: answers received and expected; both 0 when none runs. */
export const lireAvancement =
  ({ mesures, cells }: Pick<Needs, 'mesures' | 'cells'>): Rpc['lireAvancement'] =>
  async ({ compte, client }) => {
    const running = await mesures.runningFor(client);
    if (running === null || running.mesure.compte !== compte) return { recues: 0, attendues: 0 };
    const states = (await cells.states([running.id])).get(running.id) ?? {};
    const { cancelled = 0, todo = 0, claimed = 0, calling = 0 } = states;
    const created = Object.values(states).reduce((total, count) => total + count, 0);
    const ofLaterDays = Math.max(0, countOfAnswers(running.mesure) - created);
    const attendues = created - cancelled + ofLaterDays;
    return { recues: attendues - ofLaterDays - todo - claimed - calling, attendues };
  };

export const lireMesures =
  ({ mesures }: Pick<Needs, 'mesures'>): Rpc['lireMesures'] =>
  async ({ compte, client }) => {
    const rows = await mesures.ofClient(compte, client);
    return { essais: rows.map(({ id, mesure: { revision, etat } }) => ({ id, revision, etat })) };
  };
