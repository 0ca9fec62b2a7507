import { z } from 'zod';
import type { AgencyRoute, Answer, Call } from './route.ts';
import { sentenceOf } from './shape/sentence.ts';

/** What a door hands on: who asks, what for, and the body as it was typed. */
export type Asked = Omit<Call<never>, 'body'> & { readonly body: object };

/** Holds the body against the call's shape, then lets the service decide: at every door the same refusals, in the same order. */
export async function ask<R>(route: AgencyRoute<R>, { body: typed, ...call }: Asked): Promise<Answer<R>> {
  const body = route.body.safeParse(typed);
  if (!body.success) return { refusal: { kind: 'invalid', sentence: sentenceOf(body.error) } };
  return route.handle({ ...call, body: body.data as never });
}

/** What is wrong with each client of a body, in the words in which the API refuses them all: by its place, from 0. */
export function faultsByClient(route: AgencyRoute, body: object): ReadonlyMap<number, string> {
  const { error } = route.body.safeParse(body);
  const ofOne = Map.groupBy(error?.issues ?? [], ({ path: [list, i] }) =>
    list === 'clients' ? i : undefined,
  );
  return new Map(
    [...ofOne].flatMap(([i, issues]) =>
      typeof i === 'number' ? [[i, sentenceOf(new z.ZodError(issues))] as const] : [],
    ),
  );
}
