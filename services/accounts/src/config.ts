import { readConfig, settingsOf } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...settingsOf('accounts'),
  MAIL_DOMAIN: z
    .hostname('a domain name')
    .default('localhost.localdomain')
    .describe('domain of ordering addresses'),
});
