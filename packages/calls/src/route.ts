import type { Refusal } from '@agence/gesture';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { z } from 'zod';
import type { Peers } from './peers.ts';

/** A call that passed authentication, limits and the shape of its body. */
export type Call<B> = {
  readonly compte: Compte;
  /** The `{id}` of the path, whatever it says; empty when the path has none. */
  readonly id: string;
  readonly body: B;
  readonly command_id: string;
  readonly peers: Peers;
};

/** What a route answers: the literal body of a 200, or a refusal with its sentence. */
export type Answer = { readonly ok: object } | { readonly refusal: Refusal };

export type AgencyRoute = {
  readonly method: 'GET' | 'POST';
  /** Under `/agence/v1/`, with `{id}` where a client's id stands. */
  readonly path: string;
  /** The sentence that `GET aide/` serves for this route. */
  readonly phrase: string;
  readonly body: z.ZodType;
  /** For the rare route whose service may take longer than the usual bound, in milliseconds. */
  readonly within_ms?: number;
  readonly handle: (call: Call<never>) => Promise<Answer>;
};

/** Declares a route: the compiler ties the handler to the shape of its body. */
export const agencyRoute = <S extends z.ZodType>(route: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly phrase: string;
  readonly body: S;
  readonly within_ms?: number;
  readonly handle: (call: Call<z.infer<S>>) => Promise<Answer>;
}): AgencyRoute => route as unknown as AgencyRoute;

/** The order that every gesture carries. */
export const ordre = (call: Call<{ readonly confirmer?: boolean | undefined }>) => ({
  compte: call.compte.slug,
  command_id: call.command_id,
  confirmer: call.body.confirmer === true,
});
