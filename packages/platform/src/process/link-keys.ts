export type LinkKey = { readonly id: string; readonly secret: string };

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
