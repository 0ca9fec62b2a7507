import type { LireAvancementRequest, LireAvancementResponse } from '@agence/proto/measurement/v1/measurement';
import type { Needs } from '../needs.ts';

/** The progress of a client's running measurement: answers received and expected; both 0 when none runs. */
export const lireAvancement =
  ({ mesures, cells }: Pick<Needs, 'mesures' | 'cells'>) =>
  async ({ compte, client }: LireAvancementRequest): Promise<LireAvancementResponse> => {
    const running = await mesures.runningFor(client);
    if (running === null || running.mesure.compte !== compte) return { recues: 0, attendues: 0 };
    const states = (await cells.states([running.id])).get(running.id) ?? {};
    const { cancelled: _, ...asked } = states;
    const attendues = Object.values(asked).reduce((sum, count) => sum + count, 0);
    const open = (asked['todo'] ?? 0) + (asked['claimed'] ?? 0) + (asked['calling'] ?? 0);
    return { recues: attendues - open, attendues };
  };
