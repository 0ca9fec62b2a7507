import type { StoredCell } from '../cells/cell.store.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';

/** Whether the client changed or left since the measurement: no later document compares with it. */
export const depassee = async (
  { dossiers }: Pick<Needs, 'dossiers'>,
  { compte, client, revision }: Mesure,
): Promise<boolean> => {
  const { result } = await dossiers.lireDossier({ compte, client });
  return result?.$case !== 'dossier' || !result.value.actif || revision < result.value.corrige;
};

/** Whether every answer that was given is still stored. */
export const answersKept = async (
  { answers }: Pick<Needs, 'answers'>,
  all: readonly StoredCell[],
): Promise<boolean> => {
  const done = all.filter(({ etat }) => etat === 'done').map(({ _id }) => _id);
  return done.length > 0 && (await answers.among(done)).size === done.length;
};
