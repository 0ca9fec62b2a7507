import { createHash } from 'node:crypto';
import { fr } from '@agence/gesture';
import { isMailAddress } from '@agence/words/mail-address';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type Message, PERIODIQUES } from '../messages/message.ts';
import { uneLigne } from '../rendu/une-ligne.ts';

/** Who every message comes from. */
export type Sender = {
  readonly name: string;
  readonly address: string;
  /** Where answers go, when not to the address. */
  readonly replyTo?: string | undefined;
};

/** The same for every attempt at a message, and for no other message. */
const digest = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

/** Where the message is known by, at the relay and in the mailbox. */
export const messageId = (id: string, { address }: Sender): string =>
  `<${digest(id)}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** To a person: it is the account that decides to which of its addresses it is written. */
const desabonner = ({ compte }: Message, { replyTo, address }: Sender): string => {
  const sujet = fr`Ne plus écrire à mon adresse (compte ${compte ?? ''})`;
  return `<mailto:${replyTo ?? address}?subject=${encodeURIComponent(sujet)}>`;
};

/** The bytes of a message: each attempt sends the same ones. Every address is an object, no text is read as a path. */
export function compose(message: Message, from: Sender): Promise<Buffer> {
  const { _id: id, genre, a, sujet, texte, html, cree, reponse, repondre_a, jointe } = message;
  const replyTo = reponse?.repondre_a ?? repondre_a ?? from.replyTo;
  const node = new MailComposer({
    from: { name: uneLigne(from.name), address: from.address },
    to: a.filter(isMailAddress).map((address) => ({ name: '', address })),
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    ...(reponse === undefined || reponse.a_message === ''
      ? {}
      : { inReplyTo: reponse.a_message, references: [...reponse.references] }),
    subject: sujet,
    messageId: messageId(id, from),
    date: cree,
    text: texte,
    html,
    ...(jointe === undefined
      ? {}
      : {
          attachments: [
            { filename: jointe.nom, content: jointe.html, contentType: 'text/html; charset=utf-8' },
          ],
        }),
    headers: {
      'Auto-Submitted': reponse === undefined ? 'auto-generated' : 'auto-replied',
      'Content-Language': 'fr',
      ...(PERIODIQUES.includes(genre) ? { 'List-Unsubscribe': desabonner(message, from) } : {}),
    },
    encoding: 'quoted-printable',
    baseBoundary: digest(id),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return node.build();
}
