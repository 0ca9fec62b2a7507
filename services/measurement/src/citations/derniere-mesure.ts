import { lastRead } from '../mesures/last-read.ts';
import type { Needs } from '../needs.ts';

/** The client's last measurement with a result, and its uncertain citations; null when there is none. */
export const derniereMesure = async (
  { mesures, clock }: Pick<Needs, 'mesures' | 'clock'>,
  compte: string,
  client: string,
) => {
  const [last] = await mesures.before(client, clock.now(), 1);
  if (last === undefined || last.mesure.compte !== compte) return null;
  return { ...last, incertaines: lastRead(last.id, last.mesure).mesure.bilan?.incertaines ?? [] };
};
