import { Resolver } from 'node:dns/promises';
import { within } from '@agence/platform/process/deadline';
import { Unavailable } from '@agence/platform/process/faults';
import type { authenticate, DNSResolver } from 'mailauth';
import { domainOf, type Venue } from './preuve.ts';

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
