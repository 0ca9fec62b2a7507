import { platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...platformSettings,
  MAIL_DOMAIN: z.string().default('localhost.localdomain').describe('domain of ordering addresses'),
});
