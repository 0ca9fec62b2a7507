import type { Refusal } from '@agence/gesture';
import type { Refus } from '@agence/proto/kernel/v1/kernel';

/** A refusal from another service, at the door that turns it into a status. */
export const fromRefus = ({ refus }: Refus): Refusal => {
  if (refus === undefined) throw new Error('a refusal without its sentence');
  return { kind: refus.$case, sentence: refus.value };
};
