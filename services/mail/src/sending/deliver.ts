import { hash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fr } from '@agence/gesture';
import { isMailAddress } from '@agence/words/mail-address';
import { isoMinute } from '@agence/words/paris';
import { createTransport, type NodemailerError } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Jointe, Message } from '../messages/message.ts';
import type { Brought, Deliver } from '../messages/sending.machine.ts';
import { uneLigne } from '../rendu/rendu.ts';

/** The sender of every message. */
type Sender = {
  readonly name: string;
  readonly address: string;
  /** Where replies go, when not to `address`. */
  readonly replyTo?: string | undefined;
};

/** Sent regularly, or once per client, so their readers may unsubscribe. */
const PERIODIQUES: readonly string[] = ['rapport_pret', 'page_prete', 'questions_pretes', 'changements'];

/** Depends on the id only, so every attempt at a message has the same digest. */
const digest = (id: string): string => hash('sha256', id).slice(0, 32);

/** The Message-ID, by which relays and mailboxes identify the message. */
export const messageId = (id: string, { address }: Sender): string =>
  `<${digest(id)}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/**
 * The unsubscribe address is our contact address, because the account decides which of its addresses receive messages.
 * A letter that may be stopped also has a link, which mail programs may call themselves (RFC 8058).
 */
const desabonner = ({ compte, arret }: Message, { replyTo, address }: Sender) => {
  const sujet = fr`Ne plus écrire à mon adresse (compte ${compte ?? ''})`;
  const courrier = `<mailto:${replyTo ?? address}?subject=${encodeURIComponent(sujet)}>`;
  return {
    'List-Unsubscribe': arret === undefined ? courrier : `<${arret}>, ${courrier}`,
    ...(arret && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
};

const attached = ({ nom: filename, html: content }: Jointe) => {
  return { filename, content, contentType: 'text/html; charset=utf-8' };
};

/** The bytes of a message, the same at every attempt. No text of it is parsed as an address or read as a path. */
function compose(message: Message, from: Sender): Promise<Buffer> {
  const { _id: id, genre, a, sujet, texte, html, cree, reponse, repondre_a, jointe } = message;
  const replyTo = reponse?.repondre_a ?? repondre_a ?? from.replyTo;
  const node = new MailComposer({
    from: { name: uneLigne(from.name), address: from.address },
    to: a.filter(isMailAddress).map((address) => ({ name: '', address })),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(reponse?.a_message && { inReplyTo: reponse.a_message, references: [...reponse.references] }),
    subject: sujet,
    messageId: messageId(id, from),
    date: cree,
    text: texte,
    html,
    ...(jointe && { attachments: [attached(jointe)] }),
    headers: {
      'Auto-Submitted': reponse === undefined ? 'auto-generated' : 'auto-replied',
      'Content-Language': 'fr',
      ...(PERIODIQUES.includes(genre) ? desabonner(message, from) : {}),
    },
    encoding: 'quoted-printable',
    baseBoundary: digest(id),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return node.build();
}

/** `2026-11-21T10-45-rapport_pret-horizon-3f2a….eml`: time, kind, owner, digest. A message always has the same name. */
const fileName = ({ _id, genre, compte, lead, cree }: Message): string => {
  const whose = (compte ?? lead ?? 'interne').replace(/[^a-z0-9-]/g, '_').slice(0, 40);
  const own = hash('sha256', _id).slice(0, 12);
  return `${isoMinute(cree).replace(':', '-')}-${genre}-${whose}-${own}.eml`;
};

/** Stores messages as files that only their owner can read. A file is complete or absent. */
export function mailFolder(folder: string, from: Sender) {
  return {
    write: async (message: Message): Promise<Brought> => {
      const work = join(folder, `.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(work, await compose(message, from), { mode: 0o600, flag: 'wx', flush: true });
        await rename(work, join(folder, fileName(message)));
        return { pris: message.reste, refuses: [], pourquoi: null };
      } catch (fault) {
        await rm(work, { force: true }).catch(() => {});
        return { pris: [], refuses: [], pourquoi: String(fault) };
      }
    },
    remove: (message: Message) => rm(join(folder, fileName(message)), { force: true }),
  };
}

/** In ms. `silence` includes the relay's processing after the text; it must stay well below `LEASE_MS`. */
export type Timeouts = { readonly connect: number; readonly greeting: number; readonly silence: number };

const TIMEOUTS: Timeouts = { connect: 5_000, greeting: 5_000, silence: 30_000 };

/** Commands whose 5xx reply is about this message. Elsewhere (greeting, login, sender) it is about us, so we retry. */
const ABOUT_THE_MESSAGE: readonly unknown[] = ['RCPT TO', 'DATA'];

const replyOf = ({ response, message }: NodemailerError): string => (response ?? message).slice(0, 300);

const judge = (faults: readonly NodemailerError[]) => {
  const refuses = faults.flatMap((fault) => {
    const { permanent, recipient: adresse } = fault;
    return permanent === true && adresse !== undefined ? [{ adresse, reponse: replyOf(fault) }] : [];
  });
  const waiting = faults.find(({ permanent }) => permanent !== true);
  return { refuses, pourquoi: waiting === undefined ? null : replyOf(waiting) };
};

const failed = (fault: NodemailerError, reste: readonly string[]): Brought => {
  if (!ABOUT_THE_MESSAGE.includes(fault.command)) return { pris: [], refuses: [], pourquoi: replyOf(fault) };
  if (fault.rejectedErrors?.length) return { pris: [], ...judge(fault.rejectedErrors) };
  const refuses =
    fault.permanent === true ? reste.map((adresse) => ({ adresse, reponse: replyOf(fault) })) : [];
  return { pris: [], refuses, pourquoi: replyOf(fault) };
};

/** Hands messages to an SMTP relay, one connection each. */
export function smtp(url: string, from: Sender, timeouts: Timeouts = TIMEOUTS): Deliver {
  const { connect, greeting, silence } = timeouts;
  const transport = createTransport({
    url,
    dnsTimeout: connect,
    connectionTimeout: connect,
    greetingTimeout: greeting,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const raw = await compose(message, from);
    const to = message.reste.map((address) => ({ name: '', address }));
    const envelope = { from: { name: '', address: from.address }, to };
    try {
      const { accepted, rejectedErrors = [] } = await transport.sendMail({ envelope, raw });
      return { pris: [...accepted], ...judge(rejectedErrors) };
    } catch (fault) {
      return failed(fault as NodemailerError, message.reste);
    }
  };
}
