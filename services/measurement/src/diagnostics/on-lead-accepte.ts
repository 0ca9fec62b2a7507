import type { EventData } from '@agence/proto/catalogue';
import { ficheOf } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { commander } from './commander.ts';
import { COMPTE_LEADS, IAS_LEAD } from './diagnostic.ts';

/** Somebody asked through the public form; the form tells what a model may know of it. */
export const onLeadAccepte = async (needs: Needs, { lead }: EventData<'lead_accepte'>): Promise<void> => {
  const { result } = await needs.form.lireFiche({ lead });
  // Erased meanwhile.
  if (result?.$case !== 'fiche') return;
  const diagnostic = { pour: 'lead', ias: IAS_LEAD } as const;
  await commander(needs, { compte: COMPTE_LEADS, id: lead, fiche: ficheOf(result.value), diagnostic });
};
