import { isMailAddress, sameMailAddress } from '@agence/words/mail-address';
import type { Etat, Refused, Sending } from './message.ts';

/**
 * The sending of one message: `à envoyer → en envoi(lease) → envoyé | échec`, back to `à envoyer` by a person. Pure. An
 * attempt whose process died is made again once its lease is over, one whose relay had the text and did not say that it took
 * it after a pause, both with the same Message-ID: then alone a relay may see a message twice.
 */

/** What one attempt brought; addresses in none of the lists wait for the next. */
export type Brought = {
  readonly pris: readonly string[];
  readonly refuses: readonly Refused[];
  /** Why the others wait. */
  readonly pourquoi: string | null;
};

export type SendingEvent =
  | { readonly kind: 'claim'; readonly at: number }
  /** A person takes up what failed for good; `to`: who may be written to now. */
  | { readonly kind: 'retry'; readonly at: number; readonly to: readonly string[] }
  /** The server of an address that had taken it says that it will never deliver it. */
  | { readonly kind: 'bounced'; readonly at: number; readonly adresse: string; readonly reponse: string }
  /** An address is erased: who else waits for the message still gets it. */
  | { readonly kind: 'forget'; readonly at: number; readonly adresse: string }
  /** `draw` in [0, 1) spreads the next attempts. */
  | {
      readonly kind: 'outcome';
      readonly attempt: number;
      readonly at: number;
      readonly draw: number;
      readonly brought: Brought;
    };

const HOUR = 3_600_000;
/** Longer than the slowest attempt: connection, greeting, and a relay that thinks before it answers. */
export const LEASE_MS = 120_000;
const GIVE_UP_AFTER = 72 * HOUR;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = HOUR / 4;

const NOBODY = 'no valid address';

/** Nothing tried yet. An address that is none is refused before any relay sees it. */
export const newSending = (a: readonly string[], at: number): Sending => {
  const reste = a.filter(isMailAddress);
  const refuses = a
    .filter((one) => !isMailAddress(one))
    .map((adresse) => ({ adresse, reponse: 'not an address' }));
  const waiting: Sending = {
    etat: 'à envoyer',
    a,
    essais: 0,
    lease_until: null,
    not_before: at,
    reste,
    pris: [],
    refuses,
    pourquoi: null,
    ecrit: at,
    termine: null,
  };
  return reste.length > 0 ? waiting : { ...waiting, etat: 'échec', pourquoi: NOBODY, termine: at };
};

/** The message after the event, or 'ignored' when the event has no right over it as it is now. */
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
  if (after.reste.length === 0)
    return ended(after, event.at, after.refuses.length === 0 ? 'envoyé' : 'échec');
  // An attempt whose lease was taken over still counts for what was taken or refused, and for nothing else.
  if (sending.etat !== 'en envoi' || sending.essais !== event.attempt) return after;
  const next = event.at + backoff(sending.essais, event.draw);
  const waiting = { ...after, pourquoi: event.brought.pourquoi, lease_until: null };
  return next > sending.ecrit + GIVE_UP_AFTER
    ? ended(waiting, event.at, 'échec')
    : { ...waiting, etat: 'à envoyer', not_before: next };
};

/** Its three days begin again, towards those who do not have it; when everybody has, it is sent. */
const retried = <E extends Sending>(
  sending: E,
  { at, to }: SendingEvent & { kind: 'retry' },
): E | 'ignored' => {
  const reste = to.filter((one) => isMailAddress(one) && !sending.pris.includes(one));
  const again = { ...sending, a: to, reste, refuses: [], not_before: at, ecrit: at };
  if (reste.length > 0) return { ...again, etat: 'à envoyer', pourquoi: null, termine: null };
  return sending.pris.length > 0 ? ended(again, at, 'envoyé') : 'ignored';
};

const bounced = <E extends Sending>(
  sending: E,
  { at, adresse, reponse }: SendingEvent & { kind: 'bounced' },
): E | 'ignored' => {
  const pris = sending.pris.filter((taken) => !sameMailAddress(taken, adresse));
  if (pris.length === sending.pris.length) return 'ignored';
  const after = { ...sending, pris, refuses: [...sending.refuses, { adresse, reponse }] };
  return after.reste.length > 0 ? after : ended(after, at, 'échec');
};

const forgetting = <E extends Sending>(sending: E, { at, adresse }: SendingEvent & { kind: 'forget' }): E => {
  const others = (list: readonly string[]) => list.filter((kept) => !sameMailAddress(kept, adresse));
  const refuses = sending.refuses.filter((refused) => !sameMailAddress(refused.adresse, adresse));
  const reste = others(sending.reste);
  const after = { ...sending, a: others(sending.a), pris: others(sending.pris), reste, refuses };
  return reste.length > 0 ? after : ended(after, at, refuses.length === 0 ? 'envoyé' : 'échec');
};

const claimable = ({ etat, not_before, lease_until }: Sending, at: number): boolean =>
  (etat === 'à envoyer' && not_before <= at) ||
  (etat === 'en envoi' && lease_until !== null && lease_until <= at);

const merged = ({ reste, pris, refuses }: Sending, brought: Brought) => {
  const taken = brought.pris.filter((one) => reste.includes(one));
  const refused = brought.refuses.filter(
    ({ adresse }) => reste.includes(adresse) && !taken.includes(adresse),
  );
  return {
    pris: [...pris, ...taken],
    refuses: [...refuses, ...refused],
    reste: reste.filter((one) => !taken.includes(one) && !refused.some(({ adresse }) => adresse === one)),
  };
};

const ended = <E extends Sending>(sending: E, at: number, etat: Etat): E => ({
  ...sending,
  etat,
  lease_until: null,
  pourquoi: etat === 'envoyé' ? null : (sending.refuses.at(-1)?.reponse ?? sending.pourquoi),
  termine: at,
});

/** 10 s doubled at each attempt up to 15 min, of which half is drawn. */
const backoff = (essais: number, draw: number): number =>
  Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(essais - 1, 20)) * (0.5 + draw / 2));
