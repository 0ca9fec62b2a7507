/** The text of a page: charset of the header, else the declared one, else UTF-8. */
export function decodeHtml(body: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 2048));
  const declared = charset(contentType) ?? charset(start) ?? 'utf-8';
  try {
    return new TextDecoder(declared).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

const charset = (text: string): string | undefined => /charset\s*=\s*["']?([\w-]{2,20})/i.exec(text)?.[1];
