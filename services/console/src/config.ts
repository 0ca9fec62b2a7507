import { peer, platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...platformSettings,
  HTTP_HOST: z.string().default('127.0.0.1').describe('address the console listens on, behind the gateway'),
  HTTP_PORT: z.coerce.number().int().default(0).describe('port the console listens on'),
  LIMIT_WINDOW_S: z.coerce.number().int().min(1).max(3600).default(3600).describe('shorter for tests only'),
  PUBLIC_URL: z
    .url()
    .default('http://127.0.0.1:8080')
    .describe('public address that the console is reached by'),
  SERVICE_NAME: z.string().min(1).max(80).default('Mesure IA').describe('name of the service on its pages'),
  MAIL_FROM: z.string().min(3).default('mesure@localhost.localdomain').describe('sender of sign-in links'),
  CONTACT_EMAIL: z.string().optional().describe('whom a person writes to; absent: the sender of mails'),
  ACCOUNTS_GRPC: peer('accounts'),
  CLIENTS_GRPC: peer('clients'),
  MEASUREMENT_GRPC: peer('measurement'),
  BILLING_GRPC: peer('billing'),
});

if (config.LIMIT_WINDOW_S !== 3600 && config.NODE_ENV === 'production')
  throw new Error('LIMIT_WINDOW_S: refused when NODE_ENV is production');
