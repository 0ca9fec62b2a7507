import { parentPort } from 'node:worker_threads';
import { type Compris, type Lettre, type Portefeuille, strict } from '@agence/orders';
import { type Autour, type Demande, demandeDe } from '@agence/orders/model';
import { decoded } from '@agence/platform/process/decoded';
import { htmlToText } from 'html-to-text';
import PostalMime, { type Attachment } from 'postal-mime';

/** A parsed message, in which an order is read. */
type ReadMail = Lettre & {
  /** Message-IDs of the messages that it answers, the oldest first. */
  readonly fil: readonly string[];
  readonly nonLus: readonly string[];
};

/** A message, and the account's data that its words may refer to. */
export type ToRead = {
  readonly brut: Uint8Array;
  readonly portefeuille: Portefeuille;
  readonly autour: Autour;
};

/** `compris`: null without a strict form; `demande`: the request for a model, null when the message is too long. */
export type Understood = {
  readonly lettre: ReadMail;
  readonly compris: Compris | null;
  readonly demande: Demande | null;
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

const isTable = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === 'text/csv' || /\.(?:csv|tsv)$/i.test(filename ?? '');

const isSpreadsheet = ({ filename }: Attachment): boolean =>
  /\.(?:xlsx?|xlsm|ods|numbers)$/i.test(filename ?? '');

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const ids = (text = ''): readonly string[] => text.match(/<[^<>\s]{1,250}>/g) ?? [];

/** Parses a message; null when that fails. */
export async function readMail(brut: Buffer): Promise<ReadMail | null> {
  const options = { maxNestingDepth: DEEPEST, maxHeadersSize: HEAD_BYTES };
  const mail = await PostalMime.parse(brut, options).catch(() => null);
  if (mail === null) return null;
  const { subject = '', text, html, references, inReplyTo, attachments } = mail;
  const small = attachments.filter((file) => isTable(file) && bytesOf(file).length <= TABLE_BYTES);
  const read = small.slice(0, MOST_TABLES);
  const unread = attachments.filter((file) => (isTable(file) || isSpreadsheet(file)) && !read.includes(file));
  return {
    sujet: subject,
    texte: text?.trim() ? text : enClair(html ?? ''),
    tables: read.map((file) => decoded(bytesOf(file))),
    fil: [...new Set([...ids(references), ...ids(inReplyTo)])].slice(-MOST_REFERENCES),
    nonLus: unread.map(({ filename }) => filename ?? 'tableau'),
  };
}

async function understand({ brut, portefeuille, autour }: ToRead): Promise<Understood | null> {
  const lettre = await readMail(Buffer.from(brut));
  return lettre && { lettre, compris: strict(lettre, portefeuille), demande: demandeDe(lettre, autour) };
}

parentPort?.on('message', (message: ToRead) => {
  void understand(message).then((understood) => parentPort?.postMessage(understood));
});
