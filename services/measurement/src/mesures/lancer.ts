import { fr } from '@agence/gesture';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { RemettreEtatsRequest } from '@agence/proto/clients/v1/dossiers';
import { unix } from '@agence/words/paris';
import { repeatsOf } from '@agence/words/promises';
import type { Needs } from '../needs.ts';
import type { Preparation } from '../preparations/preparation.store.ts';
import { createCells } from './create-cells.ts';
import type { Diagnostic } from './diagnostic.ts';
import { ficheOf } from './fiche.ts';
import { essaiDe, type Mesure, type Plan } from './mesure.ts';
import { creer } from './mesures.rule.ts';

type Launch = Pick<Plan, 'compte' | 'client' | 'revision' | 'lancee' | 'essai' | 'origine' | 'jours'>;

const DETAIL_PERIMEE = fr`La mesure n'a pas eu lieu : la fiche du client a changé ou a été close avant qu'elle ne commence.`;
const DETAIL_REPRISE = fr`Une seconde mesure est en cours ; le rapport suivra.`;

/** The first models configured, `ias` at most, how often each is asked, and who reads the answers. */
const asking = (needs: Pick<Needs, 'models' | 'reader'>, what: 'mesure' | 'diagnostic', ias: number) => {
  const { models, reader } = needs;
  const asked = models.slice(0, Math.max(1, ias)).map(({ id }) => id);
  return {
    models: asked,
    repeats: repeatsOf(what, asked.length),
    ...(reader !== null && { lecteur: reader.id }),
    document: opaqueId('d'),
  };
};

/** The plan for the client as it is now; null when the client has changed since the launch, or is not active. */
export const planDe = async (needs: Needs, launch: Launch): Promise<Plan | null> => {
  const { compte, client, revision } = launch;
  const { result } = await needs.dossiers.lireDossier({ compte, client });
  if (result?.$case !== 'dossier' || result.value.revision !== revision || !result.value.actif) return null;
  const { fiche, questions, ias_par_client } = result.value;
  return { ...launch, fiche: ficheOf(fiche), questions, ...asking(needs, 'mesure', ias_par_client) };
};

/** The plan of a diagnostic with its prepared questions. Its id comes from the client, so a repeat gives the same one. */
export const planDuDiagnostic = (
  needs: Pick<Needs, 'models' | 'reader' | 'clock'>,
  { compte, client, revision, fiche }: Preparation,
  { pour, ias }: Diagnostic,
  questions: readonly string[],
): Plan => ({
  compte,
  client,
  revision,
  fiche,
  questions: questions.map((question, i) => ({ n: i + 1, question })),
  ...asking(needs, 'diagnostic', ias),
  lancee: needs.clock.now(),
  essai: 1,
  origine: `m_${client}`,
  diagnostic: pour,
});

type Outcome = Partial<RemettreEtatsRequest> & Pick<RemettreEtatsRequest, 'command_id' | 'issue'>;

/** Hands the outcome of a measurement in to clients; false when the client has changed since. */
export const remettreEtats = async (
  { dossiers }: Pick<Needs, 'dossiers'>,
  { compte, client, revision, origine, lancee }: Omit<Launch, 'essai' | 'jours'>,
  outcome: Outcome,
): Promise<boolean> => {
  const measured = { compte, client, revision, mesure: origine, mesuree_ts: unix(lancee) };
  return (await dossiers.remettreEtats({ ...measured, etats: [], documents: [], ...outcome })).retenus;
};

/** Stores the plan once; an earlier plan stays. The measurement, or null when it is over. */
const createOnce = async ({ mesures }: Needs, id: string, plan: Plan | null): Promise<Mesure | null> => {
  if (plan !== null) await mesures.carryOut(id, creer, { command_id: `creer:${id}`, confirmer: true, plan });
  const { state } = await mesures.read(id);
  return state?.etat === 'en cours' ? state : null;
};

/** Fixes the plan and creates its cells. A repeated launch gives the same measurement and the same cells. */
export const lancer = async (needs: Needs, launch: Launch): Promise<void> => {
  const { client, revision, essai, origine } = launch;
  const id = essaiDe(origine, essai);
  const known = (await needs.mesures.read(id)).state !== null;
  const plan = known ? null : await planDe(needs, launch);
  if (!known && plan === null) {
    const outcome = { command_id: `${id}:perimee`, issue: 'en échec', detail: DETAIL_PERIMEE };
    await remettreEtats(needs, launch, outcome);
    return;
  }
  const mesure = await createOnce(needs, id, plan);
  if (mesure === null) return;
  const again = { command_id: `${id}:reprise`, issue: 'en cours', detail: DETAIL_REPRISE };
  if (essai > 1) await remettreEtats(needs, launch, again);
  await createCells(needs, id, mesure);
  // A removal that arrived before the cells existed cancelled nothing, so it is checked again.
  if ((await planDe(needs, launch)) === null) await needs.cells.cancel(client, revision);
};

/** Fixes the plan of a diagnostic and creates its cells; repeating it changes nothing. */
export const lancerDiagnostic = async (needs: Needs, plan: Plan): Promise<void> => {
  const id = essaiDe(plan.origine, plan.essai);
  const mesure = await createOnce(needs, id, plan);
  if (mesure !== null) await createCells(needs, id, mesure);
};

/** The second try of a lead's diagnostic: the same questions to the same models. */
export const reprendreDiagnostic = (needs: Needs, mesure: Mesure): Promise<void> => {
  const { compte, client, revision, fiche, questions, models, repeats, lecteur, origine } = mesure;
  return lancerDiagnostic(needs, {
    ...{ compte, client, revision, fiche, questions, models, repeats, origine },
    ...(lecteur !== undefined && { lecteur }),
    lancee: needs.clock.now(),
    document: opaqueId('d'),
    essai: mesure.essai + 1,
    diagnostic: 'lead',
  });
};
