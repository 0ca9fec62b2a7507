import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { within } from '@agence/platform/process/deadline';
import { Unavailable } from '@agence/platform/process/faults';
import { sameMailAddress } from '@agence/words/mail-address';
import type { authenticate, DNSResolver } from 'mailauth';
import type { Courrier, Suite } from './courrier.store.ts';
import { type Head, valuesOf } from './head.ts';

/** How a message arrived: the peer's IP address, its HELO name, and the envelope sender. */
export type Venue = { readonly ip: string; readonly helo: string; readonly de: string };

/** Which proofs of a message's author we accept. */
export type Confiance = {
  /** Trusts messages from this machine: for tests and `npm start`. */
  readonly loopback: boolean;
  /** Name that the relay before us writes in `Authentication-Results`; empty when there is no relay. */
  readonly authserv: string;
  /** Whether DMARC proves the author, when no relay before us does it. */
  readonly dmarc: (message: Buffer, author: string, venue: Venue) => Promise<boolean>;
};

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether the peer delivers for many senders, like the trusted relay. A limit per address would then hit them all. */
export const speaksForOthers = ({ loopback, authserv }: Confiance, ip: string): boolean =>
  authserv !== '' || (loopback && LOOPBACK.test(ip));

/** The domain of an address, normalised for comparison; empty when it is invalid. */
const domainOf = (address: string): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1)).replace(/\.$/, '');

const LONGEST_VERDICT = 4_000;
const QUOTED = /"(?:\\.|[^"\\])*"/g;
const COMMENT = /\((?:\\.|[^()\\])*\)/g;
/** A field without quoted text and comments, whose words the sender chooses. Empty when too long, or one has no end. */
const bare = (value: string): string => {
  if (value.length > LONGEST_VERDICT) return '';
  let text = value.replace(QUOTED, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(COMMENT, ' ');
  }
  return /["()]/.test(text) ? '' : text.toLowerCase();
};

/** Whether the trusted relay proved this author. Only the first field counts, since that relay wrote it; it needs one verdict. */
const relayProves = (head: Head, author: string, authserv: string): boolean => {
  const [value = ''] = valuesOf(head, 'authentication-results');
  const [server = '', ...found] = bare(value)
    .split(';')
    .map((part) => part.trim());
  const [verdict = '', ...more] = found.filter((part) => /^dmarc\s*=/.test(part));
  const domains = [...verdict.matchAll(/\sheader\.from\s*=\s*(\S+)/g)].map(([, domain = '']) => domain);
  return (
    server.split(/\s/)[0] === authserv.toLowerCase() &&
    more.length === 0 &&
    /^dmarc\s*=\s*pass\s/.test(verdict) &&
    domains.length === 1 &&
    domainOf(`@${domains[0]}`) === domainOf(author)
  );
};

/** Whether the message comes from its author. Rejects when that cannot be checked now. */
export async function isProved(message: Buffer, head: Head, venue: Venue, trust: Confiance) {
  const { author } = head;
  if (author === null || domainOf(author) === '') return false;
  if (trust.loopback && LOOPBACK.test(venue.ip)) return true;
  if (trust.authserv !== '') return relayProves(head, author, trust.authserv);
  return isIP(venue.ip) !== 0 && trust.dmarc(message, author, venue);
}

/** The account's address that orders by this message, or the outcome of a message that may not order. */
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

/** Longest check; after it the message is refused for now, and the sending server tries again. */
const LONGEST_MS = 20_000;

/** More DNS look-ups than an honest message with five signatures needs. */
const MOST_LOOKUPS = 60;

/** Asks the system's name servers, a bounded number of times. */
const boundedResolver = (): DNSResolver => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  let left = MOST_LOOKUPS;
  return async (name, kind) => {
    left -= 1;
    if (left < 0) throw Object.assign(new Error('too many look-ups'), { code: 'ENOTFOUND' });
    return (await resolver.resolve(name, kind)) as string[] | string[][];
  };
};

type Found = Awaited<ReturnType<typeof authenticate>>;

/** For a domain without a DMARC policy, a DKIM or SPF pass counts only when its domain equals the author's. */
const provedWithoutPolicy = ({ dkim, spf }: Found, domain: string): boolean =>
  dkim.results.some(
    ({ status, signingDomain }) =>
      status.result === 'pass' && !status.underSized && signingDomain?.toLowerCase() === domain,
  ) ||
  (spf !== false && spf.status.result === 'pass' && spf.domain?.toLowerCase() === domain);

/** Whether DKIM or SPF proves the author's domain, by DMARC. Rejects when DNS records cannot be read now. */
export async function provedByDmarc(
  message: Buffer,
  author: string,
  { ip, helo, de: sender }: Venue,
  resolver: DNSResolver = boundedResolver(),
): Promise<boolean> {
  const options = { ip, helo, sender, resolver, disableBimi: true, disableArc: true };
  // Loaded on demand: it is the heaviest library of the service.
  const mailauth = await import('mailauth');
  const found = await within(LONGEST_MS, () => mailauth.authenticate(message, options));
  const { dmarc, dkim, spf } = found;
  const domain = domainOf(author);
  // The library must read the same author from the From field as we do, or it proves another one.
  if (dmarc === false || domainOf(`@${dmarc.status.header?.from}`) !== domain) return false;
  const { spf: sent, dkim: signed } = dmarc.alignment ?? {};
  // A signature may cover only the start of a text (`l=`): anybody could append an order.
  const whole = sent?.result || !signed?.underSized;
  const { result: verdict } = dmarc.status;
  if ((verdict === 'pass' && whole) || (verdict === 'none' && provedWithoutPolicy(found, domain)))
    return true;
  const results = [
    verdict,
    spf !== false && spf.status.result,
    ...dkim.results.map(({ status }) => status.result),
  ];
  if (results.includes('temperror')) throw new Unavailable('a record cannot be read now');
  return false;
}
