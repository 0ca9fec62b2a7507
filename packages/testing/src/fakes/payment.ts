import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { machineNow } from '@agence/platform/process/clock';
import { close, listen } from './listening.ts';

/** How the provider behaves: `refusing` answers 500, `hanging` never answers. */
export type Mood = 'working' | 'refusing' | 'hanging';

export type PortalRequest = { readonly customer: string; readonly return_url: string };

export type FakePayment = {
  /** For `STRIPE_API_BASE`. */
  readonly url: string;
  /** Every portal that was asked for, in order. */
  readonly portals: () => readonly PortalRequest[];
  readonly be: (mood: Mood) => void;
  readonly stop: () => Promise<void>;
};

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** A card provider on the loopback that knows one gesture: a portal session for a customer. */
export async function startFakePayment(): Promise<FakePayment> {
  const asked: PortalRequest[] = [];
  let mood: Mood = 'working';
  const server = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request));
      if (`${request.method} ${request.url}` !== 'POST /v1/billing_portal/sessions')
        return json(response, 404, { error: { type: 'invalid_request_error', message: 'no such path' } });
      const [customer, return_url] = [form.get('customer') ?? '', form.get('return_url') ?? ''];
      asked.push({ customer, return_url });
      if (mood === 'refusing') return json(response, 500, { error: { type: 'api_error', message: 'down' } });
      if (mood === 'hanging') return undefined;
      const id = `bps_${asked.length}`;
      return json(response, 200, { id, object: 'billing_portal.session', customer, url: portalOf(customer) });
    })();
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    portals: () => [...asked],
    be: (next) => {
      mood = next;
    },
    stop: () => close(server),
  };
}

/** The portal's link that this provider gives to a customer. */
export const portalOf = (customer: string): string => `https://paiement.test/p/${customer}`;

export type PaymentEvent = {
  readonly type: string;
  readonly object: object;
  readonly created: number;
  readonly livemode?: boolean;
};

/** A message as the provider sends it: the same `id` is the same message. */
export const paymentEvent = (
  { type, object, created, livemode = false }: PaymentEvent,
  id = `evt_${randomUUID()}`,
): string => JSON.stringify({ id, object: 'event', type, created, livemode, data: { object } });

/** The header that vouches for a body, written `age_s` seconds ago by the machine's clock. */
export function paymentSignature(body: string, secret: string, age_s = 0): string {
  const at = Math.floor(machineNow().getTime() / 1000) - age_s;
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
