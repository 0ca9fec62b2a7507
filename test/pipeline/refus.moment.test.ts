import { type Account, someSlug } from '@agence/testing/accounts';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { launch, measuredClient, place, readyClient, someEntry, untilMesure } from '../outside/client.ts';
import { iso } from '../outside/days.ts';
import {
  adresse,
  audit,
  badge,
  corriger,
  lancer,
  marque,
  page,
  placing,
  prospect,
  type Refused,
  retirer,
} from '../outside/refused.ts';
import { type Row, refusedEverywhere } from '../outside/refused-everywhere.ts';
import { type ScriptedAi, startScriptedAi } from '../outside/scripted-ai.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(180_000);

/** A town of which no model ever answers. */
const MUETTE = `Silence ${someSlug()}`;

/** A town for which none writes questions. */
const VIDE = `Vide ${someSlug()}`;

let ai: ScriptedAi;
let site: FakeSite;
let system: OwnSystem;
beforeAll(async () => {
  ai = await startScriptedAi();
  site = await startFakeSite({ pages: { '/': '<title>Fournil</title><h1>Fournil</h1>' } });
  ai.prepareNever(VIDE);
  ai.answer(MUETTE, () => ({ fault: 'hang' }));
  const env = { ...ai.env, SITE_FETCH_ALLOW: site.host };
  system = await ownSystem({ testClock: true, env });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([ai.stop(), site.stop()]);
});

/** Lets days pass until an account is not served any more. */
const unpaid = async ({ agence }: Account): Promise<void> => {
  const served = async () => ((await agence.get('compte/')).body as { servi: boolean }).servi;
  while (await served()) await system.operate('clock', 'advance', '24h');
};

/** What only stands between two moments: a day that has passed, something under way. Calls without an answer keep the others waiting: last. */
const MOMENTS: readonly Row[] = [
  [
    'questions: launching, not served any more',
    async (account) => ({ ...lancer(await readyClient(account)), first: () => unpaid(account) }),
    { paye_jusqu_au: iso() },
  ],
  [
    'corriger: measured, not served any more',
    async (account) => ({ ...corriger(await measuredClient(account)), first: () => unpaid(account) }),
    { paye_jusqu_au: iso(1) },
  ],
  [
    'audit: one is under way',
    async (account) => {
      const id = await measuredClient(account, someEntry({ site_web: site.url }));
      site.set('/', { fault: 'silence' });
      void account.agence.post(`clients/${id}/audit/`).catch(() => undefined);
      return audit(id);
    },
  ],
  [
    'page: corrected, and not measured again',
    async (account) => {
      const id = await measuredClient(account);
      await account.agence.post(`clients/${id}/corriger/`, { ville: MUETTE, confirmer: true });
      return page(id, 1);
    },
  ],
  [
    'corriger: measuring',
    async (account) => {
      const id = await readyClient(account, someEntry({ ville: MUETTE }));
      await launch(account, id);
      await untilMesure(account, id, 'en cours');
      return corriger(id);
    },
  ],
  [
    'questions: in preparation',
    async (account) => lancer((await place(account, someEntry({ ville: VIDE })))[0] ?? ''),
  ],
];

const PAUSED: readonly (readonly [name: string, (id: string) => Refused])[] = [
  ['clients', placing],
  ['retirer', retirer],
  ['corriger', corriger],
  ['questions', lancer],
  ['page', (id) => page(id, 1)],
  ['audit', audit],
  ['diagnostics', () => prospect({ entreprise: 'Prospect', site_web: 'prospect.example' })],
  ['marque', () => marque({ couleur: '#0b5cad' })],
  ['badge', badge],
  ['adresses', () => adresse('ajouter', 'bob@example.com')],
];

/** Nothing is done for an account that is paused, whoever asks. */
const SUSPENDED: readonly Row[] = PAUSED.map(([name, refused]) => [
  `${name}: a paused account`,
  async (account) => {
    const [id = ''] = await place(account, someEntry());
    const first = () => system.operate('accounts', 'pause', account.slug, '--why', 'essai');
    return { ...refused(id), first };
  },
]);

const CASES = [...SUSPENDED, ...MOMENTS].map((row): [string, Row] => [row[0], row]);

test.each(CASES)('%s: in the same words at every door', (_, row) => refusedEverywhere(system, row));
