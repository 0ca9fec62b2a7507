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

/** Whether there are more lines, or a line of more bytes. */
function exceeds(bytes: Buffer, most: number): boolean {
  const lines = bytes.toString('latin1').split('\n', most + 1);
  return lines.length > most || lines.some((line) => line.length > LONGEST_LINE);
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
  if (above.length > LARGEST_HEAD || exceeds(above, MOST_HEAD_LINES) || exceeds(brut, MOST_LINES))
    return null;
  const head = readHead(above);
  return valuesOf(head, 'dkim-signature').length > MOST_SIGNATURES ? null : { brut, head, headBytes: above };
}
