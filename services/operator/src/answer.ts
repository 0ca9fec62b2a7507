import { fromRefus } from '@agence/platform/refus';
import type { Refus } from '@agence/proto/kernel/v1/kernel';

/** A refusal or a mistake at the keyboard: one sentence for the operator. */
export class Said extends Error {}

/** Every row of a list that a service answers page by page. */
export async function allRows<P extends { readonly next?: string | undefined }, R>(
  read: (after: string | undefined) => Promise<P>,
  rowsOf: (page: P) => readonly R[],
): Promise<readonly R[]> {
  const rows: R[] = [];
  let page = await read(undefined);
  rows.push(...rowsOf(page));
  while (page.next !== undefined) {
    page = await read(page.next);
    rows.push(...rowsOf(page));
  }
  return rows;
}

type Result = { readonly $case: string; readonly value: unknown };

/** The value of a reply, or its refusal as an error for the operator. */
export function value<R extends Result, K extends R['$case']>(
  result: R | undefined,
  wanted: K,
): Extract<R, { $case: K }>['value'] {
  if (result?.$case === wanted) return (result as Extract<R, { $case: K }>).value;
  if (result?.$case === 'refus') throw new Said(fromRefus(result.value as Refus).sentence);
  throw new Said(`a reply without ${wanted}`);
}
