import { opaqueId } from '@agence/platform/process/opaque-id';
import { signer } from '@agence/platform/process/signer';

/** The seal of a served form: the form's id, and its age. */
export type Seal = { readonly formulaire: string; readonly age_ms: number };

export function seals(setting: string) {
  const { sign, read } = signer(setting, 'formulaire');
  return {
    /** A fresh seal, for the hidden field of a form. */
    fresh: (now: Date) => sign(`${now.getTime().toString(36)}.${opaqueId('f')}`),
    /** Null when the seal is not ours. */
    read: (seal: string, now: Date): Seal | null => {
      const [, at = '', formulaire = ''] = /^([a-z0-9]+)\.(f_[a-z2-7]+)$/.exec(read(seal) ?? '') ?? [];
      return formulaire === '' ? null : { formulaire, age_ms: now.getTime() - Number.parseInt(at, 36) };
    },
  };
}
