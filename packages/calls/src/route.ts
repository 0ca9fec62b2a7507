import type { Refusal } from '@agence/gesture';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { z } from 'zod';
import type { Form, LabelsOf } from './form.ts';
import type { Peers } from './peers.ts';
import { shaperOf } from './reply.ts';
import { proposes } from './shape/shape.ts';

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

type Declared<S, R, A> = {
  /** Under `/agence/v1/`, with `{id}` where a client's id stands. */
  readonly path: string;
  /** The sentence that `GET aide/` serves for this route. */
  readonly phrase: string;
  readonly body: S;
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
  Declared<z.ZodType, z.ZodType<R>, (call: Call<never>) => Promise<Answer<R>>>;

/** What a route answers when it does not refuse. */
export type Reply<T> = T extends AgencyRoute<infer R> ? R : never;

type Required<R> = { [K in keyof R]-?: undefined extends R[K] ? never : K }[keyof R];

/** The fields of a reply that a handler does not give. Every route has the same `confirme`. */
type Missing<R, V> = Exclude<Required<R>, keyof V | 'confirme'>;

/** Declares a route. The compiler ties its body to the handler; a handler that misses a field makes no route. */
export function agencyRoute<S extends z.ZodType, R extends z.ZodType<object>, V extends object>(
  route: Kind<z.input<S>, LabelsOf<R>> &
    Declared<S, R, (call: CallWithOrder<z.infer<S>>) => Promise<Answer<V>>> & {
      /** Fields of the reply that a proposal does not show. */
      readonly onceConfirmed?: readonly (keyof z.infer<R>)[];
    },
): [Missing<z.infer<R>, V>] extends [never] ? AgencyRoute<z.infer<R>> : Missing<z.infer<R>, V> {
  const shaped = shaperOf(route.reply);
  const handle = async (call: Call<z.infer<S>>) => {
    const ordre = { ...ordreFerme(call), confirmer: !proposes(route.body, call.body) };
    const answer = await route.handle({ ...call, ordre });
    if ('refusal' in answer) return answer;
    const hidden = ordre.confirmer ? [] : (route.onceConfirmed ?? []);
    const absent = Object.fromEntries(hidden.map((field) => [field, undefined]));
    return { ok: shaped({ ...answer.ok, ...absent, confirme: ordre.confirmer }) };
  };
  return { ...route, handle } as never;
}

/** The order of a gesture that takes effect at once. */
export const ordreFerme = ({ compte, command_id }: Pick<Call<unknown>, 'compte' | 'command_id'>) => ({
  compte: compte.slug,
  command_id,
  confirmer: true,
});
