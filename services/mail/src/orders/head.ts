import { addressParser } from 'postal-mime';

type Field = { readonly name: string; readonly value: string };
type Fields = { readonly fields: readonly Field[] };

const BLANK_LINE = /^\r?\n|\n\r?\n/;
/** Only some mail programs end a line at these characters, so two programs could see two authors. */
const AMBIGUOUS = /\r(?!\n)|\0/;

/** The bytes above the first blank line. */
export const headBytes = (message: Buffer): Buffer => {
  const { index: end = message.length } = BLANK_LINE.exec(message.toString('latin1')) ?? {};
  return message.subarray(0, end === 0 ? 0 : end + 1);
};

export const valuesOf = ({ fields }: Fields, wanted: string): readonly string[] =>
  fields.flatMap(({ name, value }) => (name === wanted ? [value] : []));

/** Longer than any name and address; a longer field is not parsed. */
const LONGEST_AUTHOR = 1_000;

const authorOf = (text: string, from: readonly string[]): string | null => {
  const [value = '', ...others] = from;
  if (others.length > 0 || value.length > LONGEST_AUTHOR || AMBIGUOUS.test(text)) return null;
  const [first, ...more] = addressParser(value);
  return more.length === 0 && first !== undefined && 'address' in first ? first.address || null : null;
};

const AUTOMATIC_FIELDS = /^(?:list-id|list-unsubscribe|x-autoreply|x-autorespond|x-auto-response-suppress)$/;

/** Headers by which programs identify themselves (RFC 3834, RFC 2369, common use). */
const isAutomatic = (head: Fields): boolean => {
  const matches = (name: string, pattern: RegExp) =>
    valuesOf(head, name).some((value) => pattern.test(value.trim()));
  return (
    matches('auto-submitted', /^(?!no\b)/i) ||
    matches('precedence', /bulk|list|junk|auto_reply/i) ||
    head.fields.some(({ name }) => AUTOMATIC_FIELDS.test(name)) ||
    matches('content-type', /^multipart\/report/i) ||
    matches('return-path', /^<>$/)
  );
};

/** The headers of a message, as far as they decide whether it may order. */
export function readHead(bytes: Buffer) {
  const text = bytes.toString('utf8');
  const fields = text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line): readonly Field[] => {
      const colon = line.indexOf(':');
      return colon < 1
        ? []
        : [{ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }];
    });
  const [id = ''] = valuesOf({ fields }, 'message-id');
  return {
    fields,
    /** The author's address; null when there is no author, or more than one. */
    author: authorOf(text, valuesOf({ fields }, 'from')),
    messageId: /<[^<>\s]{1,250}>/.exec(id)?.[0] ?? '',
    /** Written by a program, so never answered. */
    automatic: isAutomatic({ fields }),
  };
}

export type Head = ReturnType<typeof readHead>;
