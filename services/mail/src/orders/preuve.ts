import { isIP } from 'node:net';
import type { authenticate, DNSResolver } from 'mailauth';

/** How a message came: the peer's address, how it greeted, and the sender of the envelope. */
export type Venue = { readonly ip: string; readonly helo: string; readonly de: string };

/** Whom we believe about the sender of a message. */
export type Confiance = {
  /** Messages from this machine: for tests and `npm start`. */
  readonly loopback: boolean;
  /** The relay before us, by the name that it writes in `Authentication-Results`; empty: none. */
  readonly authserv: string;
  /** Where the keys and policies of domains are asked for; the system's own unless given. */
  readonly resolver?: DNSResolver;
};

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** The head of a message, its folded lines made one. */
export const headersOf = (brut: Buffer): string => {
  const text = brut.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  return text.slice(0, end).replace(/\r?\n[ \t]+/g, ' ');
};

const LONGEST_VERDICT = 4_000;
const QUOTED = /"(?:\\.|[^"\\])*"/g;
const COMMENT = /\((?:\\.|[^()\\])*\)/g;
/** What a header says outside of quoted text and comments: what a sender chose may stand in both. Empty when one of them has no end. */
const nu = (said: string): string => {
  if (said.length > LONGEST_VERDICT) return '';
  let bare = said.replace(QUOTED, ' ');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(COMMENT, ' ');
  }
  return /["()]/.test(bare) ? '' : bare.toLowerCase();
};

/** What the relay before us found: only the first line counts, which that relay wrote last, and one verdict in it. */
const relaySays = (brut: Buffer, authserv: string): boolean => {
  const [, said = ''] = /^authentication-results:\s*(.+)$/im.exec(headersOf(brut)) ?? [];
  const [by = '', ...found] = nu(said)
    .split(';')
    .map((part) => part.trim());
  const verdicts = found.filter((part) => /^dmarc\s*=/.test(part));
  return (
    by.split(/\s/)[0] === authserv.toLowerCase() &&
    verdicts.length === 1 &&
    /^dmarc\s*=\s*pass(?:\s|$)/.test(verdicts[0] ?? '')
  );
};

/** Where a domain publishes no policy, a signature of its very own, or its own server for an envelope of its own, proves as much. */
const sansPolitique = ({ dkim, spf, dmarc }: Awaited<ReturnType<typeof authenticate>>): boolean => {
  const from = dmarc === false ? '' : dmarc.status.header?.from?.toLowerCase();
  const signed = dkim.results.some(
    ({ status, signingDomain }) =>
      status.result === 'pass' && !status.underSized && signingDomain?.toLowerCase() === from,
  );
  return signed || (spf !== false && spf.status.result === 'pass' && spf.domain?.toLowerCase() === from);
};

/** Whether a message is from whom it says: the domain of its From is aligned with a valid signature or with the peer. Rejects when the domain's records cannot be read now. */
export async function isProved(brut: Buffer, { ip, helo, de }: Venue, trust: Confiance): Promise<boolean> {
  if (trust.loopback && LOOPBACK.test(ip)) return true;
  if (trust.authserv !== '') return relaySays(brut, trust.authserv);
  if (isIP(ip) === 0) return false;
  const { resolver } = trust;
  const options = {
    ip,
    helo,
    sender: de,
    disableBimi: true,
    ...(resolver === undefined ? {} : { resolver }),
  };
  // Loaded by the first message that needs it: it is the heaviest library of the service.
  const mailauth = await import('mailauth');
  const found = await mailauth.authenticate(brut, options);
  const { dmarc, dkim, spf } = found;
  const verdict = dmarc === false ? 'none' : dmarc.status.result;
  const { spf: sent, dkim: signed } = (dmarc !== false && dmarc.alignment) || {};
  // A signature of only the beginning of a text (`l=`) lets anybody write the order below it.
  const whole = sent?.result || !signed?.underSized;
  if ((verdict === 'pass' && whole) || (dmarc !== false && verdict === 'none' && sansPolitique(found)))
    return true;
  const later = [
    verdict,
    spf !== false && spf.status.result,
    ...dkim.results.map(({ status }) => status.result),
  ];
  if (later.includes('temperror')) throw new Error('a record cannot be read now');
  return false;
}
