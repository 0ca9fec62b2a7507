import type { EventData } from '@agence/proto/catalogue';
import { IAS_LEAD } from '@agence/words/promises';
import { COMPTE_LEADS } from '../mesures/diagnostic.ts';
import { effacerLead } from '../mesures/effacer-lead.ts';
import { ficheOf } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { commander } from './commander.ts';

/** A request of the form was accepted, or its turn came; the form gives the part that a model may see. */
export const onLeadAccepte = async (
  needs: Needs,
  { lead }: EventData<'lead_accepte' | 'lead_tour_venu'>,
): Promise<void> => {
  const { result } = await needs.form.lireFiche({ lead });
  // Erased meanwhile, perhaps after an earlier delivery had begun.
  if (result?.$case !== 'fiche') return effacerLead(needs, { lead });
  if (result.value.attend) return;
  const diagnostic = { pour: 'lead', ias: IAS_LEAD } as const;
  await commander(needs, { compte: COMPTE_LEADS, id: lead, fiche: ficheOf(result.value), diagnostic });
};
