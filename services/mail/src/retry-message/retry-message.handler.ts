import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { RetryMessageRequest, RetryMessageResponse } from '@agence/proto/mail/v1/mail';
import type { Message } from '../messages/message.ts';
import { present } from '../messages/present.ts';
import { recipient } from '../messages/write.ts';
import type { Needs } from '../needs.ts';

const INCONNU = fr`Aucun message ne porte cet identifiant, ou il est effacé.`;
const PERSONNE = fr`Ce message n'a plus personne à qui partir : ni le compte ni la demande dont il parle n'a d'adresse.`;

/** The current recipients: the account's addresses, the person who used the public form, or us. */
async function adresses(needs: Needs, { compte, lead, genre, a }: Message): Promise<readonly string[]> {
  // Written to one address, which may no longer belong to the account.
  if (genre === 'connexion' || genre === 'adresse_retiree') return a;
  if (compte !== null) return (await recipient(needs, compte))?.adresses ?? [];
  if (lead === null || genre.startsWith('alerte_')) return [needs.alerts.address];
  const { result } = await needs.form.lireLead({ lead });
  return result?.$case === 'lead' ? [result.value.email] : [];
}

/** The next sweep sends the message, within about a second. */
export const retryMessage =
  (needs: Needs) =>
  async ({ operator, id, why }: RetryMessageRequest): Promise<RetryMessageResponse> => {
    const { messages, journal, now } = needs;
    const message = await messages.find(id);
    if (message === null) return refused(refuse('not_found', INCONNU));
    const { etat } = message;
    if (etat !== 'échec')
      return refused(refuse('conflict', fr`Ce message n'a pas échoué : il est « ${etat} ».`));
    const to = await adresses(needs, message);
    if (to.length === 0) return refused(refuse('conflict', PERSONNE));
    await journal.append({ operator, what: 'message_repris', on: id, why });
    const after = await messages.apply(id, { kind: 'retry', at: await now(), to });
    return after === null
      ? refused(refuse('conflict', fr`Ce message vient d'être repris par quelqu'un d'autre.`))
      : { result: { $case: 'retried', value: present(after) } };
  };
