import { actingAs } from '@agence/platform/process/actor';
import type { Sweep } from '@agence/platform/process/sweeper';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { daysLater } from '@agence/words/paris';
import { commandeTraitee, derniereReponse, nonLue } from '../lettres/commande.lettre.ts';
import { writeToAccount } from '../messages/write.ts';
import type { OrderNeeds } from '../needs.ts';
import { sansListe } from './choisir.ts';
import type { Courrier, Suite } from './courrier.ts';
import { demander } from './demander.ts';
import { headBytes, readHead } from './head.ts';
import { ordonner, proposedAt } from './ordonner.ts';
import { pourDirect } from './pour-direct.ts';
import { ordersOf } from './preuve.ts';
import type { ReadMail } from './read-mail.ts';
import { Unreadable } from './reader.ts';

/** Most answers per day and thread to messages without an order; stops loops with programs that do not identify themselves. */
const SANS_ORDRE_MAX = 3;

const PREFIXES =
  /^(?:\s*(?:re|ré|rép|tr|fwd?|aw|réponse automatique|automatic reply|auto)\s*(?:\[\d+\])?\s*:\s*)+/iu;

type Answered = Pick<ReadMail, 'fil' | 'sujet'> & { readonly de: string; readonly message_id: string };

/** Keys of a thread: its Message-IDs, `ours` included, and its sender with the subject, for replies without ids. */
const threadOf = ({ fil, message_id, de, sujet }: Answered, ours: string): readonly string[] => [
  ...[...fil, message_id, ours].filter((id) => id !== ''),
  `${de} ${sujet.replace(PREFIXES, '').trim().toLowerCase()}`,
];

/** Messages processed at once. */
const PARALLEL = 4;

/** Outcome of a message; `fil`: its thread, when the answer is to a message without an order. */
type Fin = { readonly suite: Suite; readonly fil?: readonly string[] | undefined };

/** Reads what a message orders; null when it cannot be parsed. `lecture` is null while a model is asked. */
async function understand(needs: OrderNeeds, courrier: Courrier, brut: Buffer, compte: Compte) {
  const { clients } = await needs.peers.clients.call.lirePortefeuille({ compte: compte.slug });
  // A customer without an agency has one client, so its orders need not name it.
  const seul = compte.direct === true ? clients.find(({ actif }) => actif) : undefined;
  const portefeuille = { clients, seul };
  const noms = clients.map(({ entreprise: nom, actif, mesure }) => ({
    nom,
    etat: actif ? mesure : 'retiré',
  }));
  const proposition = await proposedAt(needs, courrier.a);
  const autour = { direct: compte.direct === true, clients: noms, proposition };
  const read = await needs.read({ brut, portefeuille, autour });
  if (read === null) return null;
  const { lettre } = read;
  const compris = (await sansListe(needs, compte, lettre.fil, read.compris)) ? null : read.compris;
  const lecture =
    courrier.lecture ??
    (compris === null
      ? await demander(needs, courrier, compte, read, portefeuille)
      : { voie: 'forme' as const, compris });
  const kept = lecture === null ? null : await needs.courriers.understood(courrier._id, lecture);
  return { lettre, lecture: kept, ...portefeuille };
}

/** Answers a proved and authorised sender; null while a model is asked. Nobody else gets an answer, not even a refusal. */
async function answer(needs: OrderNeeds, courrier: Courrier): Promise<Fin | null> {
  const { _id: id, a, reponse: local } = courrier;
  const brut = Buffer.from(courrier.brut, 'base64');
  const head = readHead(headBytes(brut));
  const { result } = await needs.accounts.lireCompte({ compte: courrier.compte });
  if (result?.$case !== 'compte') return { suite: 'refusé' };
  const compte = result.value;
  const orders = ordersOf(compte.adresses, head, courrier);
  if ('suite' in orders) return orders;
  const { sender: de } = orders;
  const understood = await understand(needs, courrier, brut, compte);
  if (understood === null) {
    needs.log.warn({ courrier: id }, 'a message that cannot be read');
    return { suite: 'automatique' };
  }
  const { lettre, lecture, clients, seul } = understood;
  if (lecture === null) return null;
  const { messageId: message_id } = head;
  const confirmation = `${local}${a.slice(a.lastIndexOf('@'))}`;
  const actor = { compte: compte.slug, porte: 'commande', qui: de };
  const answered = await actingAs(actor, () =>
    ordonner(needs, { id, a, compte, de, lecture, clients, seul, fil: lettre.fil, confirmation }),
  );
  if (answered === null) return { suite: 'sans ordre' };
  const reponse = compte.direct === true ? pourDirect(answered) : answered;
  const vain =
    reponse.vaine === true
      ? threadOf({ ...lettre, de, message_id }, needs.messageId(`reponse:${id}`))
      : undefined;
  const before =
    vain === undefined ? 0 : await needs.courriers.inVain(compte.slug, vain, daysLater(courrier.recu, -1));
  if (before >= SANS_ORDRE_MAX) return { suite: 'en boucle' };
  const last = before === SANS_ORDRE_MAX - 1 ? [derniereReponse(needs.contact)] : [];
  const unread = lettre.nonLus.length === 0 ? [] : [nonLue(lettre.nonLus)];
  const to = reponse.aussi === undefined ? [de] : [de, reponse.aussi];
  const pour = { slug: compte.slug, nom: compte.nom, adresses: to };
  const draft = { id: `reponse:${id}`, genre: 'reponse_commande' as const, pour };
  const { fil, sujet } = lettre;
  const references = [...fil, message_id].filter((reference) => reference !== '');
  const thread = { a_message: message_id, references, repondre_a: reponse.repondre_a };
  const { clients: asked } = reponse;
  const about = { ...(asked === undefined ? {} : { clients: asked }), reponse: thread };
  const paragraphes = [...reponse.paragraphes, ...unread, ...last];
  await writeToAccount(needs, { ...draft, ...about }, commandeTraitee, { ...reponse, sujet, paragraphes });
  return { suite: 'répondu', fil: vain };
}

async function takeUp(needs: OrderNeeds, id: string): Promise<void> {
  const courrier = await needs.courriers.claim(id);
  if (courrier === null) return;
  try {
    const fin = await answer(needs, courrier);
    if (fin === null) await needs.courriers.wait(id);
    else await needs.courriers.finish(id, fin.suite, fin.fil);
  } catch (fault) {
    needs.log.warn(
      { courrier: id, essais: courrier.essais, fault: String(fault) },
      'an order was not taken up',
    );
    await needs.courriers.putBack(courrier, fault instanceof Unreadable);
  }
}

/** Processes new messages, messages to retry after a fault, and messages that a dead process left. */
export const takeUpOrders = (needs: OrderNeeds): Sweep => ({
  name: 'commandes',
  every_s: 1,
  idle: needs.courriers.idle,
  run: async (ending) => {
    const due = (await needs.courriers.due()).values();
    const lane = async () => {
      for (const id of due) if (!ending.aborted) await takeUp(needs, id);
    };
    await Promise.all(Array.from({ length: PARALLEL }, lane));
  },
});
