import { describe, expect, it } from '@jest/globals';
import { NOUNS } from './nouns.ts';
import { operate, VERBS } from './operate.ts';
import { type Fake, fakeSystem } from './testing/fake-system.ts';

type Answered = {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly asked: readonly string[];
  readonly fake: Fake;
};

/** What one command line prints; `yes` is what a person at the terminal answers, nobody is there without it. */
async function type(line: string, { yes, away }: { yes?: boolean; away?: string[] } = {}): Promise<Answered> {
  const fake = fakeSystem(away);
  const out: string[] = [];
  const err: string[] = [];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return yes === true;
  };
  const terminal = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    ...(yes === undefined ? {} : { ask }),
  };
  const code = await operate(line.split(' '), terminal, () => fake.system);
  return { code, out: out.join('\n'), err: err.join('\n'), asked, fake };
}

const json = async (line: string, away: string[] = []) => {
  const answer = await type(`${line} --json`, { away });
  expect(answer.out.split('\n')).toHaveLength(1);
  return JSON.parse(answer.out);
};

describe('a change', () => {
  it('is said and asked for on a terminal, with the name of the account', async () => {
    const { code, asked, fake } = await type('accounts pause clairval', { yes: true });
    expect([code, asked]).toEqual([0, ['This will pause the account Agence Clairval (clairval). Go on?']]);
    expect(fake.changes).toEqual([{ pauseAccount: { operator: 'ada', slug: 'clairval', why: '' } }]);
    expect(fake.closed()).toBe(1);
  });

  it('that a person does not want is not made', async () => {
    const { code, err, fake } = await type('people erase paul@fournil.test', { yes: false });
    expect([code, err, fake.changes]).toEqual([1, 'nothing was changed', []]);
    expect(fake.closed()).toBe(1);
  });

  it('is said without being asked for when nobody is there, or with --yes', async () => {
    const said =
      'This will measure Épi for the account Agence Clairval (clairval) again, with new paid calls.';
    for (const [line, there] of [
      ['measurements retry m_1_2', {}],
      ['measurements retry m_1_2 --yes', { yes: false }],
    ] as const) {
      const { code, err, asked, fake } = await type(line, there);
      expect([code, err, asked, fake.changes.length]).toEqual([0, said, [], 1]);
    }
  });

  it('on an account that is not there is not even asked for', async () => {
    const { code, err, asked, fake } = await type('accounts pause nobody', { yes: true });
    expect([code, err, asked, fake.changes]).toEqual([1, 'Aucun compte ne porte cet identifiant.', [], []]);
  });

  it('says whom it erases before, and shows only ids after', async () => {
    const { asked, out, fake } = await type('people erase paul@fournil.test --why asked', { yes: true });
    expect(asked).toEqual([
      'This will erase for ever, with measurements, diagnostics and messages: l_1 (Fournil, paul@fournil.test, received on 2025-11-21). Go on?',
    ]);
    expect(JSON.parse(out)).toEqual({ erased: [{ id: 'l_1', recu_ts: 1_763_704_800 }] });
    expect(fake.changes).toEqual([
      { eraseLead: { operator: 'ada', why: 'asked', who: { $case: 'email', value: 'paul@fournil.test' } } },
    ]);
  });

  it('erases one request by its id, and releases one', async () => {
    const erased = await type('people erase l_1 --json');
    expect(erased.fake.changes).toMatchObject([{ eraseLead: { who: { $case: 'lead', value: 'l_1' } } }]);
    const released = await type('leads release l_1 --why known --json');
    expect(released.fake.changes).toEqual([{ releaseLead: { operator: 'ada', lead: 'l_1', why: 'known' } }]);
    expect(JSON.parse(released.out)).toMatchObject({ id: 'l_1', etat: 'accepté' });
  });
});

describe('what is typed wrongly', () => {
  it.each([
    ['nothing there', 'todo sweep', 'error: unknown command'],
    ['an option too many', 'todo list --all', "error: unknown option '--all'"],
    ['an argument missing', 'leads release', "error: missing required argument 'id'"],
    ['a required option missing', 'transfers confirm clairval', "error: required option '--until <day>'"],
    ['a month that is none', 'costs show --month 2026-13', '"2026-13" is not a month: write YYYY-MM'],
    [
      'a number that is none',
      'readings redo --limit 0',
      '"0" is not a number of measurements: write 1 to 100',
    ],
    ['a file that is not there', 'detect nowhere.jsonl', 'there is no file nowhere.jsonl'],
  ])('%s: %s', async (_what, line, said) => {
    const plain = await type(line);
    expect([plain.code, plain.out]).toEqual([1, '']);
    expect(plain.err).toContain(said);
    const { code, err, out } = await type(`${line} --json`);
    expect([code, out]).toEqual([1, '']);
    expect((JSON.parse(err) as { error: string }).error).toContain(said);
  });
});

