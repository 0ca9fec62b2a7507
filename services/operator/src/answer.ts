import { fromRefus } from '@agence/platform/process/refus';
import type { Refus } from '@agence/proto/kernel/v1/kernel';

/** A refusal, or a mistake at the keyboard, as one sentence for the operator. */
export class Refused extends Error {}

/** All rows of a list that a service returns in pages. */
export async function allRows<P extends { readonly next?: string | undefined }, R>(
  read: (after: string | undefined) => Promise<P>,
  rowsOf: (page: P) => readonly R[],
): Promise<readonly R[]> {
  const rows: R[] = [];
  let after: string | undefined;
  do {
    const page = await read(after);
    rows.push(...rowsOf(page));
    after = page.next;
  } while (after !== undefined);
  return rows;
}

type Result = { readonly $case: string; readonly value: unknown };
type Reply<R> = { readonly result?: R | undefined };

/** The value of a reply; a refusal is thrown as an error for the operator. */
export async function value<R extends Result>(
  reply: Reply<R> | Promise<Reply<R>>,
): Promise<Exclude<R, { readonly $case: 'refus' }>['value']> {
  const { result } = await reply;
  if (result === undefined) throw new Refused('a reply without a result');
  if (result.$case === 'refus') throw new Refused(fromRefus(result.value as Refus).sentence);
  return result.value;
}
