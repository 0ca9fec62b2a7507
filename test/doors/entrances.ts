import { randomUUID } from 'node:crypto';
import { type Account, someAddress } from '@agence/testing/accounts';
import { undescribed } from '@agence/testing/described';
import { paymentSignature } from '@agence/testing/fakes/payment';
import { sendOnce } from '@agence/testing/http';
import { mutatedAt } from '@agence/testing/mutated';
import type { OwnSystem } from '@agence/testing/system';
import type { Visitor } from '../outside/console.ts';
import { iso } from '../outside/days.ts';
import { at, invoice, SECRET, subscription } from '../outside/payment.ts';
import { bare } from './bare.ts';
import { CSV, LEAD_FIELDS, MULTIPART, part, parts, URLENCODED, urlencoded } from './samples.ts';

/** A door for bytes of strangers: what they send, and what is wrong with the answer; undefined when it is as documented. */
export type Entrance = {
  readonly name: string;
  readonly inputs: ReturnType<typeof mutatedAt>;
  readonly wrong: (where: string, bytes: Buffer) => Promise<string | undefined>;
};

/** What docs/limits.md says that pages and messages are answered. 503: a service behind is away. */
const CONSOLE = [200, 303, 401, 403, 404, 405, 409, 422, 429, 503];
const LEAD = [200, 405, 422, 429, 503];
const PAYMENT = [200, 400, 503];
/** What bytes may be answered that need not be one request of ours. */
const BARE = [100, ...CONSOLE, 308, 400, 408, 431];

const FROM_OUR_PAGES = { 'sec-fetch-site': 'same-origin' };
/** Any answer but these is wrong. */
const among = (statuses: readonly number[], status: number): string | undefined =>
  statuses.includes(status) ? undefined : `answered ${status}`;

type World = {
  readonly system: OwnSystem;
  /** Signed in. */
  readonly agency: Visitor;
  readonly account: Account;
  readonly client: string;
  readonly customer: string;
};

