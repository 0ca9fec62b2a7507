/** How a server was obtained: a running server, a program to start, or an image for a container. */
export type Obtained =
  | { readonly kind: 'url'; readonly url: string; readonly from: string }
  | { readonly kind: 'program'; readonly path: string; readonly from: string }
  | { readonly kind: 'image'; readonly image: string; readonly from: string };

/** A place to take a server from. `obtain` rejects with one sentence when it is not available there. */
export interface Source {
  readonly name: string;
  readonly obtain: () => Promise<Obtained>;
}

export type Say = (name: string, sentence: string) => void;

/** Takes the first source that works; each failure is one line on the terminal. */
export async function firstThatWorks(
  server: string,
  sources: readonly Source[],
  say: Say,
  toInstall: string,
): Promise<Obtained> {
  for (const source of sources) {
    try {
      const obtained = await source.obtain();
      say(server, `${source.name}: ${obtained.from}`);
      return obtained;
    } catch (fault) {
      say(server, `${source.name}: ${oneLine(fault)}`);
    }
  }
  throw new Error(`${server} was found nowhere and could not be fetched. ${toInstall}`);
}

/** The first line of a fault, short enough for a terminal. */
export function oneLine(fault: unknown): string {
  const text = fault instanceof Error ? fault.message : String(fault);
  const line = text.split('\n').find((part) => part.trim() !== '') ?? 'failed without a word';
  return line.trim().slice(0, 200);
}
