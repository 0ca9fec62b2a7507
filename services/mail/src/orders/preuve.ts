import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { sameMailAddress } from '@agence/words/mail-address';
import type { Courrier, Suite } from './courrier.ts';
import { type Head, valuesOf } from './head.ts';

/** How a message came: the peer's address, how it greeted, and the sender of the envelope. */
export type Venue = { readonly ip: string; readonly helo: string; readonly de: string };

/** Whom we believe about the sender of a message. */
export type Confiance = {
  /** Messages from this machine: for tests and `npm start`. */
  readonly loopback: boolean;
  /** The relay before us, by the name that it writes in `Authentication-Results`; empty: none. */
  readonly authserv: string;
  /** Whether the author of a message is proved to a server that nobody vouches for. */
  readonly dmarc: (message: Buffer, author: string, venue: Venue) => Promise<boolean>;
};

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether the peer speaks for many senders, as the trusted relay does: what is counted by its address would hit them all. */
export const speaksForOthers = ({ loopback, authserv }: Confiance, ip: string): boolean =>
  authserv !== '' || (loopback && LOOPBACK.test(ip));

/** As domains are compared; empty when it is none. */
export const domainOf = (address: string): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1)).replace(/\.$/, '');

const LONGEST_VERDICT = 4_000;
const QUOTED = /"(?:\\.|[^"\\])*"/g;
const COMMENT = /\((?:\\.|[^()\\])*\)/g;
/** A field outside of quoted text and comments: a sender chooses words in both. Empty when one of them has no end. */
const bare = (value: string): string => {
  if (value.length > LONGEST_VERDICT) return '';
  let text = value.replace(QUOTED, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(COMMENT, ' ');
  }
  return /["()]/.test(text) ? '' : text.toLowerCase();
};

/** Whether the relay before us proved this very author: only the first field counts, which that relay wrote last, and one verdict in it. */
const relayProves = (head: Head, author: string, authserv: string): boolean => {
  const [value = ''] = valuesOf(head, 'authentication-results');
  const [by = '', ...found] = bare(value)
    .split(';')
    .map((part) => part.trim());
  const [verdict = '', ...more] = found.filter((part) => /^dmarc\s*=/.test(part));
  const domains = [...verdict.matchAll(/\sheader\.from\s*=\s*(\S+)/g)].map(([, domain = '']) => domain);
  return (
    by.split(/\s/)[0] === authserv.toLowerCase() &&
    more.length === 0 &&
    /^dmarc\s*=\s*pass\s/.test(verdict) &&
    domains.length === 1 &&
    domainOf(`@${domains[0]}`) === domainOf(author)
  );
};

/** Whether a message is from its one author. Rejects when that cannot be known now. */
export async function isProved(
  message: Buffer,
  head: Head,
  venue: Venue,
  trust: Confiance,
): Promise<boolean> {
  const { author } = head;
  if (author === null || domainOf(author) === '') return false;
  if (trust.loopback && LOOPBACK.test(venue.ip)) return true;
  if (trust.authserv !== '') return relayProves(head, author, trust.authserv);
  return isIP(venue.ip) !== 0 && trust.dmarc(message, author, venue);
}

/** The address of an account that orders by this message, or what becomes of a message that may not order. */
export const ordersOf = (
  adresses: readonly string[],
  { author, automatic }: Head,
  { de, prouve }: Pick<Courrier, 'de' | 'prouve'>,
): { readonly sender: string } | { readonly suite: Suite } => {
  // A bounce has no sender to answer.
  if (automatic || de === '') return { suite: 'automatique' };
  const sender = adresses.find((adresse) => author !== null && sameMailAddress(adresse, author));
  return prouve && sender !== undefined ? { sender } : { suite: 'refusé' };
};
