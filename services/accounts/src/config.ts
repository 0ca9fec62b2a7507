import { readConfig, settingsOf } from '@agence/platform/config';
import { LINK_KEYS } from '@agence/platform/process/settings';
import { z } from 'zod';

export const config = readConfig({
  ...settingsOf('accounts'),
  LINK_KEYS,
  MAIL_DOMAIN: z
    .hostname('a domain name')
    .default('localhost.localdomain')
    .describe('domain of ordering addresses'),
});
