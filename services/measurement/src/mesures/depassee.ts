import type { Needs } from '../needs.ts';
import { essaiDe, type Mesure } from './mesure.ts';

/** Whether a later try or a later measurement exists, or the client has changed since. */
export const depassee = async ({ mesures, dossiers }: Needs, mesure: Mesure): Promise<boolean> => {
  const { compte, client, lancee, origine, essai, diagnostic } = mesure;
  const later = { 'state.compte': compte, 'state.client': client, 'state.lancee': { $gt: lancee } };
  if ((await mesures.read(essaiDe(origine, essai + 1))).state !== null) return true;
  if ((await mesures.readMany(later)).length > 0) return true;
  if (diagnostic !== undefined) return false;
  const { result } = await dossiers.lireDossier({ compte, client });
  return result?.$case !== 'dossier' || !result.value.actif || result.value.revision !== mesure.revision;
};

/** A lead belongs to no account. */
export const whose = ({ compte, client, diagnostic }: Mesure) => ({
  compte: diagnostic === 'lead' ? undefined : compte,
  client,
});
