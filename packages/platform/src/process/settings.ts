import { isMailAddress } from '@agence/words/mail-address';
import { z } from 'zod';
import { isLinkKeys } from './signer.ts';

/** What production requires of a setting beside its type. */
export const inProduction = z.registry<{
  /** Refused, unless it has its default value. */
  readonly for_tests?: boolean;
  /** The secrets in a value; each must be strong. */
  readonly secrets?: (value: string) => readonly string[];
}>();

export const forTests = <S extends z.ZodType>(setting: S): S => {
  inProduction.add(setting, { for_tests: true });
  return setting;
};

export const secret = <S extends z.ZodType>(
  setting: S,
  secrets: (value: string) => readonly string[] = (value) => (value === '' ? [] : [value]),
): S => {
  inProduction.add(setting, { secrets });
  return setting;
};

export const wholeNumber = (least: number, most: number) => {
  const sentence = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);
};

export const port = () => wholeNumber(0, 65_535);

/** Where a server listens: a name or an address, without a port. */
export const listenHost = () => z.string().regex(/^[\w.:[\]-]+$/, 'a host name or address');

/** `host:port`, or as gRPC writes several: `ipv4:host:port,host:port`. */
export const hostPort = () => z.string().regex(/^\S+:\d{1,5}$/, 'host:port');

/** A setting that is given without a value is absent. */
export const optional = <S extends z.ZodType>(setting: S) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(setting)
    .optional();

/** A yes or no; no when it is absent or given without a value. */
export const flag = () =>
  z.preprocess((value) => (value === '' ? undefined : value), z.stringbool().default(false));

export const webAddress = () => z.url({ protocol: /^https?$/, error: 'an http or https address' });

export const mailAddress = () => z.string().refine(isMailAddress, 'not an address');

/** Settings that more than one service reads. */
export const PUBLIC_URL = webAddress()
  .default('http://127.0.0.1:8080')
  .describe('public address that links begin with');
export const SERVICE_NAME = z
  .string()
  .min(1)
  .max(80)
  .default('Mesure IA')
  .describe('name of the service on pages, in messages and documents');
export const MAIL_FROM = mailAddress()
  .default('mesure@localhost.localdomain')
  .describe('sender of every message');
export const CONTACT_EMAIL = optional(mailAddress()).describe(
  'whom a person writes to, and where answers to a message go; absent: the sender',
);
export const LINK_KEYS = secret(
  z
    .string()
    .refine(isLinkKeys, 'each key is id:secret, the secret of 16 signs at least')
    .describe('id:secret,id:secret; the first signs links and seals forms, all verify'),
  (keys) => keys.split(',').map((key) => key.slice(key.indexOf(':') + 1)),
);
export const LIMIT_WINDOW_S = forTests(wholeNumber(1, 3600).default(3600).describe('shorter for tests only'));
export const LEAD_CALLS_PER_DAY = wholeNumber(1, 1_000_000)
  .default(1300)
  .describe('paid calls a day, all leads');
export const SITE_FETCH_ALLOW = forTests(
  z
    .string()
    .regex(/^([^\s,:]+:\d+(,|$))*$/, 'host:port, separated by commas')
    .default('')
    .describe('host:port list opened for tests'),
);
/** Settings of a service that serves pages behind the gateway. */
export const pageSettings = {
  HTTP_HOST: listenHost()
    .default('127.0.0.1')
    .describe('address its pages are served on, behind the gateway'),
  HTTP_PORT: port().default(0).describe('port its pages are served on'),
};
