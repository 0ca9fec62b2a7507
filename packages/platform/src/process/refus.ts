import type { Refusal } from '@agence/gesture';
import type { Refus } from '@agence/proto/kernel/v1/kernel';

/** A refusal as it crosses gRPC: one of three kinds, with its sentence. */
export const toRefus = ({ kind, sentence }: Refusal): Refus => ({ refus: { $case: kind, value: sentence } });

/** And back, at the door that turns it into a status. */
export const fromRefus = ({ refus }: Refus): Refusal => {
  if (refus === undefined) throw new Error('a refusal without its sentence');
  return { kind: refus.$case, sentence: refus.value };
};

export const refused = ({ refusal }: { readonly refusal: Refusal }) => ({
  result: { $case: 'refus' as const, value: toRefus(refusal) },
});
