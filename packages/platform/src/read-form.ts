import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Transform } from 'node:stream';
import busboy from 'busboy';

/** Why a body could not be read whole. */
export type Illisible = 'illisible' | 'trop lourd' | 'trop de champs' | 'fichier';

export type Lecture = {
  /** The fields that could be read, the first of each name. */
  readonly champs: ReadonlyMap<string, string>;
  readonly refus: Illisible | null;
};

/**
 * What a form may hold. `fieldBytes` is far above any limit of the trade: a field that is too long for us is still read,
 * and shown again with the reason.
 */
export type FormBounds = {
  readonly bytes: number;
  readonly fieldBytes: number;
  readonly fields: number;
  /** Text files, each taken for a field of its name; absent: none. */
  readonly files?: number;
};

const limitsOf = ({ fields, fieldBytes, files = 0 }: FormBounds): busboy.Limits => ({
  ...{ fields, parts: fields + files, files },
  ...{ fieldNameSize: 64, fieldSize: fieldBytes, headerPairs: 32 },
});

const URLENCODED = 'application/x-www-form-urlencoded';

const isUrlencoded = ({ headers }: IncomingMessage): boolean =>
  (headers['content-type'] ?? '').toLowerCase().split(';')[0]?.trim() === URLENCODED;

/** One page, one charset: a form that says another is read as UTF-8 all the same. */
const headersOf = (req: IncomingMessage): busboy.BusboyConfig['headers'] => ({
  'content-type': isUrlencoded(req) ? URLENCODED : (req.headers['content-type'] ?? ''),
});

/** Escapes the bytes that a program should have escaped (accents): the parser reads UTF-8 only from escapes. */
const escaped = (): Transform =>
  new Transform({
    transform: (chunk: Buffer, _, done) => {
      const text = chunk.toString('latin1');
      done(
        null,
        text.replace(/[\x80-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
      );
    },
  });

const opened = (req: IncomingMessage, bounds: FormBounds): busboy.Busboy | null => {
  try {
    return busboy({ headers: headersOf(req), limits: limitsOf(bounds) });
  } catch {
    return null;
  }
};

/** A spreadsheet on Windows writes its own charset when it is not told otherwise. */
const decoded = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);

/** Reads the rest of a body and drops it: a caller that is still sending would not read our answer. */
const drained = (req: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (req.complete || req.destroyed) return resolve();
    req.once('end', resolve).once('close', resolve);
    req.resume();
  });

/** Reads a form in either encoding, within bounds; null when the caller went away before its end. */
export async function readForm(req: IncomingMessage, bounds: FormBounds): Promise<Lecture | null> {
  const champs = new Map<string, string>();
  // A caller that goes away is no fault: it is noticed below, by `req.complete` being false.
  req.on('error', () => {});
  if (req.headers['content-type'] === undefined) {
    await drained(req);
    return req.complete ? { champs, refus: null } : null;
  }
  const parser = opened(req, bounds);
  const refus = parser === null ? 'illisible' : await parsed(req, parser, champs, bounds.bytes);
  await drained(req);
  return req.complete ? { champs, refus } : null;
}

function parsed(
  req: IncomingMessage,
  parser: busboy.Busboy,
  champs: Map<string, string>,
  most: number,
): Promise<Illisible | null> {
  const { promise, resolve } = Promise.withResolvers<Illisible | null>();
  const bytesIn = isUrlencoded(req) ? escaped() : new PassThrough();
  let bytes = 0;
  let refus: Illisible | null = null;
  const stop = (why: Illisible) => {
    refus ??= why;
    req.unpipe(bytesIn);
    bytesIn.unpipe(parser);
    parser.destroy();
    resolve(refus);
  };
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) stop('trop lourd');
  });
  parser.on('field', (name, value: unknown) => {
    if (!champs.has(name)) champs.set(name, typeof value === 'string' ? value : '');
  });
  parser.on('file', (name, file) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => {
      const text = decoded(Buffer.concat(chunks));
      if (text !== '' && !champs.get(name)) champs.set(name, text);
    });
  });
  parser.on('fieldsLimit', () => stop('trop de champs'));
  parser.on('partsLimit', () => stop('trop de champs'));
  parser.on('filesLimit', () => stop('fichier'));
  parser.on('error', () => stop('illisible'));
  parser.on('close', () => resolve(refus));
  // The caller went away in the middle: without this the parser would wait for the rest for ever.
  req.once('close', () => {
    if (!req.complete) stop('illisible');
  });
  req.pipe(bytesIn).pipe(parser);
  return promise;
}
