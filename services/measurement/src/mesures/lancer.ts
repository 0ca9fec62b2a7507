import { fr } from '@agence/gesture';
import { opaqueId } from '@agence/platform/process/opaque-id';
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

/** Fixes the plan and creates its cells. A repeated launch gives the same measurement and the same cells. */
export const lancer = async (needs: Needs, launch: Launch): Promise<void> => {
  const { dossiers, mesures, cells } = needs;
  const { compte, client, revision, lancee, essai, origine } = launch;
  const id = essaiDe(origine, essai);
  const tell = (what: string, issue: string, detail: string) =>
    dossiers.remettreEtats({
      compte,
      client,
      revision,
      command_id: `${id}:${what}`,
      mesure: origine,
      mesuree_ts: unix(lancee),
      issue,
      etats: [],
      documents: [],
      detail,
    });

  if ((await mesures.read(id)).state === null) {
    const plan = await planDe(needs, launch);
    if (plan === null) {
      await tell('perimee', 'en échec', DETAIL_PERIMEE);
      return;
    }
    await mesures.carryOut(id, creer, { command_id: `creer:${id}`, confirmer: true, plan });
  }
  // An earlier plan stays, so the stored plan is used.
  const { state } = await mesures.read(id);
  if (state === null || state.etat !== 'en cours') return;
  if (essai > 1) await tell('reprise', 'en cours', DETAIL_REPRISE);
  await createCells(needs, id, state);
  // A removal that arrived before the cells existed cancelled nothing, so it is checked again.
  if ((await planDe(needs, launch)) === null) await cells.cancel(client, revision);
};
