import { accountIsErased } from '@agence/platform/bus/account-erased';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { readableDay, readableHour } from '@agence/words/paris';
import { type Faits, type Genre, lettreDe } from '../lettres/genre.ts';
import { type Envoyeur, type Lettre, piedDeCompte, piedDeDemande, piedInterne } from '../lettres/lettre.ts';
import type { Needs } from '../needs.ts';
import { rendre } from '../rendu/rendu.ts';
import type { Message } from './message.ts';
import { newSending, step } from './sending.machine.ts';

/** An account as letters need it: its identity, and the only addresses that may be written to. */
export type Recipient = Pick<Compte, 'slug' | 'nom' | 'adresses'> & Partial<Compte>;

/** The current state of an account; null when there is none. */
export async function recipient({ accounts }: Needs, compte: string): Promise<Recipient | null> {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' ? result.value : null;
}

type Draft<K> = { readonly id: string; readonly genre: K };
type Addressed<K> = Draft<K> &
  Pick<Message, 'compte' | 'lead' | 'a' | 'garder'> &
  Partial<Pick<Message, 'reponse' | 'repondre_a' | 'jointe' | 'lien' | 'clients'>>;

const envoyeur = ({ clock, service, contact }: Needs): Envoyeur => {
  const [jour, heure] = [readableDay(clock.now()), readableHour(clock.now())];
  return { service, contact, jour, heure, compte: '', commande: false, seul: false };
};

/** `commandes`: the address where a reply is read as an order. */
const message = async (
  needs: Needs,
  { id: _id, a: asked, ...about }: Addressed<Genre>,
  lettre: Lettre,
  commandes?: string,
) => ({
  ...{ _id, ...about, message_id: needs.messageId(_id), cree: needs.clock.now(), version: 1 },
  ...(lettre.arret && { arret: lettre.arret.lien }),
  ...rendre(lettre, { service: needs.service, commandes }),
  ...newSending(asked, await needs.now()),
});

type AccountDraft<K> = Draft<K> & {
  readonly pour: Recipient;
  /** Delay before the first attempt, in which a letter with more content may replace it. */
  readonly attendre_ms?: number;
} & Pick<Message, 'reponse' | 'lien' | 'clients'>;

/** The document of a letter, as an attachment. Only customers without an agency get one; agencies open the link. */
async function jointeDe({ measurement }: Needs, { direct }: Recipient, lien?: string) {
  if (direct !== true || lien === undefined) return null;
  const { result } = await measurement.lireDocument({ token: lien.slice(lien.lastIndexOf('/') + 1) });
  if (result?.$case !== 'document') throw new Error('a link opens no document');
  const { nom_de_fichier: nom, html } = result.value;
  return { nom, html };
}

const offersOrders = ({ action, boutons = [] }: Lettre): boolean =>
  boutons.length > 0 || (action !== undefined && 'ordre' in action);

const toAccount = async <K extends Genre>(
  needs: Needs,
  { pour, attendre_ms = 0, ...draft }: AccountDraft<K>,
  facts: Faits<K>,
): Promise<Message> => {
  const { slug, nom, adresses: a, badge, direct: seul = false, statut = 'actif' } = pour;
  // Orders of an account that is not active are refused, so none are offered.
  const commande = badge !== undefined && statut === 'actif';
  const from = { ...envoyeur(needs), compte: nom, commande, seul };
  const lettre = { pied: piedDeCompte(from), ...lettreDe(draft.genre, from, facts) };
  const jointe = await jointeDe(needs, pour, lettre.document);
  // A customer without an agency orders by replying, so every letter accepts replies.
  const answers = seul || (commande && offersOrders(lettre));
  const addressed = {
    ...{ ...draft, compte: slug, lead: null, a, garder: false },
    ...(answers && badge !== undefined && { repondre_a: badge }),
    ...(jointe && { jointe }),
  };
  const commandes = draft.reponse?.repondre_a ?? (commande ? badge : undefined);
  const written = await message(needs, addressed, lettre, commandes);
  return { ...written, not_before: written.not_before + attendre_ms };
};

/** Writes a message to the addresses of an account. When the id exists already, the first message stays. */
export async function writeToAccount<K extends Genre>(needs: Needs, draft: AccountDraft<K>, facts: Faits<K>) {
  // An erased account has no addresses.
  if (draft.pour.adresses.length > 0) await needs.messages.write(await toAccount(needs, draft, facts));
  await forgetIfErased(needs, draft.pour.slug);
}

/** Writes a message to somebody who has no account. */
async function writeApart<K extends Genre>(
  needs: Needs,
  draft: Omit<Addressed<K>, 'compte'>,
  pied: (from: Envoyeur) => string,
  facts: Faits<K>,
) {
  const from = envoyeur(needs);
  const lettre = { ...lettreDe(draft.genre, from, facts), pied: pied(from) };
  await needs.messages.write(await message(needs, { ...draft, compte: null }, lettre));
}

/** Writes an alert to us; `lead`: the form request that it is about. */
export const writeToUs = <K extends Genre>(
  needs: Needs,
  { lead = null, ...draft }: Draft<K> & { readonly lead?: string | null },
  facts: Faits<K>,
) => {
  const { address, keep: garder } = needs.alerts;
  return writeApart(needs, { ...draft, lead, a: [address], garder }, piedInterne, facts);
};

/** Writes to the person who used the public form. */
export const writeToPerson = <K extends Genre>(
  needs: Needs,
  { pour, ...draft }: Draft<K> & { readonly pour: { readonly id: string; readonly email: string } },
  facts: Faits<K>,
) => writeApart(needs, { ...draft, lead: pour.id, a: [pour.email], garder: false }, piedDeDemande, facts);

/** Writes a message with its first attempt begun, so that no sweep sends it too; null when there is nothing to send. */
export async function writeAndClaim<K extends Genre>(needs: Needs, draft: AccountDraft<K>, facts: Faits<K>) {
  const written = await toAccount(needs, draft, facts);
  const begun = step(written, { kind: 'claim', at: written.ecrit });
  const isNew = await needs.messages.write(begun === 'ignored' ? written : begun);
  const erased = await forgetIfErased(needs, draft.pour.slug);
  return isNew && !erased && begun !== 'ignored' ? begun : null;
}

export const forgetMessages = async ({ messages, folder }: Needs, all: readonly Message[]): Promise<void> => {
  // A file without its message would be found by nobody.
  for (const message of all) await folder.remove(message);
  await messages.remove(all.map(({ _id }) => _id));
};

/** Deletes every message to an account, every order from it, and its proposals. */
export const forgetAccount = async (needs: Needs, compte: string): Promise<void> => {
  await Promise.all([needs.courriers.forgetAccount(compte), needs.propositions.forgetAccount(compte)]);
  await forgetMessages(needs, await needs.messages.ofAccount(compte));
};

/** True when the account is erased. Called after a write: an earlier erasure did not see it, so it is deleted here. */
export const forgetIfErased = async (needs: Needs, compte: string): Promise<boolean> => {
  const erased = await accountIsErased(needs.accounts, compte);
  if (erased) await forgetAccount(needs, compte);
  return erased;
};
