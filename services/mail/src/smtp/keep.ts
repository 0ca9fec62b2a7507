import { createHash } from 'node:crypto';
import { orderUnproved } from '@agence/platform/security-events';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { callerOf } from '@agence/words/caller';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { forgetIfErased } from '../messages/forget.ts';
import type { OrderNeeds } from '../needs.ts';
import { valuesOf } from '../orders/head.ts';
import { isProved, ordersOf, speaksForOthers } from '../orders/preuve.ts';
import { takeBounce } from './bounce.ts';
import { type Received, receive } from './receive.ts';
import { tooLarge, tooMany, unknownRecipient } from './replies.ts';

/** What is kept of a message that may not order. */
const KEPT_HEAD = 8 * 1024;

/** As all our ordering addresses begin. */
const ORDERING = /^commandes\+[a-z2-7]{20}@/;

/** An address at which an account orders: its own, or that of a proposal made while its own stood. */
type Recipient = { readonly a: string; readonly compte: Compte; readonly proposee: boolean };

async function recipientOf({ peers, propositions }: OrderNeeds, a: string): Promise<Recipient | null> {
  const byBadge = async (badge: string) => (await peers.accounts.call.lireParBadge({ badge })).compte;
  const own = await byBadge(a);
  if (own !== undefined) return { a, compte: own, proposee: false };
  const found = await propositions.find(a);
  const compte = found?.badge === undefined ? undefined : await byBadge(found.badge);
  return compte === undefined || compte.slug !== found?.compte ? null : { a, compte, proposee: true };
}

/** Whether it comes back to us: only a mail server writes without a sender (RFC 5321). */
const isBounce = ({ expediteur }: OrderNeeds, de: string, address: string): boolean =>
  de === '' && address.toLowerCase() === expediteur;

type Asked = { readonly de: string; readonly address: string };

/** Empty: a mail server speaks for itself. */
export const senderOf = ({ mailFrom }: SMTPServerSession['envelope']): string =>
  mailFrom === false ? '' : mailFrom.address.toLowerCase();

/** Refuses an address that nobody has; one that could be ours is looked up, and `missed` hears that it was in vain. */
export async function admit(needs: OrderNeeds, asked: Asked, missed: () => void): Promise<void> {
  needs.assertOpen();
  if (isBounce(needs, asked.de, asked.address)) return;
  const address = asked.address.toLowerCase();
  if (!ORDERING.test(address)) throw unknownRecipient();
  if ((await recipientOf(needs, address)) !== null) return;
  missed();
  throw unknownRecipient();
}

/** Counts a message of a peer before anything is done for it. */
export async function countPeer(needs: OrderNeeds, ip: string): Promise<void> {
  if (speaksForOthers(needs.confiance, ip)) return;
  const from = callerOf(ip);
  if (!(await needs.ordersPerPeer.take(from, from)).accepted) throw tooMany();
}

/** A message counts once, and one that is too many for its sender not for the account. */
async function countOrder(needs: OrderNeeds, compte: string, sender: string, from: string): Promise<void> {
  const fits =
    (await needs.ordersPerSender.take(`${compte} ${sender.toLowerCase()}`, from)).accepted &&
    (await needs.ordersPerAccount.take(compte, from)).accepted;
  if (!fits) throw tooMany();
}

/** Strangers count apart: whatever they send, an account can order. */
async function countStranger(needs: OrderNeeds, compte: string, from: string): Promise<void> {
  if (!(await needs.strangersPerAccount.take(compte, from)).accepted) throw tooMany();
}

const digest = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
};

/** A message sent again may have another date and other trace fields. Without a Message-ID it is its bytes. */
const orderId = (compte: string, sender: string, { brut, head, headBytes }: Received): string => {
  const subject = valuesOf(head, 'subject').join('\n');
  const text = brut.subarray(headBytes.length);
  const known = head.messageId === '' ? [brut] : [head.messageId, subject, text];
  return digest([compte, sender, ...known]);
};

/** Keeps a message once for each account that it is for, at the address of a proposal first; only then it is acknowledged. */
export async function keep(
  needs: OrderNeeds,
  stream: SMTPServerDataStream,
  { envelope, remoteAddress: ip, hostNameAppearsAs: helo }: SMTPServerSession,
): Promise<void> {
  const received = await receive(stream);
  if (received === null) throw tooLarge();
  const { brut, head, headBytes } = received;
  const de = senderOf(envelope);
  const asked = await Promise.all(
    envelope.rcptTo.map(({ address }) => recipientOf(needs, address.toLowerCase())),
  );
  const known = asked
    .filter((recipient) => recipient !== null)
    .toSorted((one, other) => Number(other.proposee) - Number(one.proposee));
  const bounce = envelope.rcptTo.some(({ address }) => isBounce(needs, de, address));
  if (bounce) await takeBounce(needs, brut);
  // Changed since it was asked: it is nobody's now.
  if (known.length === 0 && !bounce) throw unknownRecipient();
  const prouve = await isProved(brut, head, { ip, helo, de }, needs.confiance);
  const [recu, from] = [needs.clock.now(), callerOf(ip)];
  for (const [slug, [recipient]] of Map.groupBy(known, ({ compte }) => compte.slug)) {
    if (recipient === undefined) continue;
    const { a, compte } = recipient;
    const orders = ordersOf(compte.adresses, head, { de, prouve });
    const arrived = { compte: slug, a, de, prouve, recu };
    if ('sender' in orders) {
      await countOrder(needs, slug, orders.sender, from);
      const _id = orderId(slug, orders.sender, received);
      await needs.courriers.keep({ ...arrived, _id, brut, suite: null });
    } else {
      if (orders.suite === 'refusé') orderUnproved(needs.log, { from, compte: slug });
      await countStranger(needs, slug, from);
      const _id = digest(['refused', slug, brut]);
      const kept = headBytes.subarray(0, KEPT_HEAD);
      await needs.courriers.keep({ ...arrived, _id, brut: kept, suite: orders.suite });
    }
    await forgetIfErased(needs, slug);
  }
}
