import { type Account, type AccountWanted, newAccount } from '@agence/testing/accounts';
import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { launch, measuredClient, place, readyClient, someEntry } from '../outside/client.ts';
import { simple } from '../outside/console.ts';
import { iso } from '../outside/days.ts';
import { refusedAlike } from '../outside/doors.ts';
import { ALL } from '../outside/refusals-built.ts';
import { LASTING } from '../outside/refusals-said.ts';
import { audit, corriger, lancer, page, type Refused } from '../outside/refused.ts';
import { QUESTIONS } from '../outside/scripted-ai.ts';
import { ownServices } from '../outside/system.ts';

/** Towns that the models are silent about until the test is over; for the first, once its questions are written. */
const [MUTE, SANS_QUESTIONS] = ['Brest', 'Dinan'];
let over = Promise.withResolvers<void>();
afterEach(() => {
  over.resolve();
  over = Promise.withResolvers();
});

let ai: FakeAi;
let site: FakeSite;
let system: OwnSystem;
beforeAll(async () => {
  ai = await startFakeAi({
    answer: async ({ system: told, prompt }) => {
      const asked = told.startsWith('Tu écris les questions');
      if (prompt.includes(SANS_QUESTIONS) || (!asked && prompt.includes(MUTE))) await over.promise;
      return asked
        ? JSON.stringify(QUESTIONS(JSON.parse(prompt).ville))
        : 'Je vous conseille **Maison Brunel**.';
    },
  });
  site = await startFakeSite({ pages: { '/': '<title>Fournil</title><h1>Fournil</h1>' } });
  system = await ownServices({
    testClock: true,
    env: {
      AI_MODELS: 'openai-compatible:alpha,openai-compatible:beta',
      OPENAI_COMPATIBLE_BASE_URL: ai.url,
      OPENAI_COMPATIBLE_API_KEY: 'test',
      SITE_FETCH_ALLOW: site.host,
    },
  });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([ai.stop(), site.stop()]);
});

/** Lets days pass until an account is not served any more. */
const unpaid = async ({ agence }: Account): Promise<void> => {
  const served = async () => ((await agence.get('compte/')).body as { servi: boolean }).servi;
  while (await served()) await later(1);
};

const later = (days: number) => system.operate('clock', 'advance', `${days * 24 * 60}m`);

type ClockRow = readonly [
  name: string,
  sentence: string,
  prepare: (account: Account) => Promise<Refused>,
  wanted?: AccountWanted,
];

/** What is refused after days, the clock being moved for good, then what is refused while something lasts: what no model answers keeps its place. */
const ROWS: readonly ClockRow[] = [
  [
    'questions: launched when not served',
    LASTING.lancer,
    async (account) => {
      const id = await readyClient(account);
      return { ...lancer(id), before: () => later(3) };
    },
    { paye_jusqu_au: iso(2) },
  ],
  [
    'corriger: measured, and not served any more',
    LASTING.corriger,
    async (account) => ({ ...corriger(await measuredClient(account)), before: () => unpaid(account) }),
    { paye_jusqu_au: iso(6) },
  ],
  [
    'audit: one is under way',
    LASTING.audit,
    async (account) => {
      const id = await measuredClient(account, someEntry({ site_web: site.url }));
      site.set('/', { fault: 'silence' });
      void account.agence.post(`clients/${id}/audit/`).catch(() => undefined);
      return audit(id);
    },
  ],
  [
    'page: corrected, and not measured again',
    LASTING.corrige,
    async (account) => {
      const id = await measuredClient(account);
      await account.agence.post(`clients/${id}/corriger/`, { ville: MUTE, confirmer: true });
      return page(id, 1);
    },
  ],
  [
    'corriger: being measured',
    LASTING.en_cours,
    async (account) => {
      const id = await readyClient(account, someEntry({ ville: MUTE }));
      await launch(account, id);
      return corriger(id);
    },
  ],
  [
    'corriger, confirmed: launched meanwhile',
    LASTING.en_cours,
    async (account) => {
      const id = await readyClient(account, someEntry({ ville: MUTE }));
      return { ...corriger(id), between: () => launch(account, id) };
    },
  ],
  [
    'questions: being prepared',
    LASTING.en_preparation,
    async (account) => {
      const [id = ''] = await place(account, someEntry({ ville: SANS_QUESTIONS }));
      return lancer(id);
    },
  ],
];

test('an account that lapses is refused in the same words at every door, whatever it asks', async () => {
  // Lapsed on the eighth day after the last one paid.
  const paid = { paye_jusqu_au: iso(-7) };
  const jumped = Promise.withResolvers<unknown>();
  let open = 0;
  /** The clock moves once, when every account has its address. */
  const before = async () => {
    open += 1;
    if (open === ALL.length) jumped.resolve(later(1));
    await jumped.promise;
  };
  const all = ALL.map(async ([, order]) => {
    const account = await newAccount(system, paid);
    return refusedAlike(system, account, { ...order(), before });
  });
  const said = new Set((await Promise.all(all)).map(simple));
  expect([...said]).toEqual([LASTING.echu]);
});

test.each(ROWS.map(([name, sentence, prepare, wanted = {}]) => [name, sentence, prepare, wanted] as const))(
  '%s is refused in the same words at every door',
  async (_, sentence, prepare, wanted) => {
    const account = await newAccount(system, wanted);
    expect(simple(await refusedAlike(system, account, await prepare(account)))).toBe(sentence);
  },
);
