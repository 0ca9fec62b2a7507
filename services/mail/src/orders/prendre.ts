import { type Portefeuille, type Pourquoi, REPONSE } from '@agence/orders';
import { ORDERS_VERSION, prouver } from '@agence/orders/model';
import { actingAs } from '@agence/platform/process/actor';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { daysLater } from '@agence/words/paris';
import { writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import type { Courrier, Lecture, Suite } from './courrier.store.ts';
import { headBytes, readHead } from './head.ts';
import { isNumberWithoutList, ordonner } from './ordonner.ts';
import { ordersOf } from './preuve.ts';
import { proposedAt } from './proposer.ts';
import { Unreadable } from './reader.ts';
import { derniereReponse, nonLue, pourDirect } from './reponse.ts';
import type { Understood } from './understand.worker.ts';

/** Most answers per day and thread to messages without an order; stops loops with programs that do not identify themselves. */
const SANS_ORDRE_MAX = 3;
/** Then the sender is answered, whether or not a model has replied. */
const PATIENCE_MS = 8_000;

const aucune = (incompris: Pourquoi): Lecture => ({ voie: 'aucune', compris: { incompris } });

/**
 * Asks a model what a message without a strict form orders; rules check the reply. Null while the reply may still come.
 * Repeated calls are safe: measurement asks the model once per message.
 */
async function demander(
  needs: Needs,
  { _id: id, compte, debut, arrive }: Courrier,
  { sans_modele, statut }: Pick<Compte, 'sans_modele' | 'statut'>,
  { lettre, demande }: Understood,
  portefeuille: Portefeuille,
): Promise<Lecture | null> {
  if (sans_modele === true || statut !== 'actif') return aucune('inconnu');
  if (demande === null) return aucune('long');
  const asked = { ...demande, clients: [...demande.clients], id, compte };
  const reply = await needs.commandes.comprendre(asked).catch((fault: unknown) => {
    needs.log.warn({ courrier: id, fault: String(fault) }, 'a model was not asked about an order');
    return { etat: 'en cours', reponse: undefined };
  });
  if (reply.reponse !== undefined) {
    const { reponse, modele = '', version = '' } = reply;
    const compris = prouver(reponse, demande, lettre.tables, portefeuille);
    return { voie: 'modèle', compris, modele, version: `${version} ${ORDERS_VERSION}`.trim() };
  }
  if (reply.etat === 'sans modèle') return aucune('inconnu');
  const late = (await needs.now()) - (debut ?? arrive) > PATIENCE_MS;
  return reply.etat === 'en cours' && !late ? null : aucune('sans_reponse');
}

/** Null for a message that cannot be parsed. `lecture` is null while a model is asked. */
async function understand(needs: Needs, courrier: Courrier, brut: Buffer, compte: Compte) {
  const { clients, limites } = await needs.peers.clients.call.lirePortefeuille({ compte: compte.slug });
  const direct = compte.direct === true;
  // A customer without an agency has one client, so its orders need not name it.
  const portefeuille = { clients, seul: direct ? clients.find(({ actif }) => actif) : undefined };
  const autour = {
    direct,
    clients: clients.map(({ entreprise: nom, actif, mesure }) => ({ nom, etat: actif ? mesure : 'retiré' })),
    proposition: await proposedAt(needs, courrier.a),
  };
  const read = await needs.read({ brut, portefeuille, autour });
  if (read === null) return null;
  const { lettre } = read;
  const compris = (await isNumberWithoutList(needs, compte, lettre.fil, read.compris)) ? null : read.compris;
  const lecture =
    courrier.lecture ??
    (compris === null
      ? await demander(needs, courrier, compte, read, portefeuille)
      : { voie: 'forme' as const, compris });
  const kept = lecture === null ? null : await needs.courriers.understood(courrier._id, lecture);
  return { lettre, lecture: kept, limites, ...portefeuille };
}

/** `fil`: its thread, when the answer is to a message without an order. */
type Fin = { readonly suite: Suite; readonly fil?: readonly string[] | undefined };

/** Answers a proved and authorised sender; null while a model is asked. Nobody else gets an answer, not even a refusal. */
async function answer(needs: Needs, courrier: Courrier): Promise<Fin | null> {
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
  const { lettre, lecture, ...portefeuille } = understood;
  if (lecture === null) return null;
  const { fil, sujet, nonLus } = lettre;
  const confirmation = `${local}${a.slice(a.lastIndexOf('@'))}`;
  const commande = { id, a, compte, de, lecture, ...portefeuille, fil, confirmation };
  const actor = { compte: compte.slug, porte: 'commande', qui: de };
  const answered = await actingAs(actor, () => ordonner(needs, commande));
  if (answered === null) return { suite: 'sans ordre' };
  const reponse = compte.direct === true ? pourDirect(answered) : answered;
  const ours = `reponse:${id}`;
  const references = [...fil, head.messageId].filter((reference) => reference !== '');
  // The sender and the subject are for replies without ids.
  const topic = `${de} ${sujet.replace(REPONSE, '').trim().toLowerCase()}`;
  const vain = !('ordre' in lecture.compris);
  const thread = vain ? [...references, needs.messageId(ours), topic] : undefined;
  const before = thread && (await needs.courriers.inVain(compte.slug, thread, daysLater(courrier.recu, -1)));
  if (before !== undefined && before >= SANS_ORDRE_MAX) return { suite: 'en boucle' };
  const paragraphes = [
    ...reponse.paragraphes,
    ...(nonLus.length === 0 ? [] : [nonLue(nonLus)]),
    ...(before === SANS_ORDRE_MAX - 1 ? [derniereReponse(needs.contact)] : []),
  ];
  const adresses = reponse.aussi === undefined ? [de] : [de, reponse.aussi];
  const draft = {
    id: ours,
    genre: 'reponse_commande' as const,
    pour: { slug: compte.slug, nom: compte.nom, adresses },
    reponse: { a_message: head.messageId, references, repondre_a: reponse.repondre_a ?? a },
    ...(reponse.clients && { clients: reponse.clients }),
  };
  await writeToAccount(needs, draft, { ...reponse, sujet, paragraphes });
  return { suite: 'répondu', fil: thread };
}

export async function takeUp(needs: Needs, id: string): Promise<void> {
  const courrier = await needs.courriers.claim(id);
  if (courrier === null) return;
  try {
    const fin = await answer(needs, courrier);
    if (fin === null) await needs.courriers.wait(id);
    else await needs.courriers.finish(id, fin.suite, fin.fil);
  } catch (fault) {
    const why = { courrier: id, essais: courrier.essais, fault: String(fault) };
    needs.log.warn(why, 'an order was not taken up');
    await needs.courriers.putBack(courrier, fault instanceof Unreadable);
  }
}
