import { setTimeout as pause } from 'node:timers/promises';
import { type Account, newAccount, someSlug } from '@agence/testing/accounts';
import { type FakeRelay, keptMails, type ReadMail, type RelayedMail } from '@agence/testing/fakes/mail';
import type { OwnSystem, RunningSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { createTransport } from 'nodemailer';
import { simple } from './console.ts';

/** A message as a person's program sends it. */
export type Ecrit = {
  readonly de: string;
  readonly a: string;
  readonly sujet?: string;
  readonly texte?: string;
  readonly html?: string;
  readonly messageId?: string;
  readonly enReponseA?: RelayedMail;
  readonly entetes?: Readonly<Record<string, string>>;
  readonly joint?: { readonly filename: string; readonly content: string | Buffer };
  /** The whole message as it is sent, instead. */
  readonly brut?: string | Buffer;
  /** The sender of the envelope, when not who wrote. */
  readonly enveloppe?: string;
  /** Others that it goes to as well. */
  readonly aussi?: readonly string[];
};

const AGAIN_MS = 500;

/** Sends it to the door of orders over SMTP, again when that asks for it; rejects with what the door answered. */
export async function envoyer(system: Pick<OwnSystem, 'run'>, ecrit: Ecrit): Promise<void> {
  const same = { messageId: `<${someSlug()}@poste.example>`, ...ecrit };
  for (let times = 1; ; times += 1) {
    const fault = await envoi(system, same).catch((told: unknown) => told);
    if (fault === undefined) return;
    if (times === 20 || !/\b451\b/.test(String(fault))) throw fault;
    await pause(AGAIN_MS);
  }
}

/** Sends it once; rejects with what the door answered. */
export async function envoi(system: Pick<OwnSystem, 'run'>, ecrit: Ecrit): Promise<void> {
  const { de, a, sujet = '', texte, html, messageId, enReponseA, entetes = {}, joint, brut } = ecrit;
  const envelope = { from: ecrit.enveloppe ?? de, to: [a, ...(ecrit.aussi ?? [])] };
  const transport = createTransport({ host: '127.0.0.1', port: system.run().orders_smtp, ignoreTLS: true });
  const replied = enReponseA?.mail.messageId;
  try {
    await transport.sendMail({
      ...{ from: de, to: a, subject: sujet, text: texte, html, messageId, headers: entetes },
      ...(replied === undefined ? {} : { inReplyTo: replied, references: [replied] }),
      envelope,
      ...(brut === undefined ? {} : { raw: brut }),
      ...(joint === undefined ? {} : { attachments: [joint] }),
    });
  } finally {
    transport.close();
  }
}

/** An account, one of its addresses, and the address that takes its orders. */
export async function orderer(
  system: OwnSystem,
): Promise<{ readonly account: Account; readonly de: string; readonly a: string }> {
  const de = `anne@${someSlug()}.example`;
  const account = await newAccount(system, { adresse: de });
  const { body } = await account.agence.post('badge/', { confirmer: true });
  return { account, de, a: (body as { badge: string }).badge };
}

/** What an answer says, its spaces as they are seen. */
export const dit = ({ mail }: RelayedMail): string => simple(mail.text ?? '');

const header = ({ mail }: RelayedMail, name: string): string =>
  mail.headers.find(({ key }) => key === name)?.value ?? '';

/** Where an answer to a message goes. */
export const reponseA = ({ mail }: RelayedMail): string => mail.replyTo?.[0]?.address ?? '';

/** The answers to the messages of an address, once there are `count` of them. */
export const reponses = (
  relay: FakeRelay,
  de: string,
  count: number,
  minutes = 1,
): Promise<readonly RelayedMail[]> =>
  until(
    async () =>
      relay
        .received()
        .filter((one) => one.to.includes(de) && header(one, 'auto-submitted') === 'auto-replied'),
    (found) => found.length >= count,
    minutes,
  );

/** An answer to an account that is none of the earlier ones, in a system without a relay. */
export async function reponseGardee(
  { data }: Pick<RunningSystem, 'data'>,
  { slug }: Pick<Account, 'slug'>,
  earlier: readonly ReadMail[] = [],
): Promise<ReadMail> {
  const seen = new Set(earlier.map(({ mail }) => mail.messageId));
  const [found] = await until(
    async () =>
      (await keptMails(data, `reponse_commande-${slug}-`)).filter(({ mail }) => !seen.has(mail.messageId)),
    ({ length }) => length > 0,
  );
  return found as ReadMail;
}

/** Somebody who has nothing but a mail program: what is read there, and what is answered. */
export function correspondent(
  system: Pick<OwnSystem, 'run'>,
  relay: FakeRelay,
  { de, a }: { readonly de: string; readonly a: string },
) {
  const titled = (sujet: string) => (one: RelayedMail) =>
    one.to.includes(de) && simple(one.mail.subject ?? '') === sujet;
  /** The newest letter with that subject, once there are so many. */
  const read = async (sujet: string, count = 1): Promise<RelayedMail> => {
    const found = await until(
      async () => relay.received().filter(titled(sujet)),
      ({ length }) => length >= count,
    );
    return found.at(-1) as RelayedMail;
  };
  let asked = 0;
  /** Sends an order and returns the answer. */
  const write = async (order: Partial<Ecrit>): Promise<RelayedMail> => {
    await envoyer(system, { de, a, sujet: someSlug(), ...order });
    asked += 1;
    return (await reponses(relay, de, asked)).at(-1) as RelayedMail;
  };
  /** Replies to a letter and returns the answer. */
  const answer = (to: RelayedMail, texte: string) =>
    write({ a: reponseA(to), texte, enReponseA: to, sujet: `Re: ${to.mail.subject}` });
  return { read, write, answer };
}
