import { peer, platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';
import { aiVariables } from './ai/settings.ts';

export const config = readConfig({
  ...platformSettings,
  ...aiVariables,
  CLIENTS_GRPC: peer('clients'),
  ACCOUNTS_GRPC: peer('accounts'),
  FORM_GRPC: peer('form'),
  MAIL_GRPC: peer('mail'),
  AI_PARALLEL: z.coerce
    .number()
    .int()
    .min(1)
    .default(8)
    .describe(
      'calls at once per provider, for the whole fleet; of several, one is kept for preparing questions',
    ),
  STOP_GRACE_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(120)
    .default(10)
    .describe('seconds a paid call may go on once the process is told to stop; then its outcome is unknown'),
  CALLS_PER_DAY: z.coerce.number().int().min(1).default(5000).describe('paid calls a day and account'),
  LEAD_CALLS_PER_DAY: z.coerce.number().int().min(1).default(600).describe('paid calls a day, all leads'),
  SERVICE_NAME: z.string().min(1).max(80).default('Mesure IA').describe('name of the service in documents'),
  MAIL_FROM: z
    .string()
    .default('mesure@localhost.localdomain')
    .describe('whom the documents of the service name as contact'),
  SITE_FETCH_ALLOW: z.string().default('').describe('host:port list opened for tests; refused in production'),
  LINK_KEYS: z.string().describe('id:secret,id:secret; the first signs links, all verify'),
  PUBLIC_URL: z.string().default('http://127.0.0.1:8080').describe('public address that links begin with'),
});

if (config.SITE_FETCH_ALLOW !== '' && config.NODE_ENV === 'production')
  throw new Error('SITE_FETCH_ALLOW: refused when NODE_ENV is production');
