import { actingAs } from '@agence/platform/actor';
import type { Sweep } from '@agence/platform/sweeper';
import { sameMailAddress } from '@agence/words/mail-address';
import { daysLater } from '@agence/words/paris';
import { commandeTraitee, derniereReponse, nonLue } from '../lettres/commande.lettre.ts';
import { writeToAccount } from '../messages/write.ts';
import type { OrderNeeds } from '../needs.ts';
import type { Courrier, Suite } from './courrier.ts';
import { ordonner } from './ordonner.ts';
import { readMail } from './read-mail.ts';
import { SANS_ORDRE_MAX, threadOf } from './thread.ts';

/** Messages taken up at once. */
const PARALLEL = 4;

/** What became of a message; `fil`: the thread in which it was answered without an order. */
type Fin = { readonly suite: Suite; readonly fil?: readonly string[] | undefined };

/** Who may order, and is who it says: answered. Everybody else gets nothing, not even a refusal. */
async function answer(needs: OrderNeeds, courrier: Courrier): Promise<Fin> {
  const { _id: id, a } = courrier;
  const lu = await readMail(Buffer.from(courrier.brut, 'base64'));
  if (lu === null) needs.log.warn({ courrier: id }, 'a message that cannot be read');
  // A bounce has no sender to answer.
  if (lu === null || lu.automatique || courrier.de === '') return { suite: 'automatique' };
  const { result } = await needs.accounts.lireCompte({ compte: courrier.compte });
  if (result?.$case !== 'compte') return { suite: 'refusé' };
  const compte = result.value;
  const sender = compte.adresses.find((one) => sameMailAddress(one, lu.de));
  if (!courrier.prouve || sender === undefined) return { suite: 'refusé' };
  const actor = { compte: compte.slug, porte: 'commande', qui: sender };
  const reponse = await actingAs(actor, () => ordonner(needs, { id, a, compte, lu: { ...lu, de: sender } }));
  if (reponse === null) return { suite: 'sans ordre' };
  const vain = reponse.vaine === true ? threadOf(lu, needs.messageId(`reponse:${id}`)) : undefined;
  const before =
    vain === undefined ? 0 : await needs.courriers.inVain(compte.slug, vain, daysLater(courrier.recu, -1));
  if (before >= SANS_ORDRE_MAX) return { suite: 'en boucle' };
  const last = before === SANS_ORDRE_MAX - 1 ? [derniereReponse(needs.contact)] : [];
  const unread = lu.nonLus.length === 0 ? [] : [nonLue(lu.nonLus)];
  const to = reponse.aussi === undefined ? [sender] : [sender, reponse.aussi];
  const pour = { slug: compte.slug, nom: compte.nom, adresses: to };
  const draft = { id: `reponse:${id}`, genre: 'reponse_commande' as const, pour };
  const { message_id: a_message, fil, sujet } = lu;
  const references = [...fil, a_message].filter((one) => one !== '');
  const thread = { a_message, references, repondre_a: reponse.repondre_a };
  await writeToAccount(needs, { ...draft, reponse: thread }, (from) =>
    commandeTraitee({
      ...from,
      ...reponse,
      sujet,
      paragraphes: [...reponse.paragraphes, ...unread, ...last],
    }),
  );
  return { suite: 'répondu', fil: vain };
}

async function takeUp(needs: OrderNeeds, id: string): Promise<void> {
  const courrier = await needs.courriers.claim(id);
  if (courrier === null) return;
  try {
    const { suite, fil } = await answer(needs, courrier);
    await needs.courriers.finish(id, suite, fil);
  } catch (fault) {
    needs.log.warn(
      { courrier: id, essais: courrier.essais, fault: String(fault) },
      'an order was not taken up',
    );
    await needs.courriers.putBack(courrier);
  }
}

/** Takes up what arrived: what was just kept, what waits after a fault, what a dead process left. */
export const takeUpOrders = (needs: OrderNeeds): Sweep => ({
  name: 'commandes',
  every_s: 1,
  due: needs.courriers.calm.due,
  run: async (ending) => {
    const due = (await needs.courriers.due()).values();
    const lane = async () => {
      for (const id of due) if (!ending.aborted) await takeUp(needs, id);
    };
    await Promise.all(Array.from({ length: PARALLEL }, lane));
  },
});
