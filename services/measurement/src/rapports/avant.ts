import { isoDay, readableMonth } from '@agence/words/paris';
import type { Avant } from '../assembler/bilan.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';

type Before = { readonly avant: Avant | null; readonly meme_mois: boolean };

/**
 * What the measurement before found, and whether its report is of the same month. One made before the client was
 * corrected is compared with nothing: the report is a first one again.
 */
export const avantDe = async (
  { mesures }: Pick<Needs, 'mesures'>,
  mesure: Mesure,
  at: Date,
  corrige: number,
): Promise<Before> => {
  const last = (await mesures.before(mesure.client, mesure.lancee))?.mesure;
  if (!last?.bilan || last.figee === null) return { avant: null, meme_mois: false };
  const { figee, bilan } = last;
  const meme_mois = readableMonth(figee.at) === readableMonth(at);
  if (last.revision < corrige) return { avant: null, meme_mois };
  return { avant: { jour: isoDay(figee.at), bilan }, meme_mois };
};
