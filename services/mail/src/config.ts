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
  BILLING_GRPC: peer('billing'),
  ORDERS_SMTP_HOST: z.string().default('0.0.0.0').describe('where orders by mail arrive'),
  ORDERS_SMTP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(0)
    .describe('port for orders by mail; 0: no order arrives'),
  ORDERS_TRUSTED_AUTHSERV: z
    .string()
    .default('')
    .describe(
      'name of the relay before us in Authentication-Results; empty: senders are proved here, by DMARC',
    ),
  ORDERS_TLS: z
    .string()
    .default('')
    .describe('folder of tls.crt and tls.key (PEM), with which STARTTLS is offered; empty: it is not'),
  ORDERS_TRUST_LOOPBACK: z
    .stringbool()
    .default(false)
    .describe('believe senders on this machine; refused in production'),
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

if (config.ORDERS_TRUST_LOOPBACK && config.NODE_ENV === 'production')
  throw new Error('ORDERS_TRUST_LOOPBACK: refused when NODE_ENV is production');
