import { describe, expect, it } from '@jest/globals';
import { VERBS } from './operate.ts';
import { type } from './testing/typed.ts';

describe('a change', () => {
  it('is what every verb makes that does more than show, and each says so before', () => {
    const shows = ['list', 'show', 'pending', 'kept', 'unasked', 'failed', 'redo', 'sample', 'score'];
    for (const { noun, verb, warns } of VERBS)
      expect([noun, verb, warns === undefined]).toEqual([noun, verb, shows.includes(verb)]);
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
    expect(JSON.parse(out)).toEqual({ erased: [{ id: 'l_1', recu_ts: 1_763_704_800 }], comptes: [] });
    expect(fake.changes).toEqual([
      { eraseAddress: { operator: 'ada', adresse: 'paul@fournil.test', why: 'asked' } },
      { eraseLead: { operator: 'ada', why: 'asked', who: { $case: 'email', value: 'paul@fournil.test' } } },
    ]);
  });

  it.each([
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
});
