import { machineNow } from '@agence/platform/process/clock';
import type { Logger } from '@agence/platform/process/logger';
import type { Carte, Message } from './carte.ts';
import { pricesOf } from './prices.ts';

export type CarteSettings = {
  readonly STRIPE_API_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_API_BASE: string;
  readonly STRIPE_PRICES: string;
  readonly PUBLIC_URL: string;
};

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
export async function stripeCarte(settings: CarteSettings, log: Logger): Promise<Carte | null> {
  const { STRIPE_API_KEY: key, STRIPE_WEBHOOK_SECRET: secret, PUBLIC_URL: return_url } = settings;
  if (key === '') return null;
  const { default: Stripe } = await import('stripe');
  const limits = { maxNetworkRetries: 0, timeout: PORTAL_MS, telemetry: false };
  const live = /^[rs]k_live_/.test(key);
  const stripe = new Stripe(key, { ...limits, ...endpoint(settings.STRIPE_API_BASE) });
  const prices = pricesOf(settings.STRIPE_PRICES);
  const plans = new Map([...prices].map(([plan, price]) => [price, plan]));

  return {
    ouvrir: (corps, signature): Message | null => {
      try {
        const event = stripe.webhooks.constructEvent(Buffer.from(corps), signature, secret, TOLERANCE_S);
        assertNotAhead(signature);
        const { id, type, created, livemode, data } = event;
        return { id, type, created, notre_mode: livemode === live, objet: data.object };
      } catch (fault) {
        log.warn(
          { fault: fault instanceof Error ? fault.name : '' },
          'a message of the card provider refused',
        );
        return null;
      }
    },
    espace: async (customer) => {
      try {
        return (await stripe.billingPortal.sessions.create({ customer, return_url })).url;
      } catch (fault) {
        log.warn({ fault: fault instanceof Error ? fault.name : '' }, 'the card provider gave no portal');
        return null;
      }
    },
    vend: (plan) => prices.has(plan),
    planDe: (price) => plans.get(price),
  };
}
