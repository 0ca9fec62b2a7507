import { platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...platformSettings,
  HTTP_HOST: z.string().default('127.0.0.1').describe('address the form listens on, behind the gateway'),
  HTTP_PORT: z.coerce.number().int().default(0).describe('port the form listens on'),
  LIMIT_WINDOW_S: z.coerce.number().int().min(1).max(3600).default(3600).describe('shorter for tests only'),
  LEAD_CALLS_PER_DAY: z.coerce.number().int().min(1).default(600).describe('paid calls a day, all leads'),
  LINK_KEYS: z.string().describe('id:secret,id:secret; the first seals forms, all verify'),
  SERVICE_NAME: z.string().min(1).max(80).default('Mesure IA').describe('name of the service on its pages'),
  MAIL_FROM: z.string().min(3).default('mesure@localhost.localdomain').describe('sender of the diagnostic'),
  CONTACT_EMAIL: z
    .string()
    .optional()
    .describe('whom a person writes to about a request; absent: the sender of mails'),
});

if (config.LIMIT_WINDOW_S !== 3600 && config.NODE_ENV === 'production')
  throw new Error('LIMIT_WINDOW_S: refused when NODE_ENV is production');