export function entrances({ system, agency, account, client, customer }: World): readonly Entrance[] {
  const { base_url } = system;
  const post = (
    type: string,
    statuses: readonly number[],
    path: string,
    body: Buffer,
    cookie = agency.cookie(),
  ) =>
    sendOnce(base_url, {
      ...{ method: 'POST', path, body },
      headers: { ...FROM_OUR_PAGES, cookie, 'content-type': type, 'x-forwarded-for': someAddress() },
    }).then(({ status }) => among(statuses, status));
  const jeton = agency.jeton();
  const file = (text: string) => part('fichier', text, '; filename="a.csv"\r\nContent-Type: text/csv');
  const customerNews = [
    subscription(customer, 'active', iso(2), iso(32), at(iso()) + 2),
    invoice(customer, iso(32), 'price_5'),
  ];
  const json = (path: string, ...bodies: object[]) =>
    [path, ...bodies.map((body) => JSON.stringify(body))] as const;
  const head = (line: string, ...lines: string[]) =>
    [`${line} HTTP/1.1`, 'Host: a', `X-Api-Key: ${account.key}`, ...lines, '', ''].join('\r\n');

  return [
    {
      name: 'forms, urlencoded',
      inputs: mutatedAt([
        ['/console/entrer/', urlencoded({ adresse: 'a@example.com' })],
        [
          '/console/marque/',
          urlencoded({ jeton, nom: 'Café', couleur: '#0b5cad', contact: 'a@example.com' }),
        ],
        [
          '/console/ajouter/',
          urlencoded({ jeton, etape: 'verifier', 'entreprise-0': 'A', 'site_web-0': 'a.fr' }),
        ],
        [
          `/console/clients/${client}/corriger/`,
          urlencoded({ jeton, ville: 'Nantes', 'avant-ville': 'Angers' }),
        ],
        [
          `/console/clients/${client}/questions/`,
          urlencoded({ jeton, etape: 'garder', 'q-1': 'Où aller ?' }),
        ],
        [
          '/console/diagnostics/nouveau/',
          urlencoded({ jeton, entreprise: 'A', site_web: 'a.fr', ville: 'Angers' }),
        ],
      ]),
      wrong: (path, body) => post(URLENCODED, CONSOLE, path, body),
    },
    {
      name: 'forms, multipart',
      inputs: mutatedAt([
        ['/console/entrer/', parts({ adresse: 'a@example.com' }), parts({}, file('a;b'))],
        ['/console/ajouter/', ...CSV.map((text) => parts({ jeton, etape: 'coller', colle: '' }, file(text)))],
      ]),
      wrong: (path, body) => post(MULTIPART, CONSOLE, path, body),
    },
    {
      name: 'lead form',
      inputs: mutatedAt([
        [URLENCODED, urlencoded(LEAD_FIELDS)],
        [MULTIPART, parts(LEAD_FIELDS)],
      ]),
      wrong: (type, body) => post(type, LEAD, '/lead/', body, ''),
    },
    {
      name: 'JSON bodies',
      inputs: mutatedAt([
        json('clients/', {
          clients: [{ entreprise: 'A', site_web: 'a.fr', concurrents: ['B'] }],
          confirmer: false,
        }),
        json(`clients/${client}/corriger/`, { ville: 'Nantes', metier: 'pâtisserie', confirmer: false }),
        json(`clients/${client}/questions/`, {
          retirer: [1],
          remplacer: [{ n: 2, question: 'Où trouver du pain ?' }],
        }),
        json(`clients/${client}/page/`, { numero: 1 }),
        json('diagnostics/', {
          entreprise: 'A',
          site_web: 'a.fr',
          ville: 'Angers',
          metier: 'garage',
          confirmer: false,
        }),
        json('marque/', { nom: 'Autre', couleur: '#123456', contact: 'a@example.com', confirmer: false }),
        json('adresses/', { ajouter: 'eve@example.com' }, { retirer: 'eve@example.com' }),
        json('formule/', { formule: 'agence15' }),
        json('badge/', { confirmer: false }),
      ]),
      wrong: async (route, body) => {
        const path = `/agence/v1/${route}`;
        const headers = {
          'x-api-key': account.key,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        };
        const reply = await sendOnce(base_url, { method: 'POST', path, headers, body });
        return undescribed('POST', path, reply.status, reply.body);
      },
    },
    {
      name: 'cookies and headers',
      inputs: mutatedAt([
        [
          'raw',
          head('GET /console/clients/', `Cookie: ${agency.cookie()}; console-vers=YQ`, 'Accept: */*'),
          head(
            'GET /agence/v1/compte/?a=b',
            'If-None-Match: "a"',
            'Connection: keep-alive',
            'Expect: 100-continue',
          ),
          `${head(
            'POST /agence/v1/marque/',
            'Content-Type: application/json',
            'Content-Length: 11',
            'Idempotency-Key: a',
          )}{"nom":"A"}`,
          head('POST /console/marque/', `Cookie: ${agency.cookie()}`, 'Sec-Fetch-Site: same-origin') +
            'nom=A',
          head('GET /d/abc.def', 'Range: bytes=0-1', 'X-Forwarded-For: 10.0.0.1, 10.0.0.2'),
          head('POST /lead/', 'Transfer-Encoding: chunked', `Content-Type: ${URLENCODED}`) +
            '5\r\nville\r\n0\r\n\r\n',
          head('POST /interne/taches/purge/', 'X-Task-Secret: a', 'Content-Length: 0'),
          head('OPTIONS /health/') +
            head('HEAD /lead/') +
            head('GET /openapi.json', 'Upgrade: h2c', 'Connection: upgrade'),
        ],
      ]),
      wrong: async (_, bytes) => {
        const answers = await bare(base_url, bytes);
        const statuses = answers.matchAll(/^HTTP\/1\.1 (\d+) /gm);
        return [...statuses]
          .map(([, status]) => among(BARE, Number(status)))
          .find((fault) => fault !== undefined);
      },
    },
    {
      name: 'payment webhook',
      inputs: mutatedAt([['signed', ...customerNews]]),
      wrong: async (_, body) => {
        const signature = paymentSignature(body.toString(), SECRET);
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const { status } = await sendOnce(base_url, {
          method: 'POST',
          path: '/interne/paiement/',
          headers,
          body,
        });
        return among(PAYMENT, status);
      },
    },
  ];
}
