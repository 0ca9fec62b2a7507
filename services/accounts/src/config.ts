import { platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...platformSettings,
  MAIL_DOMAIN: z
    .hostname('a domain name')
    .default('localhost.localdomain')
    .describe('domain of ordering addresses'),
});
