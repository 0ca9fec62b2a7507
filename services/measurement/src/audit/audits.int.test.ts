import type { SendNowRequest } from '@agence/proto/mail/v1/mail';
import { type TestParts, testParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Needs } from '../needs.ts';
import { type Measuring, measuring } from '../testing/measuring.ts';
import { auditerHandler } from './auditer.handler.ts';
import { auditsSweep } from './make-audit.ts';

let parts: TestParts;
let one: Measuring;
let needs: Needs;
let sent: SendNowRequest[];
beforeAll(async () => {
  parts = await testParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.db.dropDatabase();
  one = measuring(parts);
  sent = [];
  needs = {
    ...one.needs,
    mail: {
      lireRetours: async () => ({ retours: [] }),
      sendNow: async (request) => {
        sent.push(request);
        return { result: { $case: 'remis', value: { email_envoye: true } } };
      },
    },
  };
});

const CLIENT = { compte: 'agence-test', client: 'c_1' };
const audit = (over: Partial<Needs> = {}) => auditerHandler({ ...needs, ...over })(CLIENT);
const kept = () => needs.livrables.ofClient('agence-test', 'c_1');
const told = async () => {
  const rows = await parts.db.collection('audits').find().toArray();
  return rows.flatMap((row) =>
    (row['outbox'] as { kind: string; name?: string }[]).filter(({ name }) => name === 'audit_ecrit'),
  );
};
const DEJA =
  'L’audit de ce client a déjà été refait aujourd’hui\u00a0: il figure dans ses documents. Il pourra l’être à nouveau demain.';
const EN_COURS = 'Un audit de ce client est en cours\u00a0: il figurera dans ses documents.';
const refusal = (sentence: string) => ({
  result: { $case: 'refus', value: { refus: { $case: 'conflict', value: sentence } } },
});

it('a fault of ours gives the day back', async () => {
  const broken = async () => Promise.reject(new Error('a fault of ours'));
  await expect(audit({ lireSite: broken })).rejects.toThrow('a fault of ours');
  expect([await kept(), await told(), sent]).toEqual([[], [], []]);
  expect((await audit()).result?.$case).toBe('audit');
});

it('whoever dies before the document is kept leaves it free after the lease; nobody is told', async () => {
  const hung = Promise.withResolvers<never>();
  void audit({ lireSite: () => hung.promise }).catch(() => {});
  await until(
    () => parts.db.collection('audits').countDocuments(),
    (count) => count === 1,
  );
  expect(await audit()).toEqual(refusal(EN_COURS));
  one.later(31_000);
  await auditsSweep(needs).run(serving);
  expect(await told()).toEqual([]);
  expect((await audit()).result?.$case).toBe('audit');
});

it('whoever dies once the document is kept: the sweep tells it, and the day is used up', async () => {
  const hung = Promise.withResolvers<never>();
  const keep: typeof needs.livrables.keep = async (livrable) => {
    await needs.livrables.keep(livrable);
    await hung.promise;
  };
  void audit({ livrables: { ...needs.livrables, keep } }).catch(() => {});
  await until(kept, (list) => list.length === 1);
  one.later(31_000);
  await auditsSweep(needs).run(serving);
  expect(await told()).toHaveLength(1);
  expect(await audit()).toEqual(refusal(DEJA));
  expect(await kept()).toHaveLength(1);
});

it('mail and clients being away keep nothing from being an audit', async () => {
  const away = async () => Promise.reject(new Error('away'));
  const dossiers = { ...needs.dossiers, remettreDocument: away };
  const { result } = await audit({ mail: { ...needs.mail, sendNow: away }, dossiers });
  expect(result).toMatchObject({ $case: 'audit', value: { email_envoye: false } });
  expect(await told()).toHaveLength(1);
});
