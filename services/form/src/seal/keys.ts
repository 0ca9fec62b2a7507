export type Key = { readonly id: string; readonly secret: string };

/** `id:secret,id:secret` → the key that seals, first, and those that still verify. */
export const parseKeys = (setting: string): readonly [Key, ...Key[]] => {
  const [first, ...others] = setting.split(',').map((one): Key => {
    const [id = '', secret = ''] = one.trim().split(/:(.*)/s);
    if (!/^[a-z0-9]{1,16}$/i.test(id) || secret.length < 16)
      throw new Error('LINK_KEYS: each key is id:secret, the secret of 16 signs at least');
    return { id, secret };
  });
  if (first === undefined) throw new Error('LINK_KEYS: at least one key is needed');
  return [first, ...others];
};