describe('todo list', () => {
  it('is one list of all that waits, the oldest first, with its age and what to type next', async () => {
    const rows = (await json('todo list')) as Record<string, unknown>[];
    expect(rows.map(({ kind, id, slug, age, next }) => [kind, id, slug, age, next])).toEqual([
      ['plan', 'clairval', 'clairval', '5 d', 'plans retry clairval'],
      ['address', 'a_1', 'clairval', '1 d 2 h', 'addresses approve a_1'],
      ['measurement', 'm_2_2', null, '4 h', 'measurements retry m_2_2'],
      ['measurement', 'm_1_2', 'clairval', '3 h', 'measurements retry m_1_2'],
      ['lead', 'l_1', null, '2 h', 'leads release l_1'],
      ['mail', 'e1', 'clairval', '1 h', null],
      ['transfer', 'clairval', 'clairval', '1 m', 'transfers confirm clairval --until YYYY-MM-DD'],
      ['parked', 'p_1', null, '1 m', 'parked replay mail p_1'],
    ]);
    expect(rows.map(({ what }) => what)).toEqual([
      'agence5 was paid for and does not fit: still agence15',
      'ajouter eve@ailleurs.test (another domain)',
      'Four: failed 2 times',
      'Épi: failed 2 times',
      'Fournil: piège',
      'Rapport, to ada@clairval.test: 550 no such user',
      'a transfer was announced, for agence15',
      'mail could not take mesure_terminee: gone',
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...['id', 'kind', 'slug', 'nom', 'what', 'since_ts', 'age', 'next'],
    ]);
    expect(rows[0]?.['nom']).toBe('Agence Clairval');
  });

  it('says which service does not answer, and lists the rest', async () => {
    const rows = (await json('todo list', ['billing', 'form'])) as Record<string, unknown>[];
    expect(rows.filter(({ kind }) => kind === 'unreachable').map(({ what }) => what)).toEqual([
      'billing does not answer: 14 UNAVAILABLE',
      'form does not answer: 14 UNAVAILABLE',
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['address', 'measurement', 'measurement', 'mail', 'parked', 'unreachable', 'unreachable'],
    ]);
  });
});

it('costs are rounded, and say what they leave out', async () => {
  expect(await json('costs show --month 2026-11')).toMatchObject([
    { id: '2026-11/clairval', slug: 'clairval', nom: 'Agence Clairval', euros: 1.2346, note: null },
    {
      ...{ id: '2026-11/leads', slug: null, nom: null, euros: 0 },
      note: 'the price of 3 calls is not known: it is not in the euros',
    },
  ]);
});

it('readings may be narrowed to those that change', async () => {
  const ids = async (line: string) => ((await json(line)) as { id: string }[]).map(({ id }) => id);
  expect(await ids('readings redo')).toEqual(['m_1', 'm_2']);
  expect(await ids('readings redo --changed')).toEqual(['m_2']);
});

it('a service that does not answer is an error and a non-zero exit', async () => {
  const { code, err } = await type('leads list --json', { away: ['form'] });
  expect([code, err]).toEqual([1, '{"error":"14 UNAVAILABLE"}']);
});

describe('the command line itself', () => {
  it('explains every noun, and has no noun to explain that it does not know', () => {
    expect([...NOUNS.keys()].toSorted()).toEqual([...new Set(VERBS.map(({ noun }) => noun))].toSorted());
  });

  it('helps without a running system', async () => {
    const said: string[] = [];
    const nowhere = () => {
      throw new Error('no system');
    };
    const terminal = { out: (text: string) => said.push(text), err: () => {} };
    expect(await operate(['--help'], terminal, nowhere)).toBe(0);
    for (const heading of ['Every day:', 'Accounts:', 'People:', 'Measuring:', 'The machine:'])
      expect(said.join('\n')).toContain(heading);
  });
});
