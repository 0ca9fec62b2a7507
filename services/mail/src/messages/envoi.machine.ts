import { estAdresse } from './adresse.ts';
import type { Envoi, Etat, Refuse } from './message.ts';

/**
 * The sending of one message: `à envoyer → en envoi(lease) → envoyé | échec`, back to `à envoyer` by a person. Pure. An attempt whose process died is
 * made again once its lease is over, with the same Message-ID: the one case in which a relay may see a message twice.
 */

/** What one attempt brought; addresses in none of the lists wait for the next. */
export type Issue = {
  readonly pris: readonly string[];
  readonly refuses: readonly Refuse[];
  /** Why the others wait. */
  readonly pourquoi: string | null;
};

export type EnvoiEvent =
  | { readonly kind: 'claim'; readonly at: number }
  /** A person takes up what failed for good; `to`: who may be written to now. */
  | { readonly kind: 'retry'; readonly at: number; readonly to: readonly string[] }
  /** `draw` in [0, 1) spreads the next attempts. */
  | {
      readonly kind: 'outcome';
      readonly essai: number;
      readonly at: number;
      readonly draw: number;
      readonly issue: Issue;
    };

const HOUR = 3_600_000;
/** Longer than the slowest attempt: connection, greeting, and a relay that thinks before it answers. */
const LEASE = 120_000;
const GIVE_UP_AFTER = 72 * HOUR;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = HOUR / 4;

const NOBODY = 'no valid address';

/** Nothing tried yet. An address that is none is refused before any relay sees it. */
export const nouvelEnvoi = (a: readonly string[], at: number): Envoi => {
  const reste = a.filter(estAdresse);
  const refuses = a
    .filter((one) => !estAdresse(one))
    .map((adresse) => ({ adresse, reponse: 'not an address' }));
  const waiting: Envoi = {
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
export const step = <E extends Envoi>(envoi: E, event: EnvoiEvent): E | 'ignored' => {
  if (event.kind === 'claim')
    return claimable(envoi, event.at)
      ? { ...envoi, etat: 'en envoi', essais: envoi.essais + 1, lease_until: event.at + LEASE }
      : 'ignored';
  if (event.kind === 'retry') return envoi.etat === 'échec' ? retried(envoi, event) : 'ignored';
  if (envoi.etat === 'envoyé' || envoi.etat === 'échec') return 'ignored';
  const after = { ...envoi, ...merged(envoi, event.issue) };
  if (after.reste.length === 0)
    return ended(after, event.at, after.refuses.length === 0 ? 'envoyé' : 'échec');
  // An attempt whose lease was taken over still counts for what was taken or refused, and for nothing else.
  if (envoi.etat !== 'en envoi' || envoi.essais !== event.essai) return after;
  const next = event.at + backoff(envoi.essais, event.draw);
  const waiting = { ...after, pourquoi: event.issue.pourquoi, lease_until: null };
  return next > envoi.ecrit + GIVE_UP_AFTER
    ? ended(waiting, event.at, 'échec')
    : { ...waiting, etat: 'à envoyer', not_before: next };
};

/** Its three days begin again, towards those who do not have it; when everybody has, it is sent. */
const retried = <E extends Envoi>(envoi: E, { at, to }: EnvoiEvent & { kind: 'retry' }): E | 'ignored' => {
  const reste = to.filter((one) => estAdresse(one) && !envoi.pris.includes(one));
  const again = { ...envoi, a: to, reste, refuses: [], not_before: at, ecrit: at };
  if (reste.length > 0) return { ...again, etat: 'à envoyer', pourquoi: null, termine: null };
  return envoi.pris.length > 0 ? ended(again, at, 'envoyé') : 'ignored';
};

const claimable = ({ etat, not_before, lease_until }: Envoi, at: number): boolean =>
  (etat === 'à envoyer' && not_before <= at) ||
  (etat === 'en envoi' && lease_until !== null && lease_until <= at);

const merged = ({ reste, pris, refuses }: Envoi, issue: Issue) => {
  const taken = issue.pris.filter((one) => reste.includes(one));
  const refused = issue.refuses.filter(({ adresse }) => reste.includes(adresse) && !taken.includes(adresse));
  return {
    pris: [...pris, ...taken],
    refuses: [...refuses, ...refused],
    reste: reste.filter((one) => !taken.includes(one) && !refused.some(({ adresse }) => adresse === one)),
  };
};

const ended = <E extends Envoi>(envoi: E, at: number, etat: Etat): E => ({
  ...envoi,
  etat,
  lease_until: null,
  pourquoi: etat === 'envoyé' ? null : (envoi.refuses.at(-1)?.reponse ?? envoi.pourquoi),
  termine: at,
});

/** 10 s doubled at each attempt up to 15 min, of which half is drawn. */
const backoff = (essais: number, draw: number): number =>
  Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(essais - 1, 20)) * (0.5 + draw / 2));
