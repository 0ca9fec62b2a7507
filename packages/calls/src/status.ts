import type { Refusal } from '@agence/gesture';

/** The HTTP status of a refusal, at every door that speaks HTTP. */
export const STATUS: Readonly<Record<Refusal['kind'], number>> = {
  not_found: 404,
  conflict: 409,
  invalid: 422,
};
