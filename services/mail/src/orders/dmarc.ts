import { Resolver } from 'node:dns/promises';
import { within } from '@agence/platform/deadline';
import { Unavailable } from '@agence/platform/faults';
import type { authenticate, DNSResolver } from 'mailauth';
import { domainOf, type Venue } from './preuve.ts';

/** Longer than any mail server of ours waits for: the sender comes again. */
const LONGEST_MS = 20_000;
/** More than an honest message of five signatures asks for. */
const MOST_LOOKUPS = 60;

/** The system's name servers, asked a bounded number of times. */
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

/** Where a domain publishes no policy, a signature of its very own, or its own server for an envelope of its own, proves as much. */
const provedWithoutPolicy = ({ dkim, spf }: Found, domain: string): boolean =>
  dkim.results.some(
    ({ status, signingDomain }) =>
      status.result === 'pass' && !status.underSized && signingDomain?.toLowerCase() === domain,
  ) ||
  (spf !== false && spf.status.result === 'pass' && spf.domain?.toLowerCase() === domain);

/**
 * Whether a valid signature, or the peer, is aligned with the author's domain. Rejects when the records of a domain cannot be
 * read now.
 */
export async function provedByDmarc(
  message: Buffer,
  author: string,
  { ip, helo, de: sender }: Venue,
  resolver: DNSResolver = boundedResolver(),
): Promise<boolean> {
  const options = { ip, helo, sender, resolver, disableBimi: true, disableArc: true };
  // Loaded where it is needed only: it is the heaviest library of the service.
  const mailauth = await import('mailauth');
  const found = await within(LONGEST_MS, () => mailauth.authenticate(message, options));
  const { dmarc, dkim, spf } = found;
  const domain = domainOf(author);
  // Our reading of From and the library's must agree on whose proof this is.
  if (dmarc === false || domainOf(`@${dmarc.status.header?.from}`) !== domain) return false;
  const { spf: sent, dkim: signed } = dmarc.alignment ?? {};
  // A signature of only the beginning of a text (`l=`) lets anybody write the order below it.
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
