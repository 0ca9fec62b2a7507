import type { Lettre } from '@agence/orders';
import { htmlToText } from 'html-to-text';
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime';

/** A message as an order is read in it. */
export type ReadMail = Lettre & {
  /** The address of its one author; empty when there is none or several. */
  readonly de: string;
  readonly message_id: string;
  /** The messages that it answers, the oldest first. */
  readonly fil: readonly string[];
  /** Written by a program: never answered. */
  readonly automatique: boolean;
  /** Names of joined tables that were not read. */
  readonly nonLus: readonly string[];
};

const DEEPEST = 30;
const HEAD_BYTES = 64 * 1024;
const MOST_TABLES = 3;
const TABLE_BYTES = 256 * 1024;
const MOST_REFERENCES = 20;

const enClair = (html: string): string =>
  htmlToText(html, {
    wordwrap: false,
    limits: { maxInputLength: 512 * 1024, maxDepth: DEEPEST, maxChildNodes: 5_000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'blockquote', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });

const headers = ({ headers: all }: Email, name: string): readonly string[] =>
  all.flatMap(({ key, value }) => (key === name ? [value] : []));

/** Programs say that they are programs in one of these ways (RFC 3834, RFC 2369, common use). */
const automatique = (mail: Email): boolean => {
  const [said = 'no'] = headers(mail, 'auto-submitted');
  return (
    !/^no\b/i.test(said.trim()) ||
    headers(mail, 'precedence').some((one) => /bulk|list|junk|auto_reply/i.test(one)) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some(
      (name) => headers(mail, name).length > 0,
    ) ||
    headers(mail, 'content-type').some((one) => /^\s*multipart\/report/i.test(one)) ||
    headers(mail, 'return-path').some((one) => /^\s*<>\s*$/.test(one))
  );
};

const isTable = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === 'text/csv' || /\.(?:csv|tsv)$/i.test(filename ?? '');

/** What people join instead: a table that is not read, or too large to be. */
const isUnread = (one: Attachment): boolean =>
  isTable(one)
    ? bytesOf(one).length > TABLE_BYTES
    : /\.(?:xlsx?|xlsm|ods|numbers)$/i.test(one.filename ?? '');

/** As spreadsheets of this country save them: UTF-16 with its mark, UTF-8, else Windows-1252. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const ids = (text = ''): readonly string[] => text.match(/<[^<>\s]{1,250}>/g) ?? [];

/** Reads the bytes of a message; null when they are no message that a person writes. */
export async function readMail(brut: Buffer): Promise<ReadMail | null> {
  const options = { maxNestingDepth: DEEPEST, maxHeadersSize: HEAD_BYTES };
  const mail = await PostalMime.parse(brut, options).catch(() => null);
  if (mail === null) return null;
  const { from, subject = '', text, html, messageId = '', references, inReplyTo, attachments } = mail;
  const [author = '', ...others] = headers(mail, 'from');
  const one =
    others.length === 0 && addressParser(author).length === 1 && from !== undefined && 'address' in from;
  const tables = attachments
    .filter(isTable)
    .map(bytesOf)
    .filter(({ length }) => length <= TABLE_BYTES);
  return {
    de: one ? (from.address ?? '') : '',
    sujet: subject,
    texte: text?.trim() ? text : enClair(html ?? ''),
    tables: tables.slice(0, MOST_TABLES).map(decoded),
    message_id: ids(messageId)[0] ?? '',
    fil: [...new Set([...ids(references), ...ids(inReplyTo)])].slice(-MOST_REFERENCES),
    automatique: automatique(mail),
    nonLus: [...attachments.filter(isUnread), ...attachments.filter(isTable).slice(MOST_TABLES)].map(
      ({ filename }) => filename ?? 'tableau',
    ),
  };
}
