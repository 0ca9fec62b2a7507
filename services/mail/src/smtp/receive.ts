import type { SMTPServerDataStream } from 'smtp-server';
import { type Head, headBytes, readHead, valuesOf } from '../orders/head.ts';

/** Limits of a message (docs/limits.md), which bound the cost of proving and reading it. */
export const LARGEST = 1024 * 1024;
const MOST_LINES = 20_000;
const LONGEST_LINE = 128 * 1024;
const LARGEST_HEAD = 64 * 1024;
const MOST_HEAD_LINES = 1_000;
const MOST_SIGNATURES = 5;

export type Received = { readonly brut: Buffer; readonly head: Head; readonly headBytes: Buffer };

const NEW_LINE = 0x0a;

/** Number of lines, and length of the longest in bytes. */
function lines(bytes: Buffer): { readonly count: number; readonly longest: number } {
  let count = 1;
  let longest = 0;
  let start = 0;
  for (let end = bytes.indexOf(NEW_LINE); end !== -1; end = bytes.indexOf(NEW_LINE, start)) {
    count += 1;
    longest = Math.max(longest, end - start);
    start = end + 1;
  }
  return { count, longest: Math.max(longest, bytes.length - start) };
}

/** Reads a message and its headers; null when it is over a limit. Reads to the end, since SMTP allows no earlier reply. */
export async function receive(stream: SMTPServerDataStream): Promise<Received | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= LARGEST) parts.push(part);
  }
  if (length > LARGEST) return null;
  const brut = Buffer.concat(parts);
  const above = headBytes(brut);
  const { count, longest } = lines(brut);
  if (count > MOST_LINES || longest > LONGEST_LINE) return null;
  if (above.length > LARGEST_HEAD || lines(above).count > MOST_HEAD_LINES) return null;
  const head = readHead(above);
  return valuesOf(head, 'dkim-signature').length > MOST_SIGNATURES ? null : { brut, head, headBytes: above };
}
