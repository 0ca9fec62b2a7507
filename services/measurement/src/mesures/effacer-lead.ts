import { Unavailable } from '@agence/platform/faults';
import type { EventData } from '@agence/proto/catalogue';
import type { Needs } from '../needs.ts';
import { COMPTE_LEADS, preparationDe, REVISION } from './diagnostic.ts';
import { effacer } from './mesures.rule.ts';

/** A lead was erased: whatever was prepared, asked, answered or written for it goes too. */
export const effacerLead = async (needs: Needs, { lead }: EventData<'lead_efface'>): Promise<void> => {
  const { cells, mesures, preparations, answers, livrables } = needs;
  await cells.cancel(lead, REVISION);
  const tried = await mesures.readMany({ 'state.compte': COMPTE_LEADS, 'state.client': lead });
  const tries = tried.map(({ _id }) => _id);
  const all = [preparationDe(lead), ...tries];
  for (const id of tries)
    await mesures.carryOut(id, effacer, { command_id: `${id}:effacer`, confirmer: true });
  await preparations.forget(preparationDe(lead));
  await livrables.forget(COMPTE_LEADS, lead);
  // A call that is out may still bring an answer: it is waited for.
  for (const pour of all) if (await cells.live(pour)) throw new Unavailable(`calls for ${pour} are out`);
  for (const pour of all) await answers.forget(pour);
};

/** Something of a lead was just kept: an erasure that passed before it was there has left it, so it is erased again. */
export const effacerSiEfface = async (needs: Needs, lead: string): Promise<void> => {
  const { result } = await needs.form.lireFiche({ lead });
  if (result?.$case !== 'fiche') await effacerLead(needs, { lead });
};
