import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLocalConfig } from '../config.ts';
import { readJson, writePrivately } from '../data-folder.ts';
import type { RunFile } from '../run-file.ts';
import { sayWhenSlow } from '../slow.ts';
import type { Say } from '../sources/source.ts';
import { apiOf } from './api.ts';
import { BEGINS, liveMonth, type MoveTo } from './month.ts';
import { startDemoSite } from './site.ts';

/**
 * The demo in the data folder. `begun`: its month is not finished, so that an interrupted start goes on; `site`: the
 * port of the client's web site.
 */
type Kept = { readonly slug: string; readonly key: string; readonly begun?: boolean; readonly site?: number };

/** Runs `operate … --json` and gives its JSON document. */
type Operate = (...args: string[]) => Promise<unknown>;

const SLUG = 'demo';
/** Late enough for a demo that is left running. */
const PAID_UNTIL = '2030-12-31';
const ACCOUNT = [
  ...['--slug', SLUG, '--nom', 'Agence Démo', '--plan', 'agence5', '--adresse', 'demo@agence.example'],
  ...['--paiement', 'virement', '--paye-jusqu-au', PAID_UNTIL],
];

/** Serves the site of the demo's client; `show` creates the agency once the services run. */
export async function openDemo(data: string, root: string, say: Say) {
  const file = join(data, 'demo.json');
  const kept = readJson(file) as Kept | undefined;
  const site = await startDemoSite(kept?.site ?? 0);
  const { inherited, cache } = readLocalConfig(data);
  // With real models, the demo pays for one measurement, not for a month of them.
  const simulated = (inherited['AI_MODELS'] ?? '') === '';
  const operate: Operate = async (...args) => {
    const main = join(root, 'services/operator/src/main.ts');
    const env = { ...inherited, AGENCE_DATA: data, NODE_COMPILE_CACHE: join(cache, 'compiled') };
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...args, '--json'], { env });
    return JSON.parse(stdout);
  };
  const make = async (base_url: string): Promise<Kept> => {
    const made = { slug: SLUG, key: kept?.key ?? '', site: site.port };
    const moveTo = simulated ? await past(operate) : null;
    if (made.key === '') made.key = await agencyKey(operate);
    writePrivately(file, { ...made, begun: true });
    say('demo', `agency ${SLUG}, key ${made.key}`);
    say('demo', `curl -H 'x-api-key: ${made.key}' ${base_url}/agence/v1/clients/`);
    say('demo', simulated ? 'a month of it, measured by the simulator …' : 'first measurement …');
    const month = liveMonth(apiOf(base_url, made.key), `http://127.0.0.1:${site.port}`, moveTo);
    const report = await sayWhenSlow({ name: 'demo', what: 'measuring' }, say, month);
    say('demo', `report ${report}`);
    writePrivately(file, made);
    return made;
  };
  /** The demo agency of this data folder: created on the first start, found on later ones. */
  const show = async ({ base_url }: RunFile): Promise<RunFile['demo']> => {
    const { slug, key } = kept === undefined || kept.begun ? await make(base_url) : kept;
    const { link } = (await operate('console', 'link', slug)) as { link: string };
    say('demo', `console ${link}`);
    return { slug, key };
  };
  /** For the services: a clock that can be moved, and a site on loopback that may be read. */
  const settings = { TEST_CLOCK: '1', SITE_FETCH_ALLOW: `127.0.0.1:${site.port}` };
  return { settings, show, close: site.close };
}

const DAY_S = 86_400;

/** Rewinds the clock before the agency is created, and returns how to advance it; null when the clock shows today. */
async function past(operate: Operate): Promise<MoveTo | null> {
  if (!(await isThere(operate))) await operate('clock', 'rewind', `${BEGINS}d`);
  let offset_s = ((await operate('clock', 'show')) as { offset_s: number }).offset_s;
  if (offset_s === 0) return null;
  return async (days_ago) => {
    const left_s = -days_ago * DAY_S - offset_s;
    if (left_s <= 0) return;
    await operate('clock', 'advance', `${left_s}s`);
    offset_s += left_s;
    // The day's measurement begins now, not at the next sweep.
    await operate('tasks', 'run', 'mesures');
  };
}

const isThere = async (operate: Operate): Promise<boolean> =>
  (await operate('accounts', 'show', SLUG).catch(() => undefined)) !== undefined;

/** Creates the agency unless an earlier start did; returns a key of it. */
async function agencyKey(operate: Operate): Promise<string> {
  if (!(await isThere(operate))) await operate('accounts', 'create', ...ACCOUNT);
  const { key } = (await operate('keys', 'grant', SLUG)) as { key: string };
  return key;
}
