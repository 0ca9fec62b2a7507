import { peer, platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...platformSettings,
  HOST: z.string().default('127.0.0.1').describe('address the HTTP server listens on'),
  PORT: z.coerce.number().int().default(8080).describe('port the HTTP server listens on'),
  TRUSTED_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('proxies in front that set X-Forwarded-For'),
  LIMIT_WINDOW_S: z.coerce.number().int().min(1).max(3600).default(3600).describe('shorter for tests only'),
  ROUTES_OFF: z.string().default('').describe('switched-off routes: POST diagnostics/,POST lead/'),
  ACCOUNTS_GRPC: peer('accounts'),
  CLIENTS_GRPC: peer('clients'),
  MEASUREMENT_GRPC: peer('measurement'),
  BILLING_GRPC: peer('billing'),
  FORM_GRPC: peer('form').default(''),
  MAIL_GRPC: peer('mail').default(''),
  TASK_SECRET: z
    .string()
    .default('')
    .describe('opens POST /interne/taches/{name}/ in the header x-task-secret'),
  CONSOLE_HTTP: z.string().describe('HTTP address of console, host:port'),
  FORM_HTTP: z.string().describe('HTTP address of form, host:port'),
});

if (config.LIMIT_WINDOW_S !== 3600 && config.NODE_ENV === 'production')
  throw new Error('LIMIT_WINDOW_S: refused when NODE_ENV is production');
