/** One request and its reply as they went over the wire. No header, so no key, is among them. */
export type Exchange = {
  readonly path: string;
  readonly request: unknown;
  readonly status: number;
  /** Null where a key is refused: some providers repeat it. */
  readonly reply: unknown;
};

export type Note = (exchange: Exchange) => void;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The same requests, each noted with its reply. */
export const noting =
  (note: Note): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const { status } = response;
    const text = await response.clone().text();
    const { pathname: path } = new URL(input instanceof Request ? input.url : input);
    note({
      path,
      request: parsed(typeof init?.body === 'string' ? init.body : ''),
      status,
      reply: status === 401 || status === 403 ? null : parsed(text),
    });
    return response;
  };
