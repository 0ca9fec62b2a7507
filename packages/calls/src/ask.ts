import { z } from 'zod';
import type { AgencyRoute, Answer, Call, Refused } from './route.ts';
import { sentenceOf } from './shape/sentence.ts';

/** What a door passes on: the caller, the order, and the body before validation. */
export type Asked = Omit<Call<never>, 'body'> & { readonly body: object };

/** Validates the body, then lets the service decide: every door gives the same refusals, in the same order. */
export async function ask<R>(route: AgencyRoute<R>, { body: typed, ...call }: Asked): Promise<Answer<R>> {
  const body = route.body.safeParse(typed);
  if (!body.success) return misshapen(body.error);
  return route.handle({ ...call, body: body.data as never });
}

const misshapen = (error: z.ZodError) => ({
  refusal: { kind: 'invalid', sentence: sentenceOf(error) } as const,
});

/** The refusal of a body that the call cannot read; undefined when it can. */
export const refusDeForme = (route: AgencyRoute, body: object): Refused | undefined => {
  const { error } = route.body.safeParse(body);
  return error === undefined ? undefined : misshapen(error);
};

/** The fault in each client of a body, by its index from 0, in the API's words. */
export function faultsByClient(route: AgencyRoute, body: object): ReadonlyMap<number, string> {
  const { error } = route.body.safeParse(body);
  const byIndex = Map.groupBy(error?.issues ?? [], ({ path: [list, i] }) =>
    list === 'clients' ? i : undefined,
  );
  return new Map(
    [...byIndex].flatMap(([i, issues]) =>
      typeof i === 'number' ? [[i, sentenceOf(new z.ZodError(issues))] as const] : [],
    ),
  );
}
