import { machineNow } from '@agence/platform/process/clock';
import type { Logger } from '@agence/platform/process/logger';
import type { config as Config } from '../config.ts';
import { pricesOf } from './prices.ts';

type Settings = Pick<
  typeof Config,
  'STRIPE_API_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE' | 'STRIPE_PRICES' | 'PUBLIC_URL'
>;

/** A message of the card provider, its signature verified. */
export type Message = {
  /** The same each time the message is sent. */
  readonly id: string;
  readonly type: string;
  /** Unix seconds. */
  readonly created: number;
  /** Sent in the mode (test or live) of our key. */
  readonly notre_mode: boolean;
  readonly objet: unknown;
};

export type Carte = NonNullable<Awaited<ReturnType<typeof stripeCarte>>>;

/** Shorter than the deadline of a call: without the provider, the reply omits the link. */
const PORTAL_MS = 700;
const TOLERANCE_S = 300;

const endpoint = (base: string): { host: string; port: string; protocol: 'http' | 'https' } | object => {
  if (base === '') return {};
  const { hostname: host, port, protocol } = new URL(base);
  const http = protocol === 'http:';
  return { host, port: port || (http ? '80' : '443'), protocol: http ? 'http' : 'https' };
};

/** Stripe's client refuses an old signature but accepts one from the future. */
const assertNotAhead = (signature: string): void => {
  const at = Number(/.*\bt=(\d+)/.exec(signature)?.[1]);
  if (at - machineNow().getTime() / 1000 > TOLERANCE_S) throw new Error('signed ahead of our clock');
};

/** The official client; null, and not loaded, when no key is configured. */
export async function stripeCarte(settings: Settings, log: Logger) {
  const { STRIPE_API_KEY: key, STRIPE_WEBHOOK_SECRET: secret, PUBLIC_URL: return_url } = settings;
  if (key === '') return null;
  const { default: Stripe } = await import('stripe');
  const limits = { maxNetworkRetries: 0, timeout: PORTAL_MS, telemetry: false };
  const live = /^[rs]k_live_/.test(key);
  const stripe = new Stripe(key, { ...limits, ...endpoint(settings.STRIPE_API_BASE) });
  const prices = pricesOf(settings.STRIPE_PRICES);
  const plans = new Map([...prices].map(([plan, price]) => [price, plan]));

  const warned = (what: string, fault: unknown): null => {
    log.warn({ fault: fault instanceof Error ? fault.name : '' }, what);
    return null;
  };

  return {
    /** The message in these bytes; null when the signature is wrong, or more than 300 s old or ahead. */
    ouvrir: (corps: Uint8Array, signature: string): Message | null => {
      try {
        const event = stripe.webhooks.constructEvent(Buffer.from(corps), signature, secret, TOLERANCE_S);
        assertNotAhead(signature);
        const { id, type, created, livemode, data } = event;
        return { id, type, created, notre_mode: livemode === live, objet: data.object };
      } catch (fault) {
        return warned('a message of the card provider refused', fault);
      }
    },
    /** A fresh link to a customer's portal; null when the provider does not give one. */
    espace: async (customer: string): Promise<string | null> => {
      try {
        return (await stripe.billingPortal.sessions.create({ customer, return_url })).url;
      } catch (fault) {
        return warned('the card provider gave no portal', fault);
      }
    },
    /** Whether a plan has a price there. */
    vend: (plan: string): boolean => prices.has(plan),
    /** The plan of a price. */
    planDe: (price: string): string | undefined => plans.get(price),
  };
}
