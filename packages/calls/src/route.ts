import type { Refusal } from '@agence/gesture';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { z } from 'zod';
import type { Form, LabelsOf } from './form.ts';
import type { Peers } from './peers.ts';
import { answerOf, type Done, type Replied, shaperOf } from './reply.ts';
import { nothing, proposes } from './shape/shape.ts';

/** A call that passed authentication, limits and the shape of its body. */
export type Call<B> = {
  readonly compte: Compte;
  /** The `{id}` of the path, unchecked; empty when the path has none. */
  readonly id: string;
  readonly body: B;
  readonly command_id: string;
  readonly peers: Peers;
};

/** The same with the order that every gesture carries. A gesture without a proposal takes effect at once. */
export type CallWithOrder<B> = Call<B> & { readonly ordre: ReturnType<typeof ordreFerme> };

export type Refused = { readonly refusal: Refusal };

/** What a route answers: the literal body of a 200, or a refusal with its sentence. */
export type Answer<R = object> = { readonly ok: R } | Refused;

type Declared<R, A> = {
  /** Under `/agence/v1/`, with `{id}` where a client's id stands. */
  readonly path: string;
  /** The sentence that `GET aide/` serves for this route. */
  readonly phrase: string;
  /** The body of every 200, for `openapi.json`; the tests check each answer against it. */
  readonly reply: R;
  /** For the rare route whose service may take longer than the usual bound, in milliseconds. */
  readonly within_ms?: number;
  readonly handle: A;
};

/** Whether a call only reads, or what describes a change. */
type Kind<Example, Labels> =
  | { readonly method: 'GET' }
  | {
      readonly method: 'POST';
      /** A body without `confirmer`, for `openapi.json` and the tests. */
      readonly example: Example;
      /** The labels of its facts in the console's history. */
      readonly history: Readonly<Record<string, string>>;
      /** Absent where the console has a screen of its own for it. */
      readonly form?: Form<Labels>;
    };

export type AgencyRoute<R = object> = Kind<object, Readonly<Record<string, string>>> &
  Declared<z.ZodType<R>, (call: Call<never>) => Promise<Answer<R>>> & { readonly body: z.ZodType };

/** What a route answers when it does not refuse. */
export type Reply<T> = T extends AgencyRoute<infer R> ? R : never;

type Required<R> = { [K in keyof R]-?: undefined extends R[K] ? never : K }[keyof R];

type Given<H> = H extends { readonly ok: infer V } ? V : H extends Replied ? Done<H> : never;

/** The fields of a reply that a handler does not give. Every route has the same `confirme`. */
type Missing<R, H> = Exclude<Required<R>, keyof Given<H> | 'confirme'>;

/**
 * Declares a route. Its handler returns an answer, or the reply of the one rpc that carries it out. The compiler ties
 * its body to the handler; a handler that misses a field makes no route.
 */
export function agencyRoute<S extends z.ZodType, R extends z.ZodType<object>, H extends Answer | Replied>(
  route: Kind<z.input<S>, LabelsOf<R>> &
    Declared<R, (call: CallWithOrder<z.infer<S>>) => Promise<H>> & {
      /** Absent: nothing is asked. */
      readonly body?: S;
      /** Fields of the reply that a proposal does not show. */
      readonly onceConfirmed?: readonly (keyof z.infer<R>)[];
    },
): [Missing<z.infer<R>, H>] extends [never] ? AgencyRoute<z.infer<R>> : Missing<z.infer<R>, H> {
  const { body = nothing } = route;
  const shaped = shaperOf(route.reply);
  const handle = async (call: Call<z.infer<S>>) => {
    const ordre = { ...ordreFerme(call), confirmer: !proposes(body, call.body) };
    const handled: Answer | Replied = await route.handle({ ...call, ordre });
    const answer = 'refusal' in handled || 'ok' in handled ? handled : answerOf(handled);
    if ('refusal' in answer) return answer;
    const hidden = ordre.confirmer ? [] : (route.onceConfirmed ?? []);
    const absent = Object.fromEntries(hidden.map((field) => [field, undefined]));
    return { ok: shaped({ ...(answer.ok as object), ...absent, confirme: ordre.confirmer }) };
  };
  return { ...route, body, handle } as never;
}

/** The order of a gesture that takes effect at once. */
export const ordreFerme = ({ compte, command_id }: Pick<Call<unknown>, 'compte' | 'command_id'>) => ({
  compte: compte.slug,
  command_id,
  confirmer: true,
});
