import { createHash } from 'node:crypto';
import { CALLERS, digestSetting } from '@agence/proto/callers';
import { type Environment, settingsReadBy } from './settings.fixture.ts';

/** Values of a setting: those that services accept, and those that they refuse, with the line of the refusal. */
export interface Row {
  readonly right: readonly string[];
  readonly wrong?: readonly (readonly [value: string, line: string])[];
  /** Wrong in production alone. */
  readonly in_production?: readonly (readonly [value: string, line: string])[];
  /** Refused when a related setting is missing or present. */
  readonly half_set?: readonly (readonly [environment: Environment, line: string])[];
}

const TOKEN = '3f9c0b7d5e2a4816';
const OTHER = '8d1e6b2f7a90c354';
const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');
const WEAK = 'a secret too easy to guess: draw one with openssl rand -hex 32';
const IN_PRODUCTION = 'refused when NODE_ENV is production';

const wrong = (line: string, ...values: readonly string[]) => values.map((value) => [value, line] as const);
const between = (least: number, most: number): Row => ({
  right: [`${least}`, `${most}`],
  wrong: wrong(
    `a whole number from ${least} to ${most}`,
    '',
    `${least - 1}`,
    `${most + 1}`,
    '1.5',
    '1e3',
    'x',
  ),
});
const PORT = between(0, 65_535);
const HOST: Row = {
  right: ['0.0.0.0', '127.0.0.1', '[::]', 'a.example'],
  wrong: wrong('a host name or address', '', 'a b', 'http://a'),
};
const HOST_PORT: Row = {
  right: ['accounts:9090', 'ipv4:127.0.0.1:1,127.0.0.1:2', 'dns:///accounts:9090'],
  wrong: wrong('host:port', '', 'accounts', 'accounts:', 'a b:1'),
};
const MAIL_ADDRESS: Row = {
  right: ['a@a.example'],
  wrong: wrong('not an address', 'a', 'a@', 'Marie <a@a.example>'),
};
const WEB_ADDRESS: Row = {
  right: ['http://127.0.0.1:8080', 'https://a.example/'],
  wrong: wrong('an http or https address', 'a.example', 'ftp://a.example'),
};
const SWITCH: Row = {
  right: ['', '0', '1', 'true', 'false'],
  wrong: wrong(
    'Invalid option: expected one of "true"|"1"|"yes"|"on"|"y"|"enabled"|"false"|"0"|"no"|"off"|"n"|"disabled"',
    '2',
  ),
  in_production: wrong(IN_PRODUCTION, '1'),
};
const digest = (caller: string): Row => ({
  right: [sha256(caller), `${sha256(caller)},${sha256('new')}`, sha256(caller).toUpperCase()],
  wrong: wrong('the SHA-256 of a token, 64 hexadecimal signs; two, new,old, while it is changed', '', TOKEN),
});
/** A key or address of a provider means something beside a model only. */
const ofProvider = (name: string): readonly [string, Row][] => {
  const AI_MODELS = `${name.toLowerCase().replaceAll('_', '-')}:a`;
  const own_address = name === 'OPENAI_COMPATIBLE';
  const [key, base] = [`${name === 'GOOGLE' ? 'GOOGLE_GENERATIVE_AI' : name}_API_KEY`, `${name}_BASE_URL`];
  return [
    [key, { right: ['', 'k'], half_set: own_address ? [] : [[{ AI_MODELS }, missing(AI_MODELS, key)]] }],
    [
      base,
      {
        right: ['', 'https://a.example'],
        half_set: [
          [{ AI_MODELS, [key]: 'k', [base]: 'a.example' }, `${base} is not an http(s) address.`],
          ...(own_address ? [[{ AI_MODELS }, missing(AI_MODELS, base)] as const] : []),
        ],
      },
    ],
  ];
};
const missing = (model: string, name: string): string =>
  `AI_MODELS asks for ${model} but ${name} is not set.`;
const PROVIDERS = (await settingsReadBy('measurement')).read.flatMap(
  (setting) => /^(\w+)_BASE_URL$/.exec(setting)?.[1] ?? [],
);

const STRIPE = { STRIPE_API_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: `whsec_${TOKEN}` };
const price = (STRIPE_PRICES: string, line: string) => [{ ...STRIPE, STRIPE_PRICES }, line] as const;

