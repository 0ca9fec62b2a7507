import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { decoded } from './process/decoded.ts';

/** Why a body could not be read whole. */
export type Illisible = 'illisible' | 'trop lourd' | 'trop de champs' | 'fichier';

export type Lecture = {
  /** The fields that could be read, the first of each name. */
  readonly champs: ReadonlyMap<string, string>;
  /** The names that came again with another value. */
  readonly doubles: ReadonlySet<string>;
  readonly refus: Illisible | null;
};

/** Bounds far above any business limit: a field that is too long is still read whole, and shown again with the reason. */
export type FormBounds = {
  readonly bytes: number;
  readonly fields: number;
  /** Text files, each taken for a field of its name; absent: none. */
  readonly files?: number;
};

const URLENCODED = 'application/x-www-form-urlencoded';

const isUrlencoded = ({ headers }: IncomingMessage): boolean =>
  (headers['content-type'] ?? '').toLowerCase().split(';')[0]?.trim() === URLENCODED;

/** Charsets that are refused: all but UTF-8 and the Western ones. Among those, the bytes decide. */
const CHARSETS =
  /charset\s*=\s*"?(?!(?:utf-?8|us-ascii|iso-8859-1|latin-?1|windows-1252|cp1252)"?\s*(?:;|$))/i;

/** Escapes the bytes that a program should have escaped (accents): the parser reads UTF-8 only from escapes. */
const escaped = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const opened = (req: IncomingMessage, { fields, bytes, files = 0 }: FormBounds): busboy.Busboy | null => {
  const type = req.headers['content-type'] ?? '';
  if (isUrlencoded(req) && CHARSETS.test(type)) return null;
  try {
    return busboy({
      headers: { 'content-type': isUrlencoded(req) ? URLENCODED : type },
      // No field is cut: one that is too long makes the body too heavy first.
      limits: { fields, files, fieldNameSize: 64, fieldSize: bytes, headerPairs: 32 },
      defCharset: 'latin1',
    });
  } catch {
    return null;
  }
};

/** A field comes as bytes, one character each, unless it declared its own charset. */
const decodedField = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  return /^[\0-\xff]*$/.test(value) ? decoded(Buffer.from(value, 'latin1')) : value;
};

/** Reads a form in either encoding, within bounds; null when the caller went away before its end. */
export async function readForm(req: IncomingMessage, bounds: FormBounds): Promise<Lecture | null> {
  const champs = new Map<string, string>();
  const doubles = new Set<string>();
  const refused: Illisible[] = [];
  const refuse = (why: Illisible) => void refused.push(why);
  const unreadable = () => refuse('illisible');
  const put = (name: string, value: string): void => {
    if (!champs.has(name)) champs.set(name, value);
    else if (champs.get(name) !== value) doubles.add(name);
  };
  /** When no file is chosen, an empty one comes. */
  const putFile = (name: string, text: string): void => {
    if (text === '') return;
    if (champs.get(name) === '') champs.delete(name);
    put(name, text);
  };
  const empty = req.headers['content-type'] === undefined;
  const parser = empty ? null : opened(req, bounds);
  if (parser === null && !empty) unreadable();
  parser?.on('field', (name: string | undefined, value: unknown) => put(name ?? '', decodedField(value)));
  parser?.on('file', (name: string | undefined, file) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => putFile(name ?? '', decoded(Buffer.concat(chunks))));
    // A file that never ends emits its own error, and an error without a listener ends the process.
    file.on('error', unreadable);
  });
  parser?.on('fieldsLimit', () => refuse('trop de champs'));
  parser?.on('filesLimit', () => refuse('fichier'));
  parser?.on('error', unreadable);
  const closed = new Promise((resolve) => (parser === null ? resolve(null) : parser.once('close', resolve)));
  let bytes = 0;
  try {
    // Read to the end even when refused: a caller that is still sending would not read our answer.
    for await (const chunk of req) {
      if (refused.length === 0) parser?.write(isUrlencoded(req) ? escaped(chunk) : chunk);
      bytes += chunk.length;
      if (bytes > bounds.bytes) refuse('trop lourd');
    }
  } catch {
    parser?.destroy();
    return null;
  }
  if (refused.length === 0) parser?.end();
  else parser?.destroy();
  await closed;
  return { champs, doubles, refus: refused[0] ?? null };
}
