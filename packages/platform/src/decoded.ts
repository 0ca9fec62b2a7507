import { isUtf8 } from 'node:buffer';

/** A text that begins with a mark of UTF-16 is in it, as a spreadsheet's « Texte Unicode »; else it is UTF-8, or what Windows writes when it is not told otherwise. */
export const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : new TextDecoder('windows-1252').decode(bytes);
};
