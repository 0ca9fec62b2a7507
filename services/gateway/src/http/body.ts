import { isUtf8 } from 'node:buffer';
import { fr } from '@agence/gesture';
import express, { type Request, type Response } from 'express';

/** The bytes sent, with their JSON object or the sentence that says why there is none. */
export type Body = { readonly bytes: Buffer } & ({ readonly body: object } | { readonly sentence: string });

const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
/** A charset other than UTF-8 and its part ASCII. */
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!(utf-?8|us-ascii)\b)/i;

const TROP_LONG = fr`Le corps de l'appel dépasse 256 Kio.`;
const ILLISIBLE = fr`Le corps de l'appel est illisible : envoyez un objet JSON en UTF-8.`;
const AUTRE_TYPE = fr`Le corps de l'appel doit être du JSON : envoyez l'en-tête Content-Type: application/json.`;
const TROP_PROFOND = fr`Le corps de l'appel est imbriqué sur plus de 32 niveaux.`;

/** Reads the bytes of a call, whatever their type; rejects when they cannot be read. */
export const bytesReader = (options: { readonly limit: number; readonly inflate?: boolean }) => {
  const raw = express.raw({ type: () => true, ...options });
  return (req: Request, res: Response): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      raw(req, res, (fault?: unknown) => {
        if (fault !== undefined && fault !== null) reject(fault);
        else resolve(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
      });
    });
};

const read = bytesReader({ limit: MAX_BYTES });

const whyUnread = (fault: unknown): { readonly sentence: string } =>
  fault instanceof Error && 'type' in fault && fault.type === 'entity.too.large'
    ? { sentence: TROP_LONG }
    : { sentence: ILLISIBLE };

// Counted before parsing: 50,000 nested brackets parse, but then overflow the stack of recursive code.
const depth = (text: string): number => {
  let level = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i];
    if (quoted) {
      if (sign === '\\') i += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++level);
    else if (sign === '}' || sign === ']') level -= 1;
  }
  return deepest;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The JSON object of a call, or the sentence that says why there is none. An empty body counts as `{}`. */
export async function readBody(req: Request, res: Response): Promise<Body> {
  const bytes = await read(req, res).catch(whyUnread);
  if ('sentence' in bytes) return { bytes: Buffer.alloc(0), ...bytes };
  return { bytes, ...objectIn(req, bytes) };
}

const objectIn = (req: Request, bytes: Buffer): { readonly body: object } | { readonly sentence: string } => {
  if (bytes.length === 0) return { body: {} };
  if (!req.is(['application/json', 'application/*+json'])) return { sentence: AUTRE_TYPE };
  if (OTHER_CHARSET.test(req.get('content-type') ?? '') || !isUtf8(bytes)) return { sentence: ILLISIBLE };
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (text.trim() === '') return { body: {} };
  if (depth(text) > MAX_DEPTH) return { sentence: TROP_PROFOND };
  const value = parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { body: value }
    : { sentence: ILLISIBLE };
};
