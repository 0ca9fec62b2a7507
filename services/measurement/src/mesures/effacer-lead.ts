import type { EventData } from '@agence/proto/catalogue';
import type { Needs } from '../needs.ts';
import { COMPTE_LEADS } from './diagnostic.ts';
import { effacerClient } from './effacer-client.ts';

/** A lead was erased: erases everything prepared, asked, answered or written for it. */
export const effacerLead = (needs: Needs, { lead }: EventData<'lead_efface'>): Promise<void> =>
  effacerClient(needs, COMPTE_LEADS, lead);
