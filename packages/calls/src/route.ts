import type { Refusal } from '@agence/gesture';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { z } from 'zod';
import type { Peers } from './peers.ts';

/** A call that passed authentication, limits and the shape of its body. */
export type Call<B> = {
  readonly compte: Compte;
  /** The `{id}` of the path, unchecked; empty when the path has none. */
  readonly id: string;
  readonly body: B;
  readonly command_id: string;
  readonly peers: Peers;
};

export type Refused = { readonly refusal: Refusal };

/** What a route answers: the literal body of a 200, or a refusal with its sentence. */
export type Answer<R = object> = { readonly ok: R } | Refused;

type Declared<S, R, A> = {
  readonly method: 'GET' | 'POST';
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

export type AgencyRoute<R = object> = Declared<
  z.ZodType,
  z.ZodType<R>,
  (call: Call<never>) => Promise<Answer<R>>
>;

/** What a route answers when it does not refuse. */
export type Reply<T> = T extends AgencyRoute<infer R> ? R : never;

/** Every field of a reply, with any value: services return `string` where a reply lists its possible words. */
type Fields<R> = { readonly [K in keyof R]: unknown };

/** Declares a route: the compiler ties the handler to the shape of its body, and to the fields of its reply. */
export const agencyRoute = <S extends z.ZodType, R extends z.ZodType<object>>(
  route: Declared<S, R, (call: Call<z.infer<S>>) => Promise<Answer<Fields<z.infer<R>>>>>,
): AgencyRoute<z.infer<R>> => route as unknown as AgencyRoute<z.infer<R>>;

/** The order that every gesture carries. */
export const ordre = (call: Call<{ readonly confirmer?: boolean | undefined }>) => ({
  compte: call.compte.slug,
  command_id: call.command_id,
  confirmer: call.body.confirmer === true,
});
