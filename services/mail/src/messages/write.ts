import type { Paiement } from '@agence/proto/accounts/v1/accounts';
import type { Marque } from '@agence/proto/kernel/v1/kernel';
import { readableDay, readableHour } from '@agence/words/paris';
import type { Envoyeur, Expedition, Lettre } from '../lettres/lettre.ts';
import { piedDeCompte, piedDeDemande, piedInterne } from '../lettres/pied.lettre.ts';
import type { Needs } from '../needs.ts';
import { rendre } from '../rendu/rendu.ts';
import { adressesDe } from './adresse.ts';
import { forgetIfErased } from './forget.ts';
import type { Jointe, Message, MessageKind } from './message.ts';
import { newSending, step } from './sending.machine.ts';

/** An account as letters need it: who it is, and the only addresses that may be written to. */
export type Recipient = {
  readonly slug: string;
  readonly nom: string;
  readonly adresses: readonly string[];
  /** Its ordering address, when it has one: an answer to what it is told may be an order. */
  readonly badge?: string | undefined;
  readonly statut?: string | undefined;
  readonly paiement?: Paiement | undefined;
  /** A customer without an agency. */
  readonly direct?: boolean | undefined;
  /** What its documents carry. */
  readonly marque?: Marque | undefined;
};

/** The account as accounts says it is now; null when there is none. */
export async function recipient({ accounts }: Needs, compte: string): Promise<Recipient | null> {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' ? result.value : null;
}

/** The account that an event names. */
export async function accountOf(needs: Needs, compte: string): Promise<Recipient> {
  const pour = await recipient(needs, compte);
  if (pour === null) throw new Error('an event names no account that we know');
  return pour;
}

type Draft = { readonly id: string; readonly genre: MessageKind };
type Addressed = Draft &
  Pick<
    Message,
    'compte' | 'lead' | 'a' | 'garder' | 'reponse' | 'repondre_a' | 'jointe' | 'lien' | 'clients'
  >;

/** A letter, once it is known who sends it and when. */
type Letter<From> = (from: From) => Lettre;

const expedition = ({ clock, service, contact }: Needs): Expedition => {
  const cree = clock.now();
  return { service, contact, jour: readableDay(cree), heure: readableHour(cree) };
};

/** `commandes`: where an answer is read as an order. */
const message = async (
  needs: Needs,
  draft: Addressed,
  lettre: Lettre,
  commandes?: string,
): Promise<Message> => {
  const { id: _id, a: asked, ...about } = draft;
  const rendu = rendre(lettre, { service: needs.service, commandes });
  const sending = newSending(adressesDe(asked), await needs.now());
  const known = { message_id: needs.messageId(_id), cree: needs.clock.now(), version: 1 };
  return { _id, ...about, ...known, ...rendu, ...sending };
};

type AccountDraft = Draft & {
  readonly pour: Recipient;
  /** A file to keep. */
  readonly jointe?: Jointe | undefined;
  /** How long it waits for others that it could be one with. */
  readonly attendre_ms?: number;
} & Pick<Message, 'reponse' | 'lien' | 'clients'>;

const offersOrders = ({ action, boutons = [] }: Lettre): boolean =>
  boutons.length > 0 || (action !== undefined && 'ordre' in action);

const toAccount = async (
  needs: Needs,
  { pour, jointe, attendre_ms = 0, ...draft }: AccountDraft,
  letter: Letter<Envoyeur>,
): Promise<Message> => {
  const { slug, nom, adresses, badge, direct: seul = false, statut = 'actif' } = pour;
  // Whoever is not served would be refused what is offered.
  const commande = badge !== undefined && statut === 'actif';
  const from = { ...expedition(needs), compte: nom, commande, seul };
  const lettre = letter(from);
  // All that a customer without an agency has to order with is an answer.
  const answers = seul || (commande && offersOrders(lettre));
  const to = {
    ...{ compte: slug, lead: null, a: adresses, garder: false },
    ...(answers && badge !== undefined ? { repondre_a: badge } : {}),
    ...(jointe === undefined ? {} : { jointe }),
  };
  const commandes = draft.reponse?.repondre_a ?? (commande ? badge : undefined);
  const written = await message(
    needs,
    { ...draft, ...to },
    { pied: piedDeCompte(from), ...lettre },
    commandes,
  );
  return { ...written, not_before: written.not_before + attendre_ms };
};

/** Writes a message to the addresses of an account. The same id again: the first message stands. */
export async function writeToAccount(needs: Needs, draft: AccountDraft, letter: Letter<Envoyeur>) {
  // An erased account has nobody to write to.
  if (draft.pour.adresses.length > 0) await needs.messages.write(await toAccount(needs, draft, letter));
  await forgetIfErased(needs, draft.pour.slug);
}

/** Writes an alert to the people who run the service; `lead`: the request of the form that it speaks of. */
export async function writeToUs(
  needs: Needs,
  { lead = null, ...draft }: Draft & { readonly lead?: string | null },
  lettre: Lettre,
) {
  const { address, keep: garder } = needs.alerts;
  const shown = { ...lettre, pied: piedInterne(expedition(needs)) };
  await needs.messages.write(
    await message(needs, { ...draft, compte: null, lead, a: [address], garder }, shown),
  );
}

/** Who asked through the form, at the address that was given: nobody else is written to. */
type PersonDraft = Draft & { readonly pour: { readonly id: string; readonly email: string } };

export async function writeToPerson(needs: Needs, { pour, ...draft }: PersonDraft, lettre: Lettre) {
  const to = { compte: null, lead: pour.id, a: [pour.email], garder: false };
  const shown = { ...lettre, pied: piedDeDemande(expedition(needs)) };
  await needs.messages.write(await message(needs, { ...draft, ...to }, shown));
}

/** Writes a message with its first attempt begun, so that no sweep takes it from us; null when it was there already, or cannot be sent. */
export async function writeAndClaim(needs: Needs, draft: AccountDraft, letter: Letter<Envoyeur>) {
  const written = await toAccount(needs, draft, letter);
  const begun = step(written, { kind: 'claim', at: written.ecrit });
  const isNew = await needs.messages.write(begun === 'ignored' ? written : begun);
  const erased = await forgetIfErased(needs, draft.pour.slug);
  return isNew && !erased && begun !== 'ignored' ? begun : null;
}
