import { isMailAddress, sameMailAddress } from '@agence/words/mail-address';
import type { Message, Refused, Sending } from './message.ts';

/**
 * The sending of one message: `à envoyer → en envoi(lease) → envoyé | échec`, or back to `à envoyer` to try again. Pure.
 * A relay may receive a message twice, with the same Message-ID, in two cases only. The process died during the attempt, or
 * the relay received the text but did not confirm it.
 */

/** Outcome of one attempt; addresses in neither list wait for the next attempt. */
export type Brought = {
  readonly pris: readonly string[];
  readonly refuses: readonly Refused[];
  readonly pourquoi: string | null;
};

/** Delivers a message to a relay or a folder. A failed delivery is part of the result; it does not reject. */
export type Deliver = (message: Message) => Promise<Brought>;

export type SendingEvent = Readonly<
  | { kind: 'claim'; at: number }
  /** An operator retries a message that failed for good; `to`: its recipients now. */
  | { kind: 'retry'; at: number; to: readonly string[] }
  /** A mail server reports that it will never deliver the message to an address that had accepted it. */
  | { kind: 'bounced'; at: number; adresse: string; reponse: string }
  /** An address is erased; the other recipients still get the message. */
  | { kind: 'forget'; at: number; adresse: string }
  /** `draw` in [0, 1) is the jitter of the next attempt. */
  | { kind: 'outcome'; attempt: number; at: number; draw: number; brought: Brought }
>;

type Of<K extends SendingEvent['kind']> = Extract<SendingEvent, { kind: K }>;

const HOUR = 3_600_000;
/** Longer than the slowest attempt: connection, greeting, and the relay's processing before it answers. */
export const LEASE_MS = 120_000;
const GIVE_UP_AFTER = 72 * HOUR;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = HOUR / 4;

/** Each address once, ignoring case. Domains are in lower case, to equal the addresses that the relay reports. */
const adressesDe = (list: readonly string[]): readonly string[] => {
  const once = new Map(
    list.map((address) => [address.toLowerCase(), address.replace(/@[^@]*$/, (d) => d.toLowerCase())]),
  );
  return [...once.values()];
};

/** State before the first attempt. Invalid addresses are refused before any relay sees them. */
export const newSending = (to: readonly string[], at: number): Sending => {
  const a = adressesDe(to);
  const reste = a.filter(isMailAddress);
  const invalid = a.filter((address) => !isMailAddress(address));
  const nobody = reste.length === 0;
  return {
    etat: nobody ? 'échec' : 'à envoyer',
    a,
    essais: 0,
    lease_until: null,
    not_before: at,
    reste,
    pris: [],
    refuses: invalid.map((adresse) => ({ adresse, reponse: 'not an address' })),
    pourquoi: nobody ? 'no valid address' : null,
    ecrit: at,
    termine: nobody ? at : null,
  };
};

/** The message after the event, or 'ignored' when the event does not apply to its current state. */
export const step = <E extends Sending>(sending: E, event: SendingEvent): E | 'ignored' => {
  if (event.kind === 'claim')
    return claimable(sending, event.at)
      ? { ...sending, etat: 'en envoi', essais: sending.essais + 1, lease_until: event.at + LEASE_MS }
      : 'ignored';
  if (event.kind === 'retry') return sending.etat === 'échec' ? retried(sending, event) : 'ignored';
  if (event.kind === 'bounced') return bounced(sending, event);
  if (sending.etat === 'envoyé' || sending.etat === 'échec') return 'ignored';
  if (event.kind === 'forget') return forgetting(sending, event);
  const after = { ...sending, ...merged(sending, event.brought) };
  if (after.reste.length === 0) return ended(after, event.at);
  // The outcome of a replaced attempt records accepted and refused addresses, and changes nothing else.
  if (sending.etat !== 'en envoi' || sending.essais !== event.attempt) return after;
  const next = event.at + backoff(sending.essais, event.draw);
  const waiting = { ...after, pourquoi: event.brought.pourquoi, lease_until: null };
  return next > sending.ecrit + GIVE_UP_AFTER
    ? ended(waiting, event.at)
    : { ...waiting, etat: 'à envoyer', not_before: next };
};

/** Restarts the three days for the recipients who do not have it; when all have it, the message counts as sent. */
const retried = <E extends Sending>(sending: E, { at, to }: Of<'retry'>): E | 'ignored' => {
  const a = adressesDe(to);
  const reste = a.filter((address) => isMailAddress(address) && !sending.pris.includes(address));
  const again = { ...sending, a, reste, refuses: [], not_before: at, ecrit: at };
  if (reste.length > 0) return { ...again, etat: 'à envoyer', pourquoi: null, termine: null };
  return sending.pris.length > 0 ? ended(again, at) : 'ignored';
};

const bounced = <E extends Sending>(sending: E, { at, adresse, reponse }: Of<'bounced'>): E | 'ignored' => {
  const pris = sending.pris.filter((taken) => !sameMailAddress(taken, adresse));
  if (pris.length === sending.pris.length) return 'ignored';
  const after = { ...sending, pris, refuses: [...sending.refuses, { adresse, reponse }] };
  return after.reste.length > 0 ? after : ended(after, at);
};

const forgetting = <E extends Sending>(sending: E, { at, adresse }: Of<'forget'>): E => {
  const others = (list: readonly string[]) => list.filter((kept) => !sameMailAddress(kept, adresse));
  const refuses = sending.refuses.filter((refused) => !sameMailAddress(refused.adresse, adresse));
  const reste = others(sending.reste);
  const after = { ...sending, a: others(sending.a), pris: others(sending.pris), reste, refuses };
  return reste.length > 0 ? after : ended(after, at);
};

const claimable = ({ etat, not_before, lease_until }: Sending, at: number): boolean =>
  (etat === 'à envoyer' && not_before <= at) ||
  (etat === 'en envoi' && lease_until !== null && lease_until <= at);

const merged = ({ reste, pris, refuses }: Sending, brought: Brought) => {
  const taken = brought.pris.filter((address) => reste.includes(address));
  const left = reste.filter((address) => !taken.includes(address));
  const refused = brought.refuses.filter(({ adresse }) => left.includes(adresse));
  return {
    pris: [...pris, ...taken],
    refuses: [...refuses, ...refused],
    reste: left.filter((address) => !refused.some(({ adresse }) => adresse === address)),
  };
};

const ended = <E extends Sending>(sending: E, at: number): E => {
  const { reste, refuses } = sending;
  const over = { ...sending, lease_until: null, termine: at };
  return reste.length === 0 && refuses.length === 0
    ? { ...over, etat: 'envoyé', pourquoi: null }
    : { ...over, etat: 'échec', pourquoi: refuses.at(-1)?.reponse ?? sending.pourquoi };
};

/** In ms: 10 s doubled at each attempt, up to 15 min, times a random factor from 0.5 to 1. */
const backoff = (essais: number, draw: number): number =>
  Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(essais - 1, 20)) * (0.5 + draw / 2));
