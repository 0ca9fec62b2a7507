import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { readableDay, readableHour } from '@agence/words/paris';
import type { Envoyeur, Expedition, Lettre } from '../lettres/lettre.ts';
import { piedDeCompte, piedDeDemande, piedInterne } from '../lettres/pied.lettre.ts';
import type { Needs } from '../needs.ts';
import { rendre } from '../rendu/rendu.ts';
import { forgetIfErased } from './forget.ts';
import type { Jointe, Message, MessageKind } from './message.ts';
import { newSending, step } from './sending.machine.ts';

/** An account as letters need it: its identity, and the only addresses that may be written to. */
export type Recipient = Pick<Compte, 'slug' | 'nom'> & {
  readonly adresses: readonly string[];
} & Partial<Pick<Compte, 'badge' | 'statut' | 'paiement' | 'direct' | 'sans_modele' | 'marque'>>;

/** The current state of an account; null when there is none. */
export async function recipient({ accounts }: Needs, compte: string): Promise<Recipient | null> {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' ? result.value : null;
}

/** The account that an event names. Throws when there is none. */
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

/** Builds a letter from its sender and date. */
type Letter<From> = (from: From) => Lettre;

const expedition = ({ clock, service, contact }: Needs): Expedition => {
  const cree = clock.now();
  return { service, contact, jour: readableDay(cree), heure: readableHour(cree) };
};

/** `commandes`: the address where a reply is read as an order. */
const message = async (
  needs: Needs,
  draft: Addressed,
  lettre: Lettre,
  commandes?: string,
): Promise<Message> => {
  const { id: _id, a: asked, ...about } = draft;
  const rendu = rendre(lettre, { service: needs.service, commandes });
  const sending = newSending(asked, await needs.now());
  const known = { message_id: needs.messageId(_id), cree: needs.clock.now(), version: 1 };
  const arret = lettre.arret && { arret: lettre.arret.lien };
  return { _id, ...about, ...known, ...arret, ...rendu, ...sending };
};

type AccountDraft = Draft & {
  readonly pour: Recipient;
  /** Link to the document that it is about. */
  readonly document?: string;
  /** Delay before the first attempt, in which a letter with more content may replace it. */
  readonly attendre_ms?: number;
} & Pick<Message, 'reponse' | 'lien' | 'clients'>;

/** The document behind a signed link, as an attachment. Only customers without an agency get one; agencies open the link. */
async function jointeDe(
  { measurement }: Needs,
  { direct }: Recipient,
  lien: string | undefined,
): Promise<Jointe | undefined> {
  if (direct !== true || lien === undefined) return undefined;
  const { result } = await measurement.lireDocument({ token: lien.slice(lien.lastIndexOf('/') + 1) });
  if (result?.$case !== 'document') throw new Error('a link opens no document');
  const { nom_de_fichier: nom, html } = result.value;
  return { nom, html };
}

const offersOrders = ({ action, boutons = [] }: Lettre): boolean =>
  boutons.length > 0 || (action !== undefined && 'ordre' in action);

const toAccount = async (
  needs: Needs,
  { pour, document, attendre_ms = 0, ...draft }: AccountDraft,
  letter: Letter<Envoyeur>,
): Promise<Message> => {
  const { slug, nom, adresses, badge, direct: seul = false, statut = 'actif' } = pour;
  // Orders of an account that is not active are refused, so none are offered.
  const commande = badge !== undefined && statut === 'actif';
  const from = { ...expedition(needs), compte: nom, commande, seul };
  const lettre = letter(from);
  // A customer without an agency orders by replying, so every letter accepts replies.
  const jointe = await jointeDe(needs, pour, document);
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

/** Writes a message to the addresses of an account. When the id exists already, the first message stays. */
export async function writeToAccount<F>(
  needs: Needs,
  draft: AccountDraft,
  letter: Letter<Envoyeur & F>,
  facts: F,
) {
  const written = (from: Envoyeur) => letter({ ...from, ...facts });
  // An erased account has no addresses.
  if (draft.pour.adresses.length > 0) await needs.messages.write(await toAccount(needs, draft, written));
  await forgetIfErased(needs, draft.pour.slug);
}

/** The same for the account that an event names. */
export const writeToAccountOf = async <F>(
  needs: Needs,
  { compte, ...draft }: Omit<AccountDraft, 'pour'> & { readonly compte: string },
  letter: Letter<Envoyeur & F>,
  facts: F,
) => writeToAccount(needs, { ...draft, pour: await accountOf(needs, compte) }, letter, facts);

/** Writes an alert to us; `lead`: the form request that it is about. */
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

/** A letter to the person who used the public form, at the address given there only. */
type PersonDraft = Draft & { readonly pour: { readonly id: string; readonly email: string } };

export async function writeToPerson(needs: Needs, { pour, ...draft }: PersonDraft, lettre: Lettre) {
  const to = { compte: null, lead: pour.id, a: [pour.email], garder: false };
  const shown = { ...lettre, pied: piedDeDemande(expedition(needs)) };
  await needs.messages.write(await message(needs, { ...draft, ...to }, shown));
}

/** Writes a message with its first attempt begun, so that no sweep sends it too; null when there is nothing to send. */
export async function writeAndClaim(needs: Needs, draft: AccountDraft, letter: Letter<Envoyeur>) {
  const written = await toAccount(needs, draft, letter);
  const begun = step(written, { kind: 'claim', at: written.ecrit });
  const isNew = await needs.messages.write(begun === 'ignored' ? written : begun);
  const erased = await forgetIfErased(needs, draft.pour.slug);
  return isNew && !erased && begun !== 'ignored' ? begun : null;
}