export const ROWS: Readonly<Record<string, Row>> = {
  NODE_ENV: {
    right: ['development', 'test', 'production'],
    wrong: wrong('Invalid option: expected one of "development"|"test"|"production"', '', 'prodution'),
  },
  AGENCE_DATA: {
    right: ['/var/lib/agence'],
    wrong: [['', 'Too small: expected string to have >=1 characters']],
  },
  MONGODB_URL: {
    right: ['mongodb://a:b@m1,m2/agence?replicaSet=rs0&tls=true', 'mongodb+srv://a:b@m.example'],
    wrong: wrong('an address of MongoDB', '', 'm1:27017', 'http://m1', 'mongodb://m1/?replicatSet=rs0'),
  },
  MONGODB_PREFIX: {
    right: ['', 'agence_'],
    wrong: wrong('at most 50 letters, digits, _ and -', 'a.b', 'a b'),
  },
  NATS_URL: {
    right: ['nats:4222', 'tls://a:b@n1:4222,n2:4222', 'nats://token@n1'],
    wrong: wrong('an address of NATS', '', 'nats://', 'http://n1', 'nats://n1,'),
  },
  STREAM_PREFIX: { right: ['AGENCE'], wrong: wrong('1 to 50 letters, digits, _ and -', '', 'a.b', 'a b') },
  STREAM_REPLICAS: between(1, 5),
  SERVICE_TOKEN: {
    right: [TOKEN],
    wrong: wrong('a token of 16 printable signs or more', '', 'a'),
    in_production: wrong(WEAK, 'a'.repeat(16)),
  },
  TOOL_TOKEN_SHA256: { ...digest('tool'), in_production: wrong(IN_PRODUCTION, sha256('tool')) },
  ...Object.fromEntries([...CALLERS, 'operator'].map((caller) => [digestSetting(caller), digest(caller)])),
  GRPC_HOST: HOST,
  GRPC_PORT: PORT,
  TEST_CLOCK: SWITCH,
  CRASH_POINTS: { right: ['', '/tmp/points'], in_production: wrong(IN_PRODUCTION, '/tmp/points') },
  OTEL_EXPORTER_OTLP_ENDPOINT: { ...WEB_ADDRESS, right: ['', ...WEB_ADDRESS.right] },
  LOG_LEVEL: {
    right: ['info', 'silent'],
    wrong: wrong(
      'Invalid option: expected one of "trace"|"debug"|"info"|"warn"|"error"|"silent"',
      '',
      'verbose',
    ),
  },
  ACCOUNTS_GRPC: HOST_PORT,
  BILLING_GRPC: HOST_PORT,
  CLIENTS_GRPC: HOST_PORT,
  FORM_GRPC: HOST_PORT,
  MAIL_GRPC: HOST_PORT,
  MEASUREMENT_GRPC: HOST_PORT,
  CONSOLE_HTTP: HOST_PORT,
  FORM_HTTP: HOST_PORT,
  HOST,
  PORT,
  HTTP_HOST: HOST,
  HTTP_PORT: PORT,
  TRUSTED_HOPS: between(0, 20),
  LIMIT_WINDOW_S: { ...between(1, 3600), in_production: wrong(IN_PRODUCTION, '1') },
  ROUTES_OFF: {
    right: ['', 'POST diagnostics/,POST lead/', 'POST clients/, GET compte/,', 'POST clients/{id}/page/'],
    wrong: [
      ['POST diagnostic/', 'no route is called "POST diagnostic/"'],
      ['POST lead/,diagnostics/', 'no route is called "diagnostics/"'],
      ['post lead/', 'no route is called "post lead/"'],
    ],
  },
  TASK_SECRET: { right: ['', 'a', TOKEN], in_production: wrong(WEAK, 'a', 'a'.repeat(64)) },
  LINK_KEYS: {
    right: [`k1:${TOKEN}`, `k2:${OTHER},k1:${TOKEN}`],
    wrong: wrong('each key is id:secret, the secret of 16 signs at least', '', TOKEN, 'k1:a', `k1:${TOKEN},`),
    in_production: wrong(WEAK, `k1:${'a'.repeat(16)}`, `k1:${TOKEN},k2:${'a'.repeat(16)}`),
  },
  MAIL_DOMAIN: { right: ['agence.example'], wrong: wrong('a domain name', '', 'a b', 'a@b.example') },
  PUBLIC_URL: WEB_ADDRESS,
  SERVICE_NAME: {
    right: ['Mesure IA'],
    wrong: [
      ['', 'Too small: expected string to have >=1 characters'],
      ['a'.repeat(81), 'Too big: expected string to have <=80 characters'],
    ],
  },
  MAIL_FROM: { ...MAIL_ADDRESS, wrong: [...(MAIL_ADDRESS.wrong ?? []), ['', 'not an address']] },
  CONTACT_EMAIL: { ...MAIL_ADDRESS, right: ['', ...MAIL_ADDRESS.right] },
  ALERT_EMAIL: { ...MAIL_ADDRESS, right: ['', ...MAIL_ADDRESS.right] },
  BANK_DETAILS: {
    right: ['', 'FR76 3000 4000 0312 3456 7890 143, Mesure IA'],
    wrong: [['a'.repeat(201), 'Too big: expected string to have <=200 characters']],
  },
  SMTP_URL: {
    right: ['', 'smtps://a:b@relay.example'],
    wrong: wrong('an smtp:// or smtps:// address', 'relay.example', 'http://relay.example'),
  },
  ORDERS_SMTP_HOST: HOST,
  ORDERS_SMTP_PORT: PORT,
  ORDERS_TRUSTED_AUTHSERV: { right: ['', 'mx.a.example'], wrong: wrong('one name, without spaces', 'a, b') },
  ORDERS_TLS: { right: [''], wrong: wrong('tls.crt and tls.key must be in this folder', '/nowhere') },
  ORDERS_TRUST_LOOPBACK: SWITCH,
  STRIPE_API_KEY: {
    right: [''],
    half_set: [
      [{ STRIPE_API_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET: needed beside STRIPE_API_KEY'],
      [{ STRIPE_PRICES: 'agence5:price_5' }, 'STRIPE_API_KEY: needed beside STRIPE_PRICES'],
    ],
  },
  STRIPE_WEBHOOK_SECRET: {
    right: [''],
    half_set: [
      [{ STRIPE_WEBHOOK_SECRET: `whsec_${TOKEN}` }, 'STRIPE_API_KEY: needed beside STRIPE_WEBHOOK_SECRET'],
      [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'a', NODE_ENV: 'production' }, `STRIPE_WEBHOOK_SECRET: ${WEAK}`],
    ],
  },
  STRIPE_API_BASE: { ...WEB_ADDRESS, right: ['', ...WEB_ADDRESS.right] },
  STRIPE_PRICES: {
    right: [''],
    half_set: [
      price('agence7:price_7', 'STRIPE_PRICES: no plan is called "agence7"'),
      price('agence5', 'STRIPE_PRICES: agence5 has no price; write agence5:price_…'),
      price('agence5:a,agence5:b', 'STRIPE_PRICES: agence5 stands there twice'),
      price('agence5:a,agence15:a', 'STRIPE_PRICES: a is the price of two plans'),
    ],
  },
  PLAN_PRICES: {
    right: ['', 'agence5:49,agence15:129.90,agence30:229'],
    wrong: [
      ['agence7:49', 'no plan is called "agence7"'],
      ['agence5:49 €', 'agence5 has no price; write agence5:49 or agence5:49.90'],
      ['agence5:49,agence5:59', 'agence5 stands there twice'],
      ['agence5:49,agence30:229', 'agence15 has no price beside the others'],
    ],
  },
  AI_MODELS: {
    right: ['', 'simulator:dune'],
    half_set: [
      [{ AI_MODELS: 'openai' }, 'AI_MODELS: "openai" has no model; write openai:<model>.'],
      [{ AI_MODELS: 'simulator:a,simulator:a' }, 'AI_MODELS names simulator:a twice.'],
    ],
  },
  READER_MODEL: {
    right: ['', 'rules', 'simulator:dune'],
    half_set: [
      [{ READER_MODEL: 'openai' }, 'READER_MODEL: "openai" has no model; write openai:<model>.'],
      [{ READER_MODEL: 'openai:a' }, 'READER_MODEL asks for openai:a but OPENAI_API_KEY is not set.'],
    ],
  },
  ORDERS_MODEL: {
    right: ['', 'off', 'simulator:dune'],
    half_set: [
      [{ ORDERS_MODEL: 'openai:a' }, 'ORDERS_MODEL asks for openai:a but OPENAI_API_KEY is not set.'],
    ],
  },
  ...Object.fromEntries(PROVIDERS.flatMap(ofProvider)),
  AI_PARALLEL: between(1, 1000),
  STOP_GRACE_S: between(0, 600),
  CALLS_PER_DAY: between(1, 10_000_000),
  LEAD_CALLS_PER_DAY: between(1, 1_000_000),
  SIMULATOR_READER_FAULTS: {
    right: ['', 'json=1'],
    half_set: [
      [
        { SIMULATOR_READER_FAULTS: 'json=2' },
        'SIMULATOR_READER_FAULTS: "json=2" is not one of forgets, invents, platforms, order, identity, json with a rate from 0 to 1.',
      ],
    ],
    in_production: wrong(IN_PRODUCTION, 'json=1'),
  },
  SIMULATOR_ORDERS_FAULTS: {
    right: ['', 'json=1'],
    half_set: [
      [
        { SIMULATOR_ORDERS_FAULTS: 'json=2' },
        'SIMULATOR_ORDERS_FAULTS: "json=2" is not one of json, silent, client, value, gesture, asks with a rate from 0 to 1.',
      ],
    ],
    in_production: wrong(IN_PRODUCTION, 'json=1'),
  },
  SITE_FETCH_ALLOW: {
    right: ['', '127.0.0.1:80', 'a:1,b:2'],
    wrong: wrong('host:port, separated by commas', 'a', 'a:1 b:2'),
    in_production: wrong(IN_PRODUCTION, '127.0.0.1:80'),
  },
};
