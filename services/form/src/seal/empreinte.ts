import { createHmac } from 'node:crypto';
import { linkKeys } from '@agence/platform/link-keys';

/** Tells the same address from another without keeping it: what it answers says nothing to who has not the key. */
export const empreinteur = (setting: string) => {
  const [{ secret }] = linkKeys(setting);
  return (text: string): string =>
    createHmac('sha256', secret).update(`empreinte.${text.toLowerCase()}`).digest('base64url');
};
