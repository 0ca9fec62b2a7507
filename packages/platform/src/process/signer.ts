import { createHmac, timingSafeEqual } from 'node:crypto';

type LinkKey = { readonly id: string; readonly secret: string };

/** `id:secret,id:secret` → the signing key first, then keys that only verify; null when the setting is invalid. */
const readKeys = (setting: string): readonly [LinkKey, ...LinkKey[]] | null => {
  const [first, ...others] = setting.split(',').map((key): LinkKey | null => {
    const [id = '', secret = ''] = key.trim().split(/:(.*)/s);
    return /^[a-z0-9]{1,16}$/i.test(id) && secret.length >= 16 ? { id, secret } : null;
  });
  return first && others.every((key) => key !== null) ? [first, ...others] : null;
};

export const isLinkKeys = (setting: string): boolean => readKeys(setting) !== null;

export const linkKeys = (setting: string): readonly [LinkKey, ...LinkKey[]] => {
  const keys = readKeys(setting);
  if (keys === null) throw new Error('LINK_KEYS: each key is id:secret, the secret of 16 signs at least');
  return keys;
};

/** Signs texts for one purpose; a token carries its own proof (key id, text, HMAC), so that any replica reads it. */
export function signer(setting: string, purpose: string) {
  const keys = linkKeys(setting);
  const mac = (secret: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}.${body}`).digest();

  return {
    sign: (text: string): string => {
      const [{ id, secret }] = keys;
      const body = `${id}.${text}`;
      return `${body}.${mac(secret, body).toString('base64url')}`;
    },
    /** The text that was signed; null when the signature is not ours. */
    read: (token: string): string | null => {
      const [, body = '', id = '', text = '', sent = ''] =
        /^(([^.]+)\.([\w.-]+))\.([\w-]+)$/.exec(token) ?? [];
      const key = keys.find((known) => known.id === id);
      if (key === undefined) return null;
      const wanted = mac(key.secret, body);
      const given = Buffer.from(sent, 'base64url');
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : null;
    },
  };
}

/** Digests that compare addresses without keeping them: they reveal nothing without the key. */
export const empreinteur = (setting: string) => {
  const [{ secret }] = linkKeys(setting);
  return (text: string): string =>
    createHmac('sha256', secret).update(`empreinte.${text.toLowerCase()}`).digest('base64url');
};
