import { hash } from 'node:crypto';
import type { SlidingLimit } from '@agence/platform/limits/sliding-limit';
import { orderUnproved } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { forgetIfErased } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { headBytes, readHead, valuesOf } from '../orders/head.ts';
import { isProved, ordersOf, speaksForOthers } from '../orders/preuve.ts';
import { tooLarge, tooMany, unknownRecipient } from './sessions.ts';

/** Limits of a message (docs/limits.md), which bound the cost of proving and reading it. */
export const LARGEST = 1024 * 1024;
const MOST_LINES = 20_000;
const LONGEST_LINE = 128 * 1024;
const LARGEST_HEAD = 64 * 1024;
const MOST_HEAD_LINES = 1_000;
const MOST_SIGNATURES = 5;
/** Bytes of a message that may not order. */
const KEPT_HEAD = 8 * 1024;

/** All our ordering addresses begin like this. */
const ORDERING = /^commandes\+[a-z2-7]{20}@/;

/** Whether there are more lines, or a line of more bytes. */
function exceeds(bytes: Buffer, most: number): boolean {
  const lines = bytes.toString('latin1').split('\n', most + 1);
  return lines.length > most || lines.some((line) => line.length > LONGEST_LINE);
}

/** Reads a message and its headers. Throws over a limit, but after the end, since SMTP allows no earlier reply. */
async function receive(stream: SMTPServerDataStream) {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= LARGEST) parts.push(part);
  }
  if (length > LARGEST) throw tooLarge();
  const brut = Buffer.concat(parts);
  const above = headBytes(brut);
  if (above.length > LARGEST_HEAD || exceeds(above, MOST_HEAD_LINES) || exceeds(brut, MOST_LINES))
    throw tooLarge();
  const head = readHead(above);
  if (valuesOf(head, 'dkim-signature').length > MOST_SIGNATURES) throw tooLarge();
  return { brut, head, above };
}

/** The account of an ordering address, or of a proposal's address while the account keeps the same ordering address. */
async function recipientOf({ peers, propositions }: Needs, a: string) {
  const byBadge = async (badge: string) => (await peers.accounts.call.lireParBadge({ badge })).compte;
  const own = await byBadge(a);
  if (own !== undefined) return { a, compte: own, proposee: false };
  const found = await propositions.find(a);
  if (found === null) return null;
  const compte = await byBadge(found.badge);
  return compte?.slug === found.compte ? { a, compte, proposee: true } : null;
}

/** Whether a message returns to us as a bounce: only a mail server writes without a sender (RFC 5321). */
const isBounce = ({ expediteur }: Needs, de: string, address: string): boolean =>
  de === '' && address.toLowerCase() === expediteur;

/** Envelope sender in lower case; empty when a mail server sends a report. */
const senderOf = ({ mailFrom }: SMTPServerSession['envelope']): string =>
  mailFrom === false ? '' : mailFrom.address.toLowerCase();

/** Throws for an unknown recipient. Only an address of our form is looked up; `missed` is called when it is unknown. */
export async function admit(
  needs: Needs,
  { envelope }: SMTPServerSession,
  asked: string,
  missed: () => void,
): Promise<void> {
  needs.assertOpen();
  if (isBounce(needs, senderOf(envelope), asked)) return;
  const address = asked.toLowerCase();
  if (!ORDERING.test(address)) throw unknownRecipient();
  if ((await recipientOf(needs, address)) !== null) return;
  missed();
  throw unknownRecipient();
}

const MOST_BOUNCED = 20;

/** Reads a mail server's report of a message that it will never deliver (RFC 3464). */
function readBounce(brut: Buffer) {
  const text = brut.toString('latin1').replaceAll('\r\n', '\n');
  const refuses = text.split(/\n\n+/).flatMap((group) => {
    const field = (name: string): string =>
      new RegExp(`^${name}:[ \\t]*(.{1,300})`, 'im').exec(group)?.[1] ?? '';
    const [, adresse] = /^rfc822;[ \t]*<?([^\s<>]+)/i.exec(field('Final-Recipient')) ?? [];
    if (adresse === undefined || !/^failed\b/i.test(field('Action')) || !field('Status').startsWith('5'))
      return [];
    return [{ adresse, reponse: field('Diagnostic-Code').replace(/^smtp;\s*/i, '') || field('Status') }];
  });
  // Message-IDs of our form.
  const ids = text.match(/<[0-9a-f]{32}@[^<>\s]{1,250}>/g) ?? [];
  return { refuses: refuses.slice(0, MOST_BOUNCED), messageIds: [...new Set(ids)].slice(0, MOST_BOUNCED) };
}

