import { createHmac } from 'node:crypto';
import { parseKeys } from './keys.ts';

/** Tells the same address from another without keeping it: what it answers says nothing to who has not the key. */
export const empreinteur = (setting: string) => {
  const [{ secret }] = parseKeys(setting);
  return (text: string): string =>
    createHmac('sha256', secret).update(`empreinte.${text.toLowerCase()}`).digest('base64url');
};
