import { createHash } from 'node:crypto';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Demande } from './demande.ts';

/** The id of a request: the same request on the same served form is the same lead. */
export const numeroDe = (formulaire: string, demande: Demande): string => {
  const identity = JSON.stringify([formulaire, demande]);
  return opaqueId('l', createHash('sha256').update(identity).digest());
};
