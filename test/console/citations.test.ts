import { newAccount } from '@agence/testing/accounts';
import { honestReading } from '@agence/testing/fakes/ai-reader';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { measuredClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, signedIn } from '../outside/console.ts';
import { CLIENT, type ScriptedAi, SECOND, startScriptedAi } from '../outside/scripted-ai.ts';
import { ownSystem, READ_BY_MODEL } from '../outside/system.ts';

jest.setTimeout(240_000);

let ai: ScriptedAi;
let system: OwnSystem;
beforeAll(async () => {
  ai = await startScriptedAi();
  system = await ownSystem({ env: { ...ai.env, ...READ_BY_MODEL } });
});
afterAll(async () => {
  await system?.stop();
  await ai?.stop();
});

/** A reader that gives each name its letter, but not the client's: a doubt in each answer, which no reply settles. */
const reading = (prompt: string): string =>
  JSON.stringify(
    JSON.parse(honestReading({ prompt }), (_, value) =>
      value?.name === CLIENT.entreprise ? { ...value, roster: null } : value,
    ),
  );

test('a person counts one uncertain citation and drops another, and may change their mind', async () => {
  const account = await newAccount(system);
  ai.answer('Albi', (asked) => (asked.includes('</answer-') ? reading(asked) : SECOND));
  const id = await measuredClient(account, { ...someEntry(), ...CLIENT, ville: 'Albi' });
  const anne = await signedIn(account, system);
  const page = await anne.get(`/console/clients/${id}/`);
  expect(lu(page)).toContain('Citations incertaines');
  const waiting = (text: string) =>
    [...text.matchAll(/name="reponse" value="([^"]+)"/g)].map(([, r = '']) => r);
  const [first = '', second = ''] = waiting(page.text);
  const decide = (reponse: string, decision: string) =>
    anne.post(`/console/clients/${id}/citations/`, {
      ...{ reponse, decision, commande: cacheDe(page, 'commande') },
    });
  const decided = await decide(first, 'compter');
  expect(decided.headers.location).toBe(`/console/clients/${id}/?fait=citation`);
  await decide(second, 'ecarter');
  const after = lu(await anne.get(`/console/clients/${id}/?fait=citation`));
  expect(after).toContain('Votre décision est enregistrée : le prochain document en tiendra compte.');
  expect(after.match(/Comptée par \S+@\S+, le \d\d\/\d\d\/\d{4}\./g)).toHaveLength(1);
  expect(after.match(/Écartée par /g)).toHaveLength(1);
  await decide(first, 'ecarter');
  expect(lu(await anne.get(`/console/clients/${id}/`)).match(/Écartée par /g)).toHaveLength(2);
  expect(lu(await anne.get('/console/historique/'))).toContain('Citation incertaine tranchée');
  const unknown = await decide('m_other:1:0:1', 'compter');
  expect([unknown.status, lu(unknown).includes('Cette citation ne se tranche plus')]).toEqual([404, true]);
  const other = await signedIn(await newAccount(system), system);
  await other.get('/console/');
  const foreign = await other.post(`/console/clients/${id}/citations/`, {
    reponse: first,
    decision: 'compter',
  });
  expect(foreign.status).toBe(404);
});
