import { on, type Reaction } from '@agence/platform/bus/consumer';
import type { Lead } from '@agence/proto/form/v1/form';
import { forgetMessages, writeToPerson, writeToUs } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { send } from '../sending/send.ts';

/** A request of the public form; null before it is accepted and once it is erased. */
const read = async ({ form }: Needs, lead: string): Promise<Lead | null> => {
  const { result } = await form.lireLead({ lead });
  return result?.$case === 'lead' && result.value.etat === 'accepté' ? result.value : null;
};

const forget = async (needs: Needs, lead: string): Promise<void> =>
  forgetMessages(needs, await needs.messages.ofLead(lead));

/** Writes about a request. If it was erased meanwhile, its messages are deleted again. */
const whileKnown = async (needs: Needs, lead: string, write: (demande: Lead) => Promise<void>) => {
  const demande = await read(needs, lead);
  if (demande === null) return;
  await write(demande);
  if ((await read(needs, lead)) === null) await forget(needs, lead);
};

const alert = (needs: Needs, id: string, lead: string, genre: 'alerte_demande' | 'alerte_diagnostic') =>
  whileKnown(needs, lead, (demande) => writeToUs(needs, { id, genre, lead }, demande));

/** Asks the owner of the address to confirm it, once per request, and not before the request's turn has come. */
const askToConfirm = async (needs: Needs, lead: string): Promise<void> => {
  const id = `adresse_a_confirmer:${lead}`;
  await whileKnown(needs, lead, async (pour) => {
    const { attend, confirme_ts, confirmation } = pour;
    if (attend || confirme_ts !== undefined || confirmation === undefined) return;
    const lien = `${needs.publicUrl}/lead/confirmer/${confirmation}`;
    await writeToPerson(needs, { id, genre: 'adresse_a_confirmer', pour }, { lien });
  });
  await send(needs, id);
};

/** Sends the diagnostic to a confirmed address. An empty `document` sends it only if one exists already. */
const sendDiagnostic = (needs: Needs, lead: string, document: string) =>
  whileKnown(needs, lead, async (pour) => {
    if (pour.confirme_ts === undefined) return;
    const { lien, simulee = false } = await needs.diagnostics.lireLienDeLead({ lead, document });
    if (lien === undefined && document === '') return;
    if (lien === undefined) throw new Error('an event names a diagnostic that is not there');
    // The measurement and the confirmation may come in either order: the same id makes one message.
    const draft = { id: `diagnostic_pret:${lead}`, genre: 'diagnostic_pret', pour } as const;
    await writeToPerson(needs, draft, { entreprise: pour.entreprise, lien, simulee });
  });

/** Letters to the person who used the public form, and alerts to us. */
export const demandesReactions = (needs: Needs): readonly Reaction[] => [
  on('lead_accepte', 'alerte_demande', async ({ lead }, { id }) => {
    await alert(needs, id, lead, 'alerte_demande');
    // Sent at once; if that fails, a sweep sends it.
    await send(needs, id);
  }),
  on('lead_echoue', 'alerte_diagnostic', ({ lead }, { id }) => alert(needs, id, lead, 'alerte_diagnostic')),
  on('lead_accepte', 'adresse_a_confirmer', ({ lead }) => askToConfirm(needs, lead)),
  on('lead_tour_venu', 'adresse_a_confirmer', ({ lead }) => askToConfirm(needs, lead)),
  on('lead_mesure', 'diagnostic_pret', ({ lead, document }) => sendDiagnostic(needs, lead, document)),
  on('lead_confirme', 'diagnostic_pret', ({ lead }) => sendDiagnostic(needs, lead, '')),
  on('lead_efface', 'oubli', ({ lead }) => forget(needs, lead)),
];
