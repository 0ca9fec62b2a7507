import type { Refusal } from '@agence/gesture';
import { fromRefus } from '@agence/platform/process/refus';
import type { Refus } from '@agence/proto/kernel/v1/kernel';
import { z } from 'zod';

type Result = { readonly $case: string; readonly value: unknown };
type Value<R extends Result, K> = Extract<R, { $case: K }>['value'];

/** What an rpc replies: its refusal, or the value of the case it must be. */
export async function passedOn<R extends Result, K extends R['$case']>(
  reply: Promise<{ readonly result?: R | undefined }>,
  wanted: K,
): Promise<{ readonly refusal: Refusal } | { readonly ok: Value<R, K> }> {
  const { result } = await reply;
  if (result?.$case === wanted) return { ok: result.value as Value<R, K> };
  if (result?.$case === 'refus') return { refusal: fromRefus(result.value as Refus) };
  throw new Error(`a reply without ${wanted}`);
}

type Shaper = (value: unknown) => unknown;

/** Makes a reply from any object that has its fields: in the schema's order, `null` for an unknown nullable field. */
export function shaperOf(schema: z.core.$ZodType): Shaper {
  if (schema instanceof z.ZodOptional) {
    const shaped = shaperOf(schema.unwrap());
    return (value) => (value === undefined ? undefined : shaped(value));
  }
  if (schema instanceof z.ZodNullable) {
    const shaped = shaperOf(schema.unwrap());
    return (value) => shaped(value) ?? null;
  }
  if (schema instanceof z.ZodArray) {
    const shaped = shaperOf(schema.element);
    return (values) => (values as readonly unknown[] | undefined)?.map(shaped);
  }
  if (!(schema instanceof z.ZodObject)) return (value) => value;
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, shaperOf(field)] as const);
  return (value) => {
    if (value === undefined || value === null) return undefined;
    const reply: Record<string, unknown> = {};
    for (const [name, shaped] of fields) {
      const field = shaped((value as Readonly<Record<string, unknown>>)[name]);
      if (field !== undefined) reply[name] = field;
    }
    return reply;
  };
}
