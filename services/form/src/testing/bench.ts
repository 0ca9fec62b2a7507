import { randomInt } from 'node:crypto';
import { listenBehind } from '@agence/platform/http-behind';
import { machineNow, productClock } from '@agence/platform/process/clock';
import { documentStore } from '@agence/platform/store/document-store';
import { type Reply, send } from '@agence/testing/http';
import { type TestParts, testParts } from '@agence/testing/parts';
import { surface } from '../http/server.ts';
import { gather } from '../needs.ts';

const SETTINGS = {
  HTTP_HOST: '127.0.0.1',
  HTTP_PORT: 0,
  LIMIT_WINDOW_S: 3600,
  LINK_KEYS: 'a:0123456789abcdef0123456789abcdef',
  SERVICE_NAME: 'Mesure IA',
  MAIL_FROM: 'mesure@mesure.test',
  CONTACT_EMAIL: 'bonjour@mesure.test',
  LEAD_CALLS_PER_DAY: 1_000_000,
};

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** Leads of a test's own, and as many instances as it wants over them. */
export async function openBench(own: Partial<typeof SETTINGS> = {}) {
  const settings = { ...SETTINGS, ...own };
  const parts = await testParts();
  const clock = productClock();
  const opened = (db: TestParts['db'], bus = parts.bus) =>
    gather({ ...parts, db, bus, clock, store: (kind) => documentStore(db, kind, () => {}) }, settings);
  const stops: (() => Promise<void>)[] = [];
  let ahead_ms = 0;
  const { leads, jours, par_jour, empreinte, confirmations } = opened(parts.db);
  const ahead = (ms: number) => {
    ahead_ms += ms;
  };
  return {
    parts,
    clock,
    ...{ leads, jours, par_jour, empreinte, confirmations },
    /** Makes the machine's clock run ahead, so that nobody waits for the three seconds of a person. */
    ahead,
    /** What is kept of a request, found by its company. */
    kept: async ({ entreprise = '' }: Champs) =>
      (await leads.list({})).rows.filter(({ lead }) => lead.demande.entreprise === entreprise),
    /** The seal of a form that was served so long ago. */
    servi: async (url: string, ms: number) => {
      const { text } = await send(url, { path: '/lead/' });
      ahead(ms);
      return champDe(text, 'formulaire') ?? '';
    },
    /** The address of one more process of the form; with a database of its own it has a bus of its own. */
    instance: async (db?: TestParts['db']) => {
      const needs = opened(db ?? parts.db, db === undefined ? parts.bus : parts.anotherBus());
      const ahead = () => new Date(machineNow().getTime() + ahead_ms);
      const { port, stop } = await listenBehind(
        surface({ ...needs, machineNow: ahead }),
        needs.log,
        SETTINGS,
      );
      stops.push(stop);
      return `http://127.0.0.1:${port}`;
    },
    stop: async () => {
      for (const stop of stops) await stop();
      await parts.stop();
    },
  };
}

/** An address that no other test calls from. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export type Champs = Readonly<Record<string, string>>;

export const DEMANDE: Champs = {
  entreprise: 'Maison Ferrandin',
  email: 'contact@ferrandin.fr',
  ville: 'Angers',
  metier: 'boulangerie',
  site_web: 'ferrandin.fr',
  concurrents: 'Fournil Tesseau, Quintard',
  objet: 'Avant les fêtes',
  message: 'Surtout les gâteaux.',
};

let nth = 0;

/** A request that no other test makes: a company of its own. */
export const demande = (more: Champs = {}): Champs => {
  nth += 1;
  return { ...DEMANDE, entreprise: `Maison Ferrandin ${nth}`, ...more };
};

export const URLENCODED = 'application/x-www-form-urlencoded';

/** Sends a body as it is. */
export const post = (
  url: string,
  body: string,
  type?: string,
  { chunked = false, from = someAddress() } = {},
): Promise<Reply> =>
  send(url, {
    method: 'POST',
    path: '/lead/',
    headers: { ...(type === undefined ? {} : { 'content-type': type }), 'x-forwarded-for': from },
    body,
    chunked,
  });

/** Sends a form as browsers do, from an address. */
export const envoyer = (url: string, champs: Champs, from = someAddress()): Promise<Reply> =>
  post(url, new URLSearchParams(champs).toString(), URLENCODED, { from });

const BOUNDARY = '----agence';

/** The same in the other encoding; a part may bring its own headers. */
export const enParts = (parts: readonly (readonly [name: string, value: string, more?: string])[]): string =>
  `${parts
    .map(
      ([name, value, more = '']) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`,
    )
    .join('')}--${BOUNDARY}--\r\n`;

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** What stands in a field of a page. */
const champDe = (page: string, name: string): string | undefined => {
  const tag = page.match(/<input[^>]*>/g)?.find((input) => input.includes(` name="${name}"`));
  return / value="([^"]*)"/.exec(tag ?? '')?.[1];
};
