import { isUtf8 } from 'node:buffer';

/** UTF-16 with its byte order mark, as a spreadsheet's « Texte Unicode »; else UTF-8, else Windows-1252. */
export const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : new TextDecoder('windows-1252').decode(bytes);
};
