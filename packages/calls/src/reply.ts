import type { Refusal } from '@agence/gesture';
import { fromRefus } from '@agence/platform/process/refus';
import type { Refus } from '@agence/proto/kernel/v1/kernel';

type Result = { readonly $case: string; readonly value: unknown };

/** Opens a reply: its refusal, or the value of the case it must be. */
export function opened<R extends Result, K extends R['$case']>(
  result: R | undefined,
  wanted: K,
): { readonly refusal: Refusal } | { readonly value: Extract<R, { $case: K }>['value'] } {
  if (result?.$case === wanted) return { value: (result as Extract<R, { $case: K }>).value };
  if (result?.$case === 'refus') return { refusal: fromRefus(result.value as Refus) };
  throw new Error(`a reply without ${wanted}`);
}
