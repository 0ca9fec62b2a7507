import type { EventData } from '@agence/proto/catalogue';
import { IAS_LEAD } from '@agence/words/promises';
import { COMPTE_LEADS, type Diagnostic, QUESTIONS } from '../mesures/diagnostic.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import { type Fiche, ficheOf } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { creerPreparation } from '../preparations/preparer.ts';

/** Orders the questions of a diagnostic: one paid call. `client`: the id of the agency's request, or of the lead. */
const commander = (
  needs: Needs,
  compte: string,
  client: string,
  fiche: Fiche,
  diagnostic: Diagnostic,
): Promise<void> =>
  creerPreparation(needs, {
    _id: `p_${client}`,
    compte,
    client,
    fiche,
    // A requested diagnostic never changes.
    revision: 1,
    contexte: '',
    count: QUESTIONS[diagnostic.pour],
    handed: null,
    diagnostic,
  });

/** An agency asked for a prospect's diagnostic: its questions are prepared, then asked at once. */
export const onDiagnosticDemande = async (
  needs: Needs,
  { compte, demande }: EventData<'diagnostic_demande'>,
): Promise<void> => {
  const { result } = await needs.prospections.lireDemande({ compte, demande });
  // Too old to be known: nobody waits for it any more.
  if (result?.$case !== 'demande' || result.value.prospect === undefined) return;
  const { prospect, ias } = result.value;
  await commander(needs, compte, demande, ficheOf(prospect), { pour: 'prospect', ias });
};

/** A request of the form was accepted, or its turn came; the form gives the part that a model may see. */
export const onLeadAccepte = async (
  needs: Needs,
  { lead }: EventData<'lead_accepte' | 'lead_tour_venu'>,
): Promise<void> => {
  const { result } = await needs.form.lireFiche({ lead });
  // Erased meanwhile, perhaps after an earlier delivery had begun.
  if (result?.$case !== 'fiche') return effacerClient(needs, COMPTE_LEADS, lead);
  if (result.value.attend) return;
  await commander(needs, COMPTE_LEADS, lead, ficheOf(result.value), { pour: 'lead', ias: IAS_LEAD });
};
