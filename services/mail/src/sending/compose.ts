import { hash } from 'node:crypto';
import { fr } from '@agence/gesture';
import { isMailAddress } from '@agence/words/mail-address';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Jointe, Message } from '../messages/message.ts';
import { uneLigne } from '../rendu/rendu.ts';

/** The sender of every message. */
export type Sender = {
  readonly name: string;
  readonly address: string;
  /** Where replies go, when not to `address`. */
  readonly replyTo?: string | undefined;
};

/** Sent regularly, or once per client, so their readers may unsubscribe. */
const PERIODIQUES = new Set<Message['genre']>([
  'rapport_pret',
  'page_prete',
  'questions_pretes',
  'changements',
]);

/** Depends on the id only, so every attempt at a message has the same digest. */
const digest = (id: string): string => hash('sha256', id).slice(0, 32);

/** The Message-ID, by which relays and mailboxes identify the message. */
export const messageId = (id: string, { address }: Sender): string =>
  `<${digest(id)}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/**
 * Unsubscribing writes to one of us, because the account decides which of its addresses receive messages; a letter that
 * may be stopped has a link for it, and mail programs may call that themselves (RFC 8058).
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
export function compose(message: Message, from: Sender): Promise<Buffer> {
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
      ...(PERIODIQUES.has(genre) ? desabonner(message, from) : {}),
    },
    encoding: 'quoted-printable',
    baseBoundary: digest(id),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return node.build();
}
