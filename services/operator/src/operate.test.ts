import { describe, expect, it } from '@jest/globals';
import { NOUNS } from './nouns.ts';
import { operate, VERBS } from './operate.ts';
import { json, type } from './testing/typed.ts';

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
    ['a sample of nothing', 'readings sample 0', '"0" is not a number of answers: write 1 to 500'],
    ['a task that is none', 'tasks run sweeping', 'no service has a task sweeping'],
    ['a file that is not there', 'detect nowhere.jsonl', 'there is no file nowhere.jsonl'],
    ['a file of something else', 'detect README.md', 'could not be read to its end: line 1 is no case'],
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
      ['lead', 'l_2', null, '12 h', 'leads list --etat "en attente"'],
      ['measurement', 'm_2_2', null, '4 h', 'measurements retry m_2_2'],
      ['measurement', 'm_1_2', 'clairval', '3 h', 'measurements retry m_1_2'],
      ['order', 'o_1', 'clairval', '2 h 1 m', 'orders retry o_1'],
      ['lead', 'l_1', null, '2 h', 'leads release l_1'],
      ['mail', 'e1', 'clairval', '1 h', 'mails retry e1'],
      ['termination', 'clairval', 'clairval', '50 m', 'accounts close clairval --why W'],
      ['invoice', 'in_1', 'clairval', '40 m', 'plans settle clairval in_1 --why W'],
      ['invoice', 'in_2', 'clairval', '39 m', 'plans settle clairval in_2 --why W'],
      [
        ...['customer', 'cus_9', null, '30 m'],
        'accounts create --stripe-customer cus_9 --paiement carte --slug S --nom N --plan P --adresse A',
      ],
      ['model', 'openai:gpt-5', null, '25 m', 'models try openai:gpt-5'],
      ['refused', 'clairval', 'clairval', '10 m', 'orders list --account clairval'],
      [
        ...['transfer', 'clairval', 'clairval', '1 m'],
        'transfers confirm clairval --until YYYY-MM-DD --plan agence15',
      ],
      ['parked', 'p_1', 'clairval', '1 m', 'parked replay mail p_1'],
    ]);
    expect(rows.map(({ what }) => what)).toEqual([
      'agence5 was paid for and does not fit: still agence15',
      'ajouter eve@ailleurs.test (another domain)',
      'requests of the form wait for a day with room',
      'Four: failed 2 times',
      'Épi: failed 2 times',
      'an order by mail from ada@clairval.test was given up after 12 tries',
      'Fournil: piège',
      'Rapport, to ada@clairval.test: 550 no such user',
      'it terminated itself and ends on 2026-11-30: see that its card is not debited',
      'an invoice was paid for agence30, which nobody asked for: still agence15',
      'its card was debited after its end on 2026-11-30',
      'the card provider told of money of a customer of no account (messages: 2)',
      'openai:gpt-5 takes no call: our account has no credit left: HTTP 429',
      'orders by mail refused in a day: 2, the last from eve@ailleurs.test (not proved)',
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
      ...['address', 'measurement', 'measurement', 'order', 'mail', 'model'],
      ...['refused', 'parked', 'unreachable', 'unreachable'],
    ]);
  });
});

describe('while a service does not answer', () => {
  it.each(['parked list', 'journal list', 'tasks run envois'])(
    '%s says so, and tells the rest',
    async (line) => {
      const rows = (await json(line, ['form'])) as Record<string, unknown>[];
      expect(rows).toContainEqual(
        expect.objectContaining({ service: 'form', unreachable: '14 UNAVAILABLE' }),
      );
      expect(rows).toContainEqual(expect.objectContaining({ service: 'mail' }));
    },
  );

  it('a message of another one is replayed, and lists have no names without accounts', async () => {
    expect(await json('parked replay mail p_1', ['form', 'accounts'])).toEqual({ replayed: true });
    expect(await json('parked list', ['accounts'])).toContainEqual(
      expect.objectContaining({ slug: 'clairval', nom: null, service: 'mail' }),
    );
  });

  it('a person is told what is replayed', async () => {
    const { err } = await type('parked replay mail p_1 --yes', { away: ['form', 'accounts'] });
    expect(err).toContain('have mail try the message mesure_terminee of the account clairval once more');
  });
});

it('costs are rounded, say what they leave out, and how old the prices are', async () => {
  expect(await json('costs show --month 2026-11')).toMatchObject([
    { id: '2026-11/clairval', slug: 'clairval', nom: 'Agence Clairval', euros: 1.2346, note: null },
    { id: '2026-11/leads', slug: null, euros: 0, note: 'prix inconnu: 3 calls are not in the euros' },
    { euros: 'prix inconnu', prices: expect.stringContaining('read on 2026-11-21, 7 days ago') },
  ]);
});

it('the journal is one list of every service, the newest first, narrowed to what was changed', async () => {
  const rows = (await json('journal list')) as { id: string; service: string }[];
  expect(rows.map(({ service }) => service)).toEqual(['form', 'mail', 'billing', 'accounts', 'measurement']);
  expect(await json('journal list --on form')).toMatchObject([
    { id: 'j_form', operator: 'ada', service: 'form' },
  ]);
});

it('readings may be narrowed to those that change', async () => {
  const ids = async (line: string) => ((await json(line)) as { id: string }[]).map(({ id }) => id);
  expect(await ids('readings redo')).toEqual(['m_1', 'm_2']);
  expect(await ids('readings redo --changed')).toEqual(['m_2']);
});

it('answers are drawn with the page that asks for their label', async () => {
  expect(await json('readings sample 7 --seed a --account clairval')).toEqual([
    {
      ...{ id: 'm_1:1:0:3', slug: 'clairval', nom: 'Agence Clairval', client: 'c_1', question: '7 a' },
      ...{ entreprise: 'Fleurs Vasseur', etiquetee: false },
      link: 'https://mesure.test/console/lectures/m_1:1:0:3/',
    },
  ]);
});

it('readings are scored in per cent, by reader and version', async () => {
  expect(await json('readings score')).toEqual([
    {
      id: 'openai:nano/1',
      lecteur: 'openai:nano',
      version: '1',
      reponses: 40,
      etat: 97.5,
      position: 95,
      noms: 87.5,
    },
    {
      id: 'rules/2.0.0',
      lecteur: 'rules',
      version: '2.0.0',
      reponses: 3,
      etat: 66.7,
      position: 66.7,
      noms: 33.3,
    },
  ]);
});

it('what reads the answers is shown, of a month', async () => {
  expect(await json('readings show --month 2026-10')).toMatchObject({ lecteur: 'rules', mois: '2026-10' });
});

it('a service that does not answer is an error and a non-zero exit', async () => {
  const { code, err } = await type('leads list --json', { away: ['form'] });
  expect([code, err]).toEqual([1, '{"error":"14 UNAVAILABLE"}']);
});

describe('the command line itself', () => {
  it('explains every noun, and has no noun to explain that it does not know', () => {
    expect(new Set(Object.keys(VERBS).map((line) => line.split(' ')[0]))).toEqual(new Set(NOUNS.keys()));
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
