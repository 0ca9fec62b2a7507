import { opaqueId } from '@agence/platform/process/opaque-id';
import { repeatsOf } from '@agence/words/promises';
import type { Needs } from '../needs.ts';
import type { Preparation } from '../preparations/preparation.store.ts';
import { createCells } from './create-cells.ts';
import type { Diagnostic } from './diagnostic.ts';
import { essaiDe, type Mesure, type Plan } from './mesure.ts';
import { creer } from './mesures.rule.ts';

/** Stores the plan once, then creates its cells; an earlier plan stays. */
export const ouvrir = async (needs: Needs, id: string, plan: Plan): Promise<void> => {
  const { mesures } = needs;
  await mesures.carryOut(id, creer, { command_id: `creer:${id}`, confirmer: true, plan });
  const { state } = await mesures.read(id);
  if (state?.etat === 'en cours') await createCells(needs, id, state);
};

/** The plan of a diagnostic with its prepared questions. Its id comes from the client, so a repeat gives the same one. */
export const planDuDiagnostic = (
  { models, reader, clock }: Pick<Needs, 'models' | 'reader' | 'clock'>,
  { compte, client, revision, fiche }: Preparation,
  { pour, ias }: Diagnostic,
  questions: readonly string[],
): Plan => {
  const asked = models.slice(0, Math.max(1, ias));
  return {
    compte,
    client,
    revision,
    fiche,
    questions: questions.map((question, i) => ({ n: i + 1, question })),
    models: asked.map(({ id }) => id),
    repeats: repeatsOf('diagnostic', asked.length),
    ...(reader !== null && { lecteur: reader.id }),
    lancee: clock.now(),
    document: opaqueId('d'),
    essai: 1,
    origine: `m_${client}`,
    diagnostic: pour,
  };
};

/** The second try of a lead's diagnostic: the same questions to the same models. */
export const reprendreDiagnostic = (needs: Needs, mesure: Mesure): Promise<void> => {
  const { compte, client, revision, fiche, questions, models, repeats, lecteur, origine } = mesure;
  const essai = mesure.essai + 1;
  const asked = {
    ...{ compte, client, revision, fiche, questions, models, repeats, origine },
    ...(lecteur !== undefined && { lecteur }),
  };
  const again = { lancee: needs.clock.now(), document: opaqueId('d'), essai, diagnostic: 'lead' as const };
  return ouvrir(needs, essaiDe(origine, essai), { ...asked, ...again });
};
