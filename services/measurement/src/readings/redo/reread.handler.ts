import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { answersKept, depassee } from './conclude-rereading.ts';
import { byToday, estimate } from './estimate.ts';
import { reread } from './reread.rule.ts';

/** Proposes that today's model reads the answers of a measurement again, with the price. Confirmed, the sweep begins within seconds. */
export const rereadMeasurement =
  (needs: Needs): Rpc['rereadMeasurement'] =>
  async (asked) => {
    const { operator, why, confirmer } = asked;
    const id = asked.id || '?';
    const { mesures, cells, reader } = needs;
    const { state } = await mesures.read(id);
    const outcome = await mesures.carryOut(id, reread, {
      ...{ command_id: randomUUID(), confirmer, operator, why, by: await byToday(needs) },
      gardees: await answersKept(needs, await cells.of(id)),
      depassee: state?.etat === 'faite' && (await depassee(needs, state)),
    });
    if ('refusal' in outcome) return refused(outcome);
    if (state === null || reader === null) throw new Error('a measurement is read again by nobody');
    const { lecteur, version } = outcome.proposal;
    const value = { ...(await estimate(needs, id, state, reader)), lecteur, version, commencee: confirmer };
    return { result: { $case: 'rereading', value } };
  };
