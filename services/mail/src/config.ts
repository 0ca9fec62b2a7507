import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { peer, readConfig, settingsOf } from '@agence/platform/config';
import * as setting from '@agence/platform/process/settings';
import { z } from 'zod';

const TLS_FILES = ['tls.crt', 'tls.key'];

export const config = readConfig({
  ...settingsOf('mail'),
  ACCOUNTS_GRPC: peer('accounts'),
  CLIENTS_GRPC: peer('clients'),
  FORM_GRPC: peer('form'),
  MEASUREMENT_GRPC: peer('measurement'),
  BILLING_GRPC: peer('billing'),
  ORDERS_SMTP_HOST: setting.listenHost().default('0.0.0.0').describe('where orders by mail arrive'),
  ORDERS_SMTP_PORT: setting.port().default(0).describe('port for orders by mail; 0: no order arrives'),
  ORDERS_TRUSTED_AUTHSERV: z
    .string()
    .regex(/^\S*$/, 'one name, without spaces')
    .default('')
    .describe(
      'name of the relay before us in Authentication-Results; empty: senders are proved here, by DMARC',
    ),
  ORDERS_TLS: z
    .string()
    .refine(
      (folder) => folder === '' || TLS_FILES.every((file) => existsSync(join(folder, file))),
      'tls.crt and tls.key must be in this folder',
    )
    .default('')
    .describe('folder of tls.crt and tls.key (PEM), with which STARTTLS is offered; empty: it is not'),
  LIMIT_WINDOW_S: setting.LIMIT_WINDOW_S,
  ORDERS_TRUST_LOOPBACK: setting.forTests(setting.flag().describe('believe senders on this machine')),
  SMTP_URL: setting
    .optional(z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }))
    .describe('smtp:// or smtps:// relay; absent: messages are kept as .eml files in AGENCE_DATA/mail'),
  MAIL_FROM: setting.MAIL_FROM,
  PUBLIC_URL: setting.PUBLIC_URL,
  SERVICE_NAME: setting.SERVICE_NAME,
  ALERT_EMAIL: setting
    .optional(setting.mailAddress())
    .describe('where internal alerts go; absent: they are kept in AGENCE_DATA/mail'),
  CONTACT_EMAIL: setting.CONTACT_EMAIL,
  BANK_DETAILS: setting
    .optional(z.string().max(200))
    .describe(
      'where customers transfer to (IBAN, BIC, holder), as letters say it; absent: they are asked to write to us',
    ),
});
