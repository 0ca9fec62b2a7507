import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkKeys } from '@agence/platform/link-keys';
import { opaqueId } from '@agence/platform/opaque-id';

/** The seal of a form that was served: which one, and for how long it has been out. */
export type Seal = { readonly formulaire: string; readonly age_ms: number };

export type Seals = {
  /** A fresh seal, for the hidden field of a form. */
  readonly fresh: (now: Date) => string;
  /** Null when it is not one of ours. */
  readonly read: (seal: string, now: Date) => Seal | null;
};

/** Seals carry their own proof (key id, hour, a number of their own, an HMAC), so that any replica reads any other's. */
export function seals(setting: string): Seals {
  const keys = linkKeys(setting);
  const mac = (secret: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`formulaire.${body}`).digest();

  return {
    fresh: (now) => {
      const [{ id, secret }] = keys;
      const body = `${id}.${now.getTime().toString(36)}.${opaqueId('f')}`;
      return `${body}.${mac(secret, body).toString('base64url')}`;
    },
    read: (seal, now) => {
      const [, body = '', id = '', at = '', formulaire = '', sent = ''] =
        /^(([^.]+)\.([a-z0-9]+)\.(f_[a-z2-7]+))\.([A-Za-z0-9_-]+)$/.exec(seal) ?? [];
      const key = keys.find((one) => one.id === id);
      if (key === undefined) return null;
      const wanted = mac(key.secret, body);
      const given = Buffer.from(sent, 'base64url');
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return { formulaire, age_ms: now.getTime() - Number.parseInt(at, 36) };
    },
  };
}
