import { peer, platformSettings, readConfig } from '@agence/platform/config';
import { isMailAddress } from '@agence/words/mail-address';
import { z } from 'zod';

const address = z.string().refine(isMailAddress, 'not an address');
const blank = z.literal('').transform(() => undefined);

export const config = readConfig({
  ...platformSettings,
  ACCOUNTS_GRPC: peer('accounts'),
  CLIENTS_GRPC: peer('clients'),
  FORM_GRPC: peer('form'),
  MEASUREMENT_GRPC: peer('measurement'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .or(blank)
    .optional()
    .describe('smtp:// or smtps:// relay; absent: messages are kept as .eml files in AGENCE_DATA/mail'),
  MAIL_FROM: address.default('mesure@localhost.localdomain').describe('sender of every message'),
  PUBLIC_URL: z
    .url()
    .default('http://127.0.0.1:8080')
    .describe('public address that links to the console begin with'),
  SERVICE_NAME: z.string().min(1).max(80).default('Mesure IA').describe('name of the service in messages'),
  ALERT_EMAIL: address
    .or(blank)
    .optional()
    .describe('where internal alerts go; absent: they are kept in AGENCE_DATA/mail'),
  CONTACT_EMAIL: address
    .or(blank)
    .optional()
    .describe('whom a person writes to, and where answers to a message go; absent: the sender'),
});