/** Marks our bounced messages as failed for the reported addresses. A sender that does not know our ids changes nothing. */
async function takeBounce({ messages, now, log }: Needs, brut: Buffer): Promise<void> {
  const { refuses, messageIds } = readBounce(brut);
  for (const { _id: id, genre } of await messages.byMessageId(messageIds))
    for (const refuse of refuses) {
      const after = await messages.apply(id, { kind: 'bounced', at: await now(), ...refuse });
      if (after !== null) log.warn({ message: id, genre }, 'a message came back');
    }
}

async function count(limit: SlidingLimit, key: string, from: string): Promise<void> {
  if (!(await limit.take(key, from)).accepted) throw tooMany();
}

/** Counts a message per peer, before any work for it. Throws over the limit. */
export async function countPeer(needs: Needs, ip: string): Promise<void> {
  const from = callerOf(ip);
  if (!speaksForOthers(needs.confiance, ip)) await count(needs.limits.perPeer, from, from);
}

const NEWLINE = Buffer.from('\n');
const digest = (parts: readonly (string | Buffer)[]): string =>
  hash('sha256', Buffer.concat(parts.flatMap((part) => [Buffer.from(part), NEWLINE])));

type Received = Awaited<ReturnType<typeof receive>>;

/** Ignores the date and trace fields, which change when a message is sent again. Without a Message-ID, all bytes count. */
const orderId = (compte: string, sender: string, { brut, head, above }: Received): string => {
  const subject = valuesOf(head, 'subject').join('\n');
  const known = head.messageId === '' ? [brut] : [head.messageId, subject, brut.subarray(above.length)];
  return digest([compte, sender, ...known]);
};

/** Stores a message once per account, then acknowledges it. Among an account's addresses, a proposal's comes first. */
export async function keep(
  needs: Needs,
  stream: SMTPServerDataStream,
  { envelope, remoteAddress: ip, hostNameAppearsAs: helo }: SMTPServerSession,
): Promise<void> {
  const received = await receive(stream);
  const { brut, head, above } = received;
  const de = senderOf(envelope);
  const asked = await Promise.all(
    envelope.rcptTo.map(({ address }) => recipientOf(needs, address.toLowerCase())),
  );
  const known = asked
    .filter((recipient) => recipient !== null)
    .toSorted((left, right) => Number(right.proposee) - Number(left.proposee));
  const bounce = envelope.rcptTo.some(({ address }) => isBounce(needs, de, address));
  if (bounce) await takeBounce(needs, brut);
  // The addresses existed at RCPT TO and are gone now.
  if (known.length === 0 && !bounce) throw unknownRecipient();
  const prouve = await isProved(brut, head, { ip, helo, de }, needs.confiance);
  const [recu, from] = [needs.clock.now(), callerOf(ip)];
  for (const [slug, [recipient]] of Map.groupBy(known, ({ compte }) => compte.slug)) {
    if (recipient === undefined) continue;
    const { a, compte } = recipient;
    const orders = ordersOf(compte.adresses, head, { de, prouve });
    const arrived = { compte: slug, a, de, prouve, recu };
    if ('sender' in orders) {
      // A message over its sender's limit does not count for the account.
      await count(needs.limits.perSender, `${slug} ${orders.sender.toLowerCase()}`, from);
      await count(needs.limits.perAccount, slug, from);
      const _id = orderId(slug, orders.sender, received);
      await needs.courriers.keep({ ...arrived, _id, brut, suite: null });
    } else {
      if (orders.suite === 'refusé') orderUnproved(needs.log, { from, compte: slug });
      // Unauthorised messages have a limit of their own, so that they cannot use up the account's.
      await count(needs.limits.strangers, slug, from);
      const _id = digest(['refused', slug, brut]);
      await needs.courriers.keep({
        ...arrived,
        _id,
        brut: above.subarray(0, KEPT_HEAD),
        suite: orders.suite,
      });
    }
    await forgetIfErased(needs, slug);
  }
}
