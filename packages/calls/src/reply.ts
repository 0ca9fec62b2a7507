import type { Refusal } from '@agence/gesture';
import { fromRefus } from '@agence/platform/process/refus';
import type { Refus } from '@agence/proto/kernel/v1/kernel';
import { z } from 'zod';

/** What an rpc replies: its refusal, or what it did. */
export type Replied = { readonly result?: { readonly $case: string; readonly value: unknown } | undefined };

/** What an rpc did, when it did not refuse. */
export type Done<P extends Replied> = Exclude<NonNullable<P['result']>, { readonly $case: 'refus' }>['value'];

/** Turns the reply of an rpc into a refusal or a value. */
export function answerOf<P extends Replied>({ result }: P): { refusal: Refusal } | { ok: Done<P> } {
  if (result === undefined) throw new Error('a reply without a result');
  return result.$case === 'refus'
    ? { refusal: fromRefus(result.value as Refus) }
    : { ok: result.value as Done<P> };
}

export const passedOn = async <P extends Replied>(reply: Promise<P>) => answerOf(await reply);

type Shaper = (value: unknown) => unknown;

/** Returns a function that keeps only the schema's fields, in its order. Missing nullable fields become `null`. */
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
