import { createHmac } from 'node:crypto';
import { linkKeys } from '@agence/platform/process/link-keys';

/** Digests that compare addresses without keeping them: they reveal nothing without the key. */
export const empreinteur = (setting: string) => {
  const [{ secret }] = linkKeys(setting);
  return (text: string): string =>
    createHmac('sha256', secret).update(`empreinte.${text.toLowerCase()}`).digest('base64url');
};
