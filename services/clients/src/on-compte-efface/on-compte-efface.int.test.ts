import { newCommand } from '@agence/gesture/handler';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cloturerAnciens } from '../cloturer/cloturer.ts';
import { asked } from '../demander-diagnostic/demande.fixture.ts';
import { onCompteEfface } from '../erased.ts';
import { clientsNeeds, happened, posed } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import { remettreQuestions } from '../remettre-questions/remettre-questions.rule.ts';

const parts = partsFor(beforeAll, afterAll);
let needs: Needs;
beforeAll(() => {
  needs = clientsNeeds(parts);
});

/** An account with a client, one kept apart, a dossier with a question and a prospect, all named after it. */
const filled = async (compte: string): Promise<void> => {
  const client = unClient({ id: `c_${compte}`, site: `${compte}.fr` });
  const apart = unClient({ id: `x_${compte}`, site: `apart-${compte}.fr`, actif: false });
  await happened(needs.portefeuilles, compte, posed(client));
  await needs.clos.keep(compte, [apart]);
  const opened = { type: 'dossier_ouvert' as const, compte, revision: 1, ferme: false };
  const questions = [{ n: 1, question: `Qui est ${compte}.fr ?` }];
  const handed = { type: 'questions_remises' as const, questions, le: new Date(0) };
  await happened(needs.dossiers, client.id, opened, handed);
  const demande = asked(`prospect-${compte}.fr`);
  await happened(needs.prospections, compte, { type: 'diagnostic_demande', demande });
};
const left = async (compte: string) => {
  const names = ['portefeuilles', 'clients_clos', 'dossiers', 'prospections'];
  const projection = { outbox: 0 };
  const all = await Promise.all(
    names.map((name) => parts.db.collection(name).find({}, { projection }).toArray()),
  );
  return names.filter((_, n) => JSON.stringify(all[n]).includes(`${compte}.fr`));
};

it('a removed client that is being kept apart when its account is erased does not stay', async () => {
  const { clos } = needs;
  let efface_ts: number | undefined;
  const erasedBefore: typeof clos.keep = async (compte, clients) => {
    efface_ts = 1;
    await onCompteEfface(needs)(compte, { id: 'e2' } as never);
    await clos.keep(compte, clients);
  };
  const lireCompte = async () => ({ result: { $case: 'compte', value: { efface_ts } } });
  const late = clientsNeeds(parts, { clos: { ...clos, keep: erasedBefore }, accounts: { lireCompte } });
  const removed = Array.from({ length: 51 }, (_, n) =>
    unClient({ id: `r_${n}`, site: `site${n}.removed.fr`, actif: false }),
  );
  await happened(needs.portefeuilles, 'removed', ...removed.map(posed));
  await cloturerAnciens(late, 'removed', 'e1');
  expect([efface_ts, await left('removed')]).toEqual([1, []]);
});

it('nothing of the clients and prospects of an erased account stays, and all of another account', async () => {
  for (const compte of ['gone', 'stays']) await filled(compte);
  expect(await left('gone')).toHaveLength(4);
  for (let times = 0; times < 2; times += 1) await onCompteEfface(needs)('gone', { id: 'e1' } as never);
  expect([await left('gone'), (await left('stays')).length]).toEqual([[], 4]);
  // Questions prepared for the erased client arrive late and are dropped.
  const late = { revision: 1, textes: ['Qui est gone.fr ?'], servi: true, mesure: 'm', now_ts: 0 };
  const command = { ...late, now: new Date(0), ...newCommand() };
  await needs.dossiers.carryOut('c_gone', remettreQuestions, command);
  expect(await left('gone')).toEqual([]);
});
