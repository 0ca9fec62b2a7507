import type { Needs } from '../needs.ts';

/** The last measurement of a client that is done, with the citations that it left uncertain. */
export const derniereMesure = async (
  { mesures, clock }: Pick<Needs, 'mesures' | 'clock'>,
  compte: string,
  client: string,
) => {
  const last = await mesures.before(client, clock.now());
  if (last === null || last.mesure.compte !== compte) return null;
  return { ...last, incertaines: last.mesure.bilan?.incertaines ?? [] };
};
