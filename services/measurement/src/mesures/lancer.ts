import { fr } from '@agence/gesture';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { RemettreEtatsRequest } from '@agence/proto/clients/v1/dossiers';
import { unix } from '@agence/words/paris';
import { repeatsOf } from '@agence/words/promises';
import type { Needs } from '../needs.ts';
import { createCells } from './create-cells.ts';
import { ficheOf } from './fiche.ts';
import { essaiDe, type Plan } from './mesure.ts';
import { creer } from './mesures.rule.ts';

type Launch = Pick<Plan, 'compte' | 'client' | 'revision' | 'lancee' | 'essai' | 'origine' | 'jours'>;

const DETAIL_PERIMEE = fr`La mesure n'a pas eu lieu : la fiche du client a changé ou a été close avant qu'elle ne commence.`;
const DETAIL_REPRISE = fr`Une seconde mesure est en cours ; le rapport suivra.`;

/** The plan for the client as it is now; null when the client has changed since the launch, or is not active. */
export const planDe = async ({ dossiers, models, reader }: Needs, launch: Launch): Promise<Plan | null> => {
  const { compte, client, revision } = launch;
  const { result } = await dossiers.lireDossier({ compte, client });
  if (result?.$case !== 'dossier' || result.value.revision !== revision || !result.value.actif) return null;
  const { fiche, questions, ias_par_client } = result.value;
  const asked = models.slice(0, Math.max(1, ias_par_client));
  return {
    ...launch,
    fiche: ficheOf(fiche),
    questions,
    models: asked.map(({ id }) => id),
    repeats: repeatsOf('mesure', asked.length),
    ...(reader !== null && { lecteur: reader.id }),
    document: opaqueId('d'),
  };
};

type Measured = Pick<Plan, 'compte' | 'client' | 'revision' | 'origine' | 'lancee'>;
type HandIn = Partial<RemettreEtatsRequest> & Pick<RemettreEtatsRequest, 'command_id' | 'issue'>;

/** Hands the outcome of a measurement in to clients; false when the client has changed since. */
export const remettreEtats = async (
  { dossiers }: Pick<Needs, 'dossiers'>,
  { compte, client, revision, origine, lancee }: Measured,
  outcome: HandIn,
): Promise<boolean> => {
  const measured = { compte, client, revision, mesure: origine, mesuree_ts: unix(lancee) };
  return (await dossiers.remettreEtats({ ...measured, etats: [], documents: [], ...outcome })).retenus;
};

/** Fixes the plan and creates its cells. A repeated launch gives the same measurement and the same cells. */
export const lancer = async (needs: Needs, launch: Launch): Promise<void> => {
  const { mesures, cells } = needs;
  const { client, revision, essai, origine } = launch;
  const id = essaiDe(origine, essai);
  if ((await mesures.read(id)).state === null) {
    const plan = await planDe(needs, launch);
    if (plan === null) {
      const outcome = { command_id: `${id}:perimee`, issue: 'en échec', detail: DETAIL_PERIMEE };
      await remettreEtats(needs, launch, outcome);
      return;
    }
    await mesures.carryOut(id, creer, { command_id: `creer:${id}`, confirmer: true, plan });
  }
  // An earlier plan stays, so the stored plan is used.
  const { state } = await mesures.read(id);
  if (state === null || state.etat !== 'en cours') return;
  const again = { command_id: `${id}:reprise`, issue: 'en cours', detail: DETAIL_REPRISE };
  if (essai > 1) await remettreEtats(needs, launch, again);
  await createCells(needs, id, state);
  // A removal that arrived before the cells existed cancelled nothing, so it is checked again.
  if ((await planDe(needs, launch)) === null) await cells.cancel(client, revision);
};
