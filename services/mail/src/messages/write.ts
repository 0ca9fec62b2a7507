import type { Marque } from '@agence/proto/kernel/v1/kernel';
import { readableDay, readableHour } from '@agence/words/paris';
import type { Envoyeur, Expedition, Lettre } from '../lettres/lettre.ts';
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

/** What a letter says of orders and documents to whom it is for. */
export const pourQui = ({ badge, direct = false }: Recipient) => ({
  commande: badge !== undefined,
  seul: direct,
});

type Draft = { readonly id: string; readonly genre: MessageKind };
type Addressed = Draft &
  Pick<Message, 'compte' | 'lead' | 'a' | 'garder' | 'reponse' | 'repondre_a' | 'jointe' | 'lien'>;

/** A letter, once it is known who sends it and when. */
type Letter<From> = (from: From) => Lettre;

const message = async (needs: Needs, draft: Addressed, letter: Letter<Expedition>): Promise<Message> => {
  const { clock, now, service, contact } = needs;
  const cree = clock.now();
  const from = { service, contact, jour: readableDay(cree), heure: readableHour(cree) };
  const { id: _id, a: asked, ...about } = draft;
  const sending = newSending(adressesDe(asked), await now());
  return { _id, ...about, cree, version: 1, ...rendre(letter(from), service), ...sending };
};

type AccountDraft = Draft & {
  readonly pour: Recipient;
  /** It says which orders may answer it. */
  readonly invite?: boolean;
  /** A file to keep. */
  readonly jointe?: Jointe | undefined;
} & Pick<Message, 'reponse' | 'lien'>;

const toAccount = (
  needs: Needs,
  { pour, invite = false, jointe, ...draft }: AccountDraft,
  letter: Letter<Envoyeur>,
) => {
  // All that a customer without an agency has to order with is an answer.
  const answers = (invite || pour.direct === true) && pour.badge !== undefined;
  const to = {
    ...{ compte: pour.slug, lead: null, a: pour.adresses, garder: false },
    ...(answers ? { repondre_a: pour.badge } : {}),
    ...(jointe === undefined ? {} : { jointe }),
  };
  return message(needs, { ...draft, ...to }, (from) => letter({ ...from, compte: pour.nom }));
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
  letter: Letter<Expedition>,
) {
  const { address, keep: garder } = needs.alerts;
  await needs.messages.write(
    await message(needs, { ...draft, compte: null, lead, a: [address], garder }, letter),
  );
}

/** Who asked through the form, at the address that was given: nobody else is written to. */
type PersonDraft = Draft & { readonly pour: { readonly id: string; readonly email: string } };

export async function writeToPerson(
  needs: Needs,
  { pour, ...draft }: PersonDraft,
  letter: Letter<Expedition>,
) {
  const to = { compte: null, lead: pour.id, a: [pour.email], garder: false };
  await needs.messages.write(await message(needs, { ...draft, ...to }, letter));
}

/** Writes a message with its first attempt begun, so that no sweep takes it from us; null when it was there already, or cannot be sent. */
export async function writeAndClaim(needs: Needs, draft: AccountDraft, letter: Letter<Envoyeur>) {
  const written = await toAccount(needs, draft, letter);
  const begun = step(written, { kind: 'claim', at: written.ecrit });
  const isNew = await needs.messages.write(begun === 'ignored' ? written : begun);
  const erased = await forgetIfErased(needs, draft.pour.slug);
  return isNew && !erased && begun !== 'ignored' ? begun : null;
}
