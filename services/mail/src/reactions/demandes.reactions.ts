import { on, type Reaction } from '@agence/platform/consumer';
import { Unavailable } from '@agence/platform/faults';
import type { Lead } from '@agence/proto/form/v1/form';
import { alerteDemande, alerteDiagnostic } from '../lettres/alertes.lettre.ts';
import { confirmerAdresse, diagnosticPret } from '../lettres/demandes.lettre.ts';
import { forgetMessages } from '../messages/forget.ts';
import { writeToPerson, writeToUs } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { send } from '../sending/send.ts';

/** What a person said in the form; null once it is erased, and before it is accepted. */
const read = async ({ form }: Needs, lead: string): Promise<Lead | null> => {
  const { result } = await form.lireLead({ lead });
  return result?.$case === 'lead' && result.value.etat === 'accepté' ? result.value : null;
};

/** Forgets every message that speaks of a request. */
const forget = async (needs: Needs, lead: string): Promise<void> =>
  forgetMessages(needs, await needs.messages.ofLead(lead));

/** Writes about a request; one that was erased while it was written is forgotten again. */
const whileKnown = async (needs: Needs, lead: string, write: (said: Lead) => Promise<void>) => {
  const said = await read(needs, lead);
  if (said === null) return;
  await write(said);
  if ((await read(needs, lead)) === null) await forget(needs, lead);
};

const alert = (needs: Needs, id: string, lead: string, genre: 'alerte_demande' | 'alerte_diagnostic') =>
  whileKnown(needs, lead, async (demande) => {
    const letter = genre === 'alerte_demande' ? alerteDemande : alerteDiagnostic;
    await writeToUs(needs, { id, genre, lead }, letter(demande));
  });

const diagnosticOf = (lead: string): string => `diagnostic_pret:${lead}`;

/** An earlier release sent it to whoever asked, under the name of the event. */
const wasSent = async ({ messages }: Needs, lead: string): Promise<boolean> =>
  (await messages.ofLead(lead)).some(
    ({ _id, genre }) => genre === 'diagnostic_pret' && _id !== diagnosticOf(lead),
  );

/** Asks whoever has the address whether the diagnostic may be sent there; once a request, and once it is measured. */
const askToConfirm = async (needs: Needs, lead: string): Promise<void> => {
  const id = `adresse_a_confirmer:${lead}`;
  await whileKnown(needs, lead, async (pour) => {
    if (pour.attend || pour.confirme_ts !== undefined || (await wasSent(needs, lead))) return;
    if (pour.confirmation === undefined) throw new Unavailable('the form is of an earlier release');
    const lien = `${needs.publicUrl}/lead/confirmer/${pour.confirmation}`;
    await writeToPerson(needs, { id, genre: 'adresse_a_confirmer', pour }, confirmerAdresse({ lien }));
  });
  await send(needs, id);
};

/** Sends the diagnostic to a confirmed address; `document` empty: if there is one already. */
const sendDiagnostic = (needs: Needs, lead: string, document: string) =>
  whileKnown(needs, lead, async (pour) => {
    if (pour.confirme_ts === undefined || (await wasSent(needs, lead))) return;
    const { lien, simulee = false } = await needs.diagnostics.lireLienDeLead({ lead, document });
    if (lien === undefined && document === '') return;
    if (lien === undefined) throw new Error('an event names a diagnostic that is not there');
    const { entreprise } = pour;
    // Both the measurement and the confirmation may come last: one message.
    const draft = { id: diagnosticOf(lead), genre: 'diagnostic_pret', pour } as const;
    await writeToPerson(needs, draft, diagnosticPret({ entreprise, lien, simulee }));
  });

/** What the person who asked through the form is sent, and what we are told of it. */
export const demandesReactions = (needs: Needs): readonly Reaction[] => [
  on('lead_accepte', 'alerte_demande', async ({ lead }, { id }) => {
    await alert(needs, id, lead, 'alerte_demande');
    // At once; what the relay does not take leaves with the next sweep.
    await send(needs, id);
  }),
  on('lead_echoue', 'alerte_diagnostic', ({ lead }, { id }) => alert(needs, id, lead, 'alerte_diagnostic')),
  on('lead_accepte', 'adresse_a_confirmer', ({ lead }) => askToConfirm(needs, lead)),
  on('lead_tour_venu', 'adresse_a_confirmer', ({ lead }) => askToConfirm(needs, lead)),
  on('lead_mesure', 'diagnostic_pret', async ({ lead, document }) => {
    // For a request that an earlier release took in.
    await askToConfirm(needs, lead);
    await sendDiagnostic(needs, lead, document);
  }),
  on('lead_confirme', 'diagnostic_pret', ({ lead }) => sendDiagnostic(needs, lead, '')),
  on('lead_efface', 'oubli', ({ lead }) => forget(needs, lead)),
];
