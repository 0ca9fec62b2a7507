import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readLocalConfig } from './config.ts';
import { readJson, writePrivately } from './data-folder.ts';
import type { RunFile } from './run-file.ts';
import type { Say } from './sources/source.ts';

/** What the data folder says of its demo; `begun` until its report was shown, so that a start that was stopped goes on. */
type Kept = { readonly slug: string; readonly key: string; readonly begun?: boolean };
/** Runs `operate … --json` and gives its JSON document. */
type Operate = (...args: string[]) => Promise<unknown>;

/** The demo agency of this data folder: made on its first start, found again on the next ones. */
export async function demoAgency(
  data: string,
  root: string,
  run: RunFile,
  say: Say,
): Promise<RunFile['demo']> {
  const file = join(data, 'demo.json');
  const kept = readJson(file) as Kept | undefined;
  const operate = async (...args: string[]): Promise<unknown> => {
    const main = join(root, 'services/operator/src/main.ts');
    const env = { ...readLocalConfig(data).inherited, AGENCE_DATA: data };
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...args, '--json'], { env });
    return JSON.parse(stdout);
  };
  const enter = async (): Promise<void> => {
    const { link } = (await operate('console', 'link', SLUG)) as { link: string };
    say('demo', `console ${link}`);
  };
  if (kept !== undefined && !kept.begun) {
    await enter();
    return { slug: kept.slug, key: kept.key };
  }
  const keep = (demo: Kept) => writePrivately(file, demo);
  const key = kept?.key ?? (await agencyKey(operate));
  keep({ slug: SLUG, key, begun: true });
  await showDemo(run.base_url, key, say);
  keep({ slug: SLUG, key });
  await enter();
  return { slug: SLUG, key };
}

const SLUG = 'demo';
/** Far enough for a demo that is left running. */
const PAID_UNTIL = '2030-12-31';
const CLIENT = {
  entreprise: 'Plomberie Martin',
  site_web: 'https://plomberie-martin.example',
  ville: 'Angers',
  metier: 'plombier',
  concurrents: ['SOS Fuite Angers', 'Dépann’Eau 49'],
};
/** Their questions wait to be looked at, as an agency finds them. */
const OTHERS = [
  {
    entreprise: 'Boulangerie Chabot',
    site_web: 'https://boulangerie-chabot.example',
    ville: 'Saumur',
    metier: 'boulangerie',
  },
  { entreprise: 'Garage Leroy', site_web: 'https://garage-leroy.example', ville: 'Cholet', metier: 'garage' },
];
const PROSPECT = {
  entreprise: 'Fleurs de Loire',
  site_web: 'https://fleurs-de-loire.example',
  ville: 'Angers',
  metier: 'fleuriste',
};
const ASK_EVERY_MS = 250;
const TIMES = 480;

type Api = (path: string, body?: object) => Promise<Record<string, unknown>>;

/** A machine that still starts may be too busy for a call: nothing was done, and the same call is made again. */
const BUSY_MS = 1_000;
const BUSY_TIMES = 60;

const apiOf =
  (base_url: string, key: string): Api =>
  async (path, body) => {
    const request = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    for (let times = 0; ; times += 1) {
      const reply = await fetch(`${base_url}/agence/v1/${path}`, request);
      const answer = (await reply.json()) as Record<string, unknown>;
      if (reply.ok) return answer;
      if (reply.status !== 503 || times === BUSY_TIMES)
        throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
      await pause(BUSY_MS);
    }
  };

/** Reads until it finds what is waited for, about two minutes. */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let times = 0; times < TIMES; times += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`the demo waited too long for ${what}`);
}

/** The clients of the demo, placed unless an earlier start did; answers with the one that is measured. */
async function clientOf(api: Api): Promise<string> {
  const { clients } = (await api('clients/')) as { clients: { id: string; entreprise: string }[] };
  const there = clients.find(({ entreprise }) => entreprise === CLIENT.entreprise);
  if (there !== undefined) return there.id;
  const { poses } = (await api('clients/', { clients: [CLIENT, ...OTHERS], confirmer: true })) as {
    poses: { id: string }[];
  };
  return poses[0]?.id ?? '';
}

/** Launches the first measurement of the client, unless an earlier start did, and answers with the link to the report. */
async function measure(api: Api): Promise<string> {
  const id = await clientOf(api);
  const mesure = await until('its questions', async () => {
    const questions = await api(`clients/${id}/questions/`);
    return questions['mesure'] === 'questions en préparation' ? undefined : questions['mesure'];
  });
  if (mesure === 'à valider') await api(`clients/${id}/questions/`, { lancer: true });
  return until('its report', async () => {
    const { livrables } = (await api(`clients/${id}/livrables/`)) as {
      livrables: { genre: string; lien: string }[];
    };
    return livrables.find(({ genre }) => genre === 'rapport')?.lien;
  });
}

/** Creates the agency, unless an earlier start did, and answers with a key of it. */
async function agencyKey(operate: Operate): Promise<string> {
  const created = ['--slug', SLUG, '--nom', 'Agence Démo', '--plan', 'agence5'];
  const there = await operate('accounts', 'show', SLUG).catch(() => undefined);
  if (there === undefined)
    await operate(
      'accounts',
      'create',
      ...created,
      '--adresse',
      'demo@agence.example',
      '--paiement',
      'virement',
      '--paye-jusqu-au',
      PAID_UNTIL,
    );
  const { key } = (await operate('keys', 'grant', SLUG)) as { key: string };
  return key;
}

/** Says how to call the agency, measures its client and says where the report is. */
async function showDemo(base_url: string, key: string, say: Say): Promise<void> {
  say('demo', `agency ${SLUG}, key ${key}`);
  say('demo', `curl -H 'x-api-key: ${key}' ${base_url}/agence/v1/clients/`);
  say('demo', 'first measurement, with the simulator unless AI_MODELS is set …');
  const api = apiOf(base_url, key);
  say('demo', `report ${await measure(api)}`);
  const { diagnostics } = (await api('diagnostics/')) as { diagnostics: readonly unknown[] };
  if (diagnostics.length === 0) await api('diagnostics/', { ...PROSPECT, confirmer: true });
}
