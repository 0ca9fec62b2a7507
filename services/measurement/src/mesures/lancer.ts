import { opaqueId } from '@agence/platform/opaque-id';
import { answerCells } from '../cells/new-cells.ts';
import type { Needs } from '../needs.ts';
import { ficheOf } from './fiche-of.ts';
import type { Plan } from './mesure.ts';
import { creer } from './mesures.rule.ts';

/** Answers per question that a client's measurement aims at (spec-notes, section 5). */
const REPONSES_VISEES = 20;

type Launch = {
  readonly compte: string;
  readonly client: string;
  readonly revision: number;
  readonly mesure: string;
  readonly lancee: Date;
  readonly essai: number;
};

/** Fixes the plan and creates its cells. Told twice, it is the same measurement and the same cells. */
export const lancer = async (needs: Needs, { mesure, ...launch }: Launch): Promise<void> => {
  const { dossiers, mesures, cells, databaseNow } = needs;
  const { compte, client, revision } = launch;
  const { result } = await dossiers.lireDossier({ compte, client });
  if (result?.$case !== 'dossier' || result.value.revision !== revision || !result.value.actif) return;
  const { fiche, questions, ias_par_client } = result.value;
  const asked = needs.models.slice(0, ias_par_client);
  const plan: Plan = {
    ...launch,
    fiche: ficheOf(fiche),
    questions,
    models: asked.map(({ id }) => id),
    repeats: Math.ceil(REPONSES_VISEES / asked.length),
    document: opaqueId('d'),
  };
  await mesures.carryOut(mesure, creer, { command_id: `creer:${mesure}`, confirmer: true, plan });
  // The plan that was written first stands, whatever was drawn here.
  const { state } = await mesures.read(mesure);
  if (state === null || state.etat !== 'en cours') return;
  const models = state.models.flatMap((id) => needs.models.filter((model) => model.id === id));
  await cells.create(answerCells(mesure, state, models, await databaseNow()));
};
