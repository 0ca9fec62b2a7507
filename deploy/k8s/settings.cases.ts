import { createHash } from 'node:crypto';
import { type Environment, settingsReadBy } from './settings.fixture.ts';

const TOKEN = '3f9c0b7d5e2a4816';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A value without which a service does not start. */
export const leastValue = (required: string): string => {
  if (required.endsWith('_SHA256')) return sha256(required);
  if (required === 'LINK_KEYS') return `k1:${TOKEN}`;
  return required === 'SERVICE_TOKEN' ? TOKEN : 'accounts:9090';
};

type Row = readonly [setting: string, ...values: readonly string[]];

/** Values that services accept, beside those that they cannot do without. Of settings of one type, one stands here. */
export const ACCEPTED: readonly Row[] = [
  ['NODE_ENV', 'development', 'test', 'production'],
  ['MONGODB_URL', 'mongodb://a:b@m1,m2/agence?replicaSet=rs0&tls=true', 'mongodb+srv://a:b@m.example'],
  ['MONGODB_PREFIX', '', 'agence_'],
  ['NATS_URL', 'nats:4222', 'tls://a:b@n1:4222,n2:4222', 'nats://token@n1'],
  ['STREAM_REPLICAS', '1', '5'],
  ['OPERATOR_TOKEN_SHA256', `${sha256('a')},${sha256('b')}`, sha256('a').toUpperCase()],
  ['GRPC_HOST', '0.0.0.0', '127.0.0.1', '[::]', 'a.example'],
  ['ACCOUNTS_GRPC', 'ipv4:127.0.0.1:1,127.0.0.1:2', 'dns:///accounts:9090'],
  ['TEST_CLOCK', '', '0', '1', 'true', 'false'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '', 'http://127.0.0.1:8080', 'https://a.example/'],
  [
    'ROUTES_OFF',
    '',
    'POST diagnostics/,POST lead/',
    'POST clients/, GET compte/,',
    'POST clients/{id}/page/',
  ],
  ['TASK_SECRET', '', 'a', TOKEN],
  ['LINK_KEYS', `k2:8d1e6b2f7a90c354,k1:${TOKEN}`],
  ['CONTACT_EMAIL', '', 'a@a.example'],
  ['BANK_DETAILS', '', 'FR76 3000 4000 0312 3456 7890 143, Mesure IA'],
  ['SMTP_URL', '', 'smtps://a:b@relay.example'],
  ['ORDERS_TRUSTED_AUTHSERV', '', 'mx.a.example'],
  ['PLAN_PRICES', '', 'agence5:49,agence15:129.90,agence30:229'],
  ['AI_MODELS', '', 'simulator:dune'],
  ['READER_MODEL', '', 'rules', 'simulator:dune'],
  ['ORDERS_MODEL', '', 'off', 'simulator:dune'],
  ['SIMULATOR_READER_FAULTS', '', 'json=1'],
  ['SITE_FETCH_ALLOW', '', '127.0.0.1:80', 'a:1,b:2'],
];

type Refused = readonly [setting: string, line: string, ...values: readonly string[]];

/** Values that services refuse, with the line of the refusal. Of settings of one type, one stands here. */
export const REFUSED: readonly Refused[] = [
  ['NODE_ENV', 'Invalid option: expected one of "development"|"test"|"production"', '', 'prodution'],
  ['AGENCE_DATA', 'Too small: expected string to have >=1 characters', ''],
  ['MONGODB_URL', 'an address of MongoDB', '', 'm1:27017', 'http://m1', 'mongodb://m1/?replicatSet=rs0'],
  ['MONGODB_PREFIX', 'at most 50 letters, digits, _ and -', 'a.b', 'a b'],
  ['NATS_URL', 'an address of NATS', '', 'nats://', 'http://n1', 'nats://n1,'],
  ['STREAM_PREFIX', '1 to 50 letters, digits, _ and -', '', 'a.b', 'a b'],
  ['STREAM_REPLICAS', 'a whole number from 1 to 5', '', '0', '6', '1.5', '1e3', 'x'],
  // What limits money or trust stands here too.
  ['TRUSTED_HOPS', 'a whole number from 0 to 20', '21'],
  ['CALLS_PER_DAY', 'a whole number from 1 to 10000000', '0', '10000001'],
  ['SERVICE_TOKEN', 'a token of 16 printable signs or more', '', 'a'],
  [
    'OPERATOR_TOKEN_SHA256',
    'the SHA-256 of a token, 64 hexadecimal signs; two, new,old, while it is changed',
    ...['', TOKEN],
  ],
  ['GRPC_HOST', 'a host name or address', '', 'a b', 'http://a'],
  ['ACCOUNTS_GRPC', 'host:port', '', 'accounts', 'accounts:', 'a b:1'],
  ['PUBLIC_URL', 'an http or https address', 'a.example', 'ftp://a.example'],
  ['ROUTES_OFF', 'no route is called "POST diagnostic/"', 'POST diagnostic/'],
  ['ROUTES_OFF', 'no route is called "diagnostics/"', 'POST lead/,diagnostics/'],
  ['LINK_KEYS', 'each key is id:secret, the secret of 16 signs at least', '', TOKEN, 'k1:a', `k1:${TOKEN},`],
  ['MAIL_DOMAIN', 'a domain name', '', 'a b', 'a@b.example'],
  ['SERVICE_NAME', 'Too big: expected string to have <=80 characters', 'a'.repeat(81)],
  ['MAIL_FROM', 'not an address', '', 'a', 'a@', 'Marie <a@a.example>'],
  ['BANK_DETAILS', 'Too big: expected string to have <=200 characters', 'a'.repeat(201)],
  ['SMTP_URL', 'an smtp:// or smtps:// address', 'relay.example', 'http://relay.example'],
  ['ORDERS_TRUSTED_AUTHSERV', 'one name, without spaces', 'a, b'],
  ['ORDERS_TLS', 'tls.crt and tls.key must be in this folder', '/nowhere'],
  ['PLAN_PRICES', 'no plan is called "agence7"', 'agence7:49'],
  ['PLAN_PRICES', 'agence5 has no price; write agence5:49 or agence5:49.90', 'agence5:49 €'],
  ['PLAN_PRICES', 'agence5 stands there twice', 'agence5:49,agence5:59'],
  ['PLAN_PRICES', 'agence15 has no price beside the others', 'agence5:49,agence30:229'],
  ['SITE_FETCH_ALLOW', 'host:port, separated by commas', 'a', 'a:1 b:2'],
];

