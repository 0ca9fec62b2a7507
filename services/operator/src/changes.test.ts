import { describe, expect, it } from '@jest/globals';
import { VERBS } from './operate.ts';
import { type } from './testing/typed.ts';

const NAME = 'the account Agence Clairval (clairval)';
const WHO = { operator: 'ada', compte: 'clairval', why: 'W' };
const SLUG = { operator: 'ada', slug: 'clairval', why: 'W' };

describe('a change', () => {
  it('is what every verb makes that does more than show, and each says so before', () => {
    const shows = ['list', 'show', 'pending', 'kept', 'unasked', 'failed', 'sample', 'score'];
    for (const [line, { warns }] of Object.entries(VERBS))
      expect([line, warns === undefined]).toEqual([line, shows.includes(line.split(' ')[1] ?? '')]);
  });

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
      'This will measure Épi for the account Agence Clairval (clairval) again; calls without a valid answer are paid.';
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
    expect(JSON.parse(out)).toEqual({ erased: [{ id: 'l_1', recu_ts: 1_763_704_800 }], comptes: [] });
    expect(fake.changes).toEqual([
      { eraseAddress: { operator: 'ada', adresse: 'paul@fournil.test', why: 'asked' } },
      { eraseLead: { operator: 'ada', why: 'asked', who: { $case: 'email', value: 'paul@fournil.test' } } },
    ]);
  });

  it.each([
    [
      'transfers refuse clairval --why W',
      `refuse the transfer of ${NAME}, announced on 2025-11-21`,
      { refuseTransfer: WHO },
    ],
    [
      'plans withdraw clairval --why W',
      `take back the change of ${NAME} to agence30: it keeps agence15`,
      { withdrawPlan: WHO },
    ],
    [
      'plans move clairval agence30 --why W',
      `move ${NAME} from agence15 to agence30 without a payment`,
      { movePlan: { ...WHO, vers: 'agence30' } },
    ],
    [
      'keys cut clairval k_1 --why W',
      `cut the key k_1 (agence, …abcd) of ${NAME}`,
      { cutKeys: { ...SLUG, id: 'k_1' } },
    ],
    ['keys cut clairval --all --why W', `cut every key and assistant of ${NAME}`, { cutKeys: SLUG }],
    [
      'accounts payment clairval --paiement carte --stripe-customer cus_1 --why W',
      `have ${NAME} pay by carte, as the card customer cus_1 (now carte, cus_1)`,
      { setPayment: { ...SLUG, mode_paiement: 'carte', stripe_customer: 'cus_1' } },
    ],
    ['accounts resume clairval --why W', `end the pause of ${NAME}`, { resumeAccount: SLUG }],
    [
      'mails retry e1 --why mended',
      'send "Rapport" of the account Agence Clairval (clairval) again',
      { retryMessage: { operator: 'ada', id: 'e1', why: 'mended' } },
    ],
    [
      'parked replay mail p_1 --why mended',
      'have mail try the message mesure_terminee of the account Agence Clairval (clairval) once more',
      { 'replayParked in mail': { operator: 'ada', id: 'p_1', why: 'mended' } },
    ],
    [
      'tasks run envois',
      'run the task envois now, in every service that has one',
      { 'runTask in mail': { operator: 'ada', name: 'envois' } },
    ],
  ])('%s says what it will do, and tells the journal who does it', async (line, said, change) => {
    const { code, asked, fake } = await type(line, { yes: true });
    expect([code, asked, fake.changes]).toEqual([0, [`This will ${said}. Go on?`], [change]]);
  });

  it('erases one request by its id, and releases one', async () => {
    const erased = await type('people erase l_1 --json');
    expect(erased.fake.changes).toMatchObject([{ eraseLead: { who: { $case: 'lead', value: 'l_1' } } }]);
    const released = await type('leads release l_1 --why known --json');
    expect(released.fake.changes).toEqual([{ releaseLead: { operator: 'ada', lead: 'l_1', why: 'known' } }]);
    expect(JSON.parse(released.out)).toMatchObject({ id: 'l_1', etat: 'accepté' });
  });

  it('is no proposal to read answers again by a model: nothing is asked, and the price is said', async () => {
    const { code, asked, out, fake } = await type('readings redo m_1 --reader model', { yes: false });
    expect([code, asked, fake.changes]).toEqual([0, [], []]);
    expect(JSON.parse(out)).toMatchObject({
      ...{ id: 'm_1', slug: 'clairval', nom: 'Agence Clairval', commencee: false, appels_prevus: 48 },
      ...{ lecteur: 'mistral:small', version: '2', lecteur_avant: 'rules', version_avant: '2.1.0' },
      ...{ euros: 0.03125, prix: '0.0313 €' },
    });
    const unpriced = await type('readings redo m_2 --reader model --json');
    expect(JSON.parse(unpriced.out)).toMatchObject({ euros: null, prix: 'prix inconnu' });
  });

  it('is a further reading by a model once it is confirmed, and says its price before', async () => {
    const line = 'readings redo m_1 --reader model --confirm --why newer';
    const { code, asked, fake } = await type(line, { yes: true });
    const said = 'read the answers of m_1 again by mistral:small, version 2: 48 paid calls at most, 0.0313 €';
    expect([code, asked]).toEqual([0, [`This will ${said}. Go on?`]]);
    const order = { operator: 'ada', id: 'm_1', why: 'newer', confirmer: true };
    expect(fake.changes).toEqual([{ rereadMeasurement: order }]);
    expect((await type(line, { yes: false })).fake.changes).toEqual([]);
  });

  it.each([
    ['readings redo --reader model', '--reader model takes the id of one measurement'],
    ['readings redo m_1', 'one measurement is read again with --reader model'],
    ['readings redo m_1 --reader both', '--reader is "model" or "rules"'],
    ['readings redo m_9 --reader model --confirm', 'Aucune mesure ne porte cet identifiant.'],
  ])('%s is refused: %s', async (line, said) => {
    const { code, err, fake } = await type(line);
    expect([code, err, fake.changes]).toEqual([1, said, []]);
  });
});
