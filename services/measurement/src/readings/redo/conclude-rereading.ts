import { type Decision, propose } from '@agence/gesture';
import type { StoredCell } from '../../cells/cell.store.ts';
import { STOPPED } from '../../mesures/fields.ts';
import { order } from '../../mesures/finie.ts';
import type { Mesure, MesureFact, MesureState, Relue } from '../../mesures/mesure.ts';
import { readOn } from '../../mesures/next-readings.ts';
import { type Readings, readingsMade } from '../../mesures/read.ts';
import { readingsOf } from '../../mesures/reading-cells.ts';
import type { Needs } from '../../needs.ts';
import { bilanDe } from '../../states/bilan.ts';
import { depouiller } from '../../states/depouiller.ts';
import { lire } from '../../states/lecture.ts';

/** Whether the client changed or left since the measurement: no later document compares with it. */
export const depassee = async ({ dossiers }: Needs, { compte, client, revision }: Mesure) => {
  const { result } = await dossiers.lireDossier({ compte, client });
  return result?.$case !== 'dossier' || !result.value.actif || revision < result.value.corrige;
};

export const answersKept = async ({ answers }: Needs, all: readonly StoredCell[]) => {
  const done = all.filter(({ etat }) => etat === 'done').map(({ _id }) => _id);
  return done.length > 0 && (await answers.among(done)).size === done.length;
};

/** What the reading found; it is as good as stopped where the model read no answer. */
const found = async (
  { answers }: Needs,
  id: string,
  state: Mesure,
  all: readonly StoredCell[],
  readings: Readings,
): Promise<Pick<Relue, 'bilan' | 'inconnues'>> => {
  if (state.figee === null || state.bilan === null) return STOPPED;
  const mesure = { ...state, ...(state.relecture && { lecteur: state.relecture.lecteur }) };
  const inconnues = readings.cells.filter(({ etat }) => etat === 'indeterminate').map(({ _id }) => _id);
  const lectures = await lire({ mesure, figee: state.figee, all, readings }, await answers.of(id));
  const bilan = bilanDe(mesure, lectures, depouiller(mesure, lectures, state.bilan.questions));
  return bilan.lecture.par_modele > 0 ? { bilan, inconnues } : STOPPED;
};

/** Ends the further reading that is under way, once. */
const finish = (state: MesureState, { relue }: { readonly relue: Relue }): Decision<object, MesureFact> => {
  const { lecteur, version, essai } = state?.relecture ?? {};
  if (lecteur !== relue.lecteur || version !== relue.version || essai !== relue.essai) return propose({});
  const relues = [...(state?.relues ?? []), relue];
  return propose({}, [{ type: 'relecture_finie', set: { relecture: null, relues } }]);
};

/**
 * Makes the next calls of the further reading of a measurement, and ends it after the last one. It stops when the client
 * changes or leaves, or when answers are deleted. May be repeated.
 */
export const concludeRereading = async (needs: Needs, id: string): Promise<void> => {
  const { mesures, cells } = needs;
  const { state } = await mesures.read(id);
  if (state?.relecture == null) return;
  const { relecture } = state;
  const pour = readingsOf(id, relecture);
  const late = await depassee(needs, state);
  if (late) await cells.cancel(state.client, state.revision);
  if (await cells.live(pour)) return;
  const all = await cells.of(id);
  const readings = await readingsMade(needs, id, pour);
  const cancelled = readings.cells.some(({ etat }) => etat === 'cancelled');
  const stopped = late || cancelled || !(await answersKept(needs, all));
  if (!stopped && (await readOn(needs, id, state, all, relecture))) return;
  const end = stopped ? STOPPED : await found(needs, id, state, all, readings);
  await mesures.carryOut(id, finish, { ...order(`${pour}:finie`), relue: { ...relecture, ...end } });
};