const WEAK = 'a secret too easy to guess: draw one with openssl rand -hex 32';
const FOR_TESTS = 'refused when NODE_ENV is production';

/** What production alone refuses. */
export const REFUSED_IN_PRODUCTION: readonly Refused[] = [
  ['SERVICE_TOKEN', WEAK, 'a'.repeat(16)],
  ['TASK_SECRET', WEAK, 'a', 'a'.repeat(64)],
  ['LINK_KEYS', WEAK, `k1:${'a'.repeat(16)}`, `k1:${TOKEN},k2:${'a'.repeat(16)}`],
  ['TOOL_TOKEN_SHA256', FOR_TESTS, sha256('tool')],
  ['TEST_CLOCK', FOR_TESTS, '1'],
  ['CRASH_POINTS', FOR_TESTS, '/tmp/points'],
  ['LIMIT_WINDOW_S', FOR_TESTS, '1'],
  ['ORDERS_TRUST_LOOPBACK', FOR_TESTS, '1'],
  ['SIMULATOR_READER_FAULTS', FOR_TESTS, 'json=1'],
  ['SIMULATOR_ORDERS_FAULTS', FOR_TESTS, 'json=1'],
  ['SITE_FETCH_ALLOW', FOR_TESTS, '127.0.0.1:80'],
];

const STRIPE = { STRIPE_API_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: `whsec_${TOKEN}` };

/** A key or address of a provider means something beside a model only. */
const ofProvider = (base: string): readonly (readonly [Environment, string])[] => {
  const name = base.replace('_BASE_URL', '');
  const AI_MODELS = `${name.toLowerCase().replaceAll('_', '-')}:a`;
  const key = `${name === 'GOOGLE' ? 'GOOGLE_GENERATIVE_AI' : name}_API_KEY`;
  const needed = name === 'OPENAI_COMPATIBLE' ? base : key;
  return [
    [{ AI_MODELS }, `AI_MODELS asks for ${AI_MODELS} but ${needed} is not set.`],
    [{ AI_MODELS, [key]: 'k', [base]: 'a.example' }, `${base} is not an http(s) address.`],
  ];
};
const measurement = await settingsReadBy('measurement');

/** Settings of a service that it refuses together. */
export const TOGETHER: Readonly<Record<string, readonly (readonly [Environment, string])[]>> = {
  billing: [
    [{ STRIPE_API_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET: needed beside STRIPE_API_KEY'],
    [{ STRIPE_PRICES: 'agence5:price_5' }, 'STRIPE_API_KEY: needed beside STRIPE_PRICES'],
    [{ STRIPE_WEBHOOK_SECRET: TOKEN }, 'STRIPE_API_KEY: needed beside STRIPE_WEBHOOK_SECRET'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'a', NODE_ENV: 'production' }, `STRIPE_WEBHOOK_SECRET: ${WEAK}`],
    [{ ...STRIPE, STRIPE_PRICES: 'agence7:price_7' }, 'STRIPE_PRICES: no plan is called "agence7"'],
    [{ ...STRIPE, STRIPE_PRICES: 'agence5' }, 'STRIPE_PRICES: agence5 has no price; write agence5:price_…'],
    [{ ...STRIPE, STRIPE_PRICES: 'agence5:a,agence5:b' }, 'STRIPE_PRICES: agence5 stands there twice'],
    [{ ...STRIPE, STRIPE_PRICES: 'agence5:a,agence15:a' }, 'STRIPE_PRICES: a is the price of two plans'],
  ],
  measurement: [
    [{ AI_MODELS: 'openai' }, 'AI_MODELS: "openai" has no model; write openai:<model>.'],
    [{ AI_MODELS: 'simulator:a,simulator:a' }, 'AI_MODELS names simulator:a twice.'],
    [{ READER_MODEL: 'openai' }, 'READER_MODEL: "openai" has no model; write openai:<model>.'],
    [{ READER_MODEL: 'openai:a' }, 'READER_MODEL asks for openai:a but OPENAI_API_KEY is not set.'],
    [{ ORDERS_MODEL: 'openai:a' }, 'ORDERS_MODEL asks for openai:a but OPENAI_API_KEY is not set.'],
    [
      { SIMULATOR_READER_FAULTS: 'json=2' },
      'SIMULATOR_READER_FAULTS: "json=2" is not one of forgets, invents, platforms, order, identity, json with a rate from 0 to 1.',
    ],
    [
      { SIMULATOR_ORDERS_FAULTS: 'json=2' },
      'SIMULATOR_ORDERS_FAULTS: "json=2" is not one of json, silent, client, value, gesture, asks with a rate from 0 to 1.',
    ],
    ...measurement.read.filter((setting) => setting.endsWith('_BASE_URL')).flatMap(ofProvider),
  ],
};
