import type { Document, Filter } from 'mongodb';

/** A page of a list, newest first; `next` says where the next page begins and is absent on the last one. */
export type Page<R> = { readonly rows: readonly R[]; readonly next: string | undefined };

type PageWanted = {
  /** Path of the date by which the list is sorted. */
  readonly by: string;
  readonly size: number;
  /** The `next` of the page before; absent: the first page. */
  readonly after: string | undefined;
};

type Options = { readonly sort: Record<string, 1 | -1>; readonly limit: number };

/** Reads one page: `read` adds `rest` to its own filter. Rows of equal date are in the order of their ids. */
export async function readPage<R extends { readonly _id: string }>(
  { by, size, after }: PageWanted,
  read: (rest: Filter<Document>, options: Options) => Promise<readonly R[]>,
): Promise<Page<R>> {
  // One row more than the page tells whether there is another page.
  const found = await read(restAfter(by, after), { sort: { [by]: -1, _id: 1 }, limit: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const next = found.length > size && last !== undefined ? `${dateOf(last, by)}:${last._id}` : undefined;
  return { rows, next };
}

function restAfter(by: string, after: string | undefined): Filter<Document> {
  if (after === undefined) return {};
  const colon = after.indexOf(':');
  const at = new Date(Number(after.slice(0, colon)));
  return { $or: [{ [by]: { $lt: at } }, { [by]: at, _id: { $gt: after.slice(colon + 1) } }] } as never;
}

const dateOf = (row: object, path: string): number =>
  Number(path.split('.').reduce<unknown>((part, name) => (part as Document)[name], row));
