import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readLocalConfig } from './config.ts';
import { readJson, writePrivately } from './data-folder.ts';
import type { RunFile } from './run-file.ts';
import type { Say } from './sources/source.ts';

/** What the demo may use: the public address and the operator's command line, like anyone else. */
export interface DemoTools {
  readonly base_url: string;
  readonly say: Say;
  /** Runs `operate … --json` and gives its JSON document. */
  readonly operate: (...args: string[]) => Promise<unknown>;
}

/** The demo agency of this data folder: made on its first start, found again on the next ones; `null` while there is none. */
export async function demoAgency(
  data: string,
  root: string,
  run: RunFile,
  say: Say,
): Promise<RunFile['demo']> {
  const file = join(data, 'demo.json');
  const kept = readJson(file) as RunFile['demo'] | undefined;
  if (kept !== undefined) return kept;
  const operate = async (...args: string[]): Promise<unknown> => {
    const main = join(root, 'services/operator/src/main.ts');
    const env = { ...readLocalConfig(data).inherited, AGENCE_DATA: data };
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...args, '--json'], { env });
    return JSON.parse(stdout);
  };
  const made = await makeDemo({ base_url: run.base_url, say, operate });
  if (made !== null) writePrivately(file, made);
  return made;
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
const ASK_EVERY_MS = 250;
const TIMES = 480;

type Api = (path: string, body?: object) => Promise<Record<string, unknown>>;

const apiOf =
  (base_url: string, key: string): Api =>
  async (path, body) => {
    const reply = await fetch(`${base_url}/agence/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as Record<string, unknown>;
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
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

/** Places a client, launches its first measurement, and answers with the link to the report. */
async function measure(api: Api): Promise<string> {
  const { poses } = (await api('clients/', { clients: [CLIENT], confirmer: true })) as {
    poses: { id: string }[];
  };
  const id = poses[0]?.id ?? '';
  await until('its questions', async () => {
    const { mesure } = await api(`clients/${id}/questions/`);
    return mesure === 'à valider' ? true : undefined;
  });
  await api(`clients/${id}/questions/`, { lancer: true });
  return until('its report', async () => {
    const { livrables } = (await api(`clients/${id}/livrables/`)) as {
      livrables: { genre: string; lien: string }[];
    };
    return livrables.find(({ genre }) => genre === 'rapport')?.lien;
  });
}

/** Creates the agency, places a client, launches its first measurement and prints the link to the report. */
async function makeDemo({ base_url, say, operate }: DemoTools): Promise<RunFile['demo']> {
  const created = [
    '--slug',
    SLUG,
    '--nom',
    'Agence Démo',
    '--plan',
    'agence5',
    '--adresse',
    'demo@agence.example',
  ];
  await operate('accounts', 'create', ...created, '--paiement', 'virement', '--paye-jusqu-au', PAID_UNTIL);
  const { key } = (await operate('keys', 'grant', SLUG)) as { key: string };
  say('demo', `agency ${SLUG}, key ${key}`);
  say('demo', `curl -H 'x-api-key: ${key}' ${base_url}/agence/v1/clients/`);
  say('demo', 'first measurement, with the simulator unless AI_MODELS is set …');
  say('demo', `report ${await measure(apiOf(base_url, key))}`);
  return { slug: SLUG, key };
}
