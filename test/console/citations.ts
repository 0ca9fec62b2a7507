import { newAccount } from '@agence/testing/accounts';
import { honestReading } from '@agence/testing/fakes/ai-reader';
import { type Reply, send } from '@agence/testing/http';
import { expect, test } from '@jest/globals';
import { ai, system } from '../journeys/scripted.ts';
import { measuredClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, signedIn } from '../outside/console.ts';
import { CLIENT, SECOND } from '../outside/scripted-ai.ts';

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
  const client = await anne.get(`/console/clients/${id}/`);
  const [, uncertain = ''] = /href="([^"]*lecture=incertain)"/.exec(client.text) ?? [];
  expect(lu(client)).toMatch(/\d citations? incertaines?/);
  const page = await anne.get(uncertain.replaceAll('&amp;', '&'));
  const proposals = ({ text }: Reply, decision: string) =>
    [...text.matchAll(/href="([^"]*\/citations\/\?[^"]*)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => href.endsWith(`decision=${decision}`));
  const decide = async (to: string) => {
    const proposed = await anne.get(to);
    const fields = ['reponse', 'decision', 'nom', 'vue', 'commande'].map((name) => [
      name,
      cacheDe(proposed, name),
    ]);
    return {
      proposed,
      done: await anne.post(`/console/clients/${id}/citations/`, Object.fromEntries(fields)),
    };
  };
  const [first = ''] = proposals(page, 'compter');
  const [, second = ''] = proposals(page, 'ecarter');
  const { proposed, done } = await decide(first);
  expect(lu(proposed)).toMatch(/Réponses qui le citent ?de 0 à 1, sur \d+/);
  expect(done.headers.location).toMatch(/\/reponses\/\?reponse=[^&]+&fait=citation$/);
  expect(lu(await anne.get(done.headers.location ?? ''))).toContain(
    'Votre décision est enregistrée : le prochain document en tiendra compte.',
  );
  await decide(second);
  const alone = async (href: string) =>
    lu(await anne.get(`/console/clients/${id}/reponses/?${/reponse=[^&]+/.exec(href)?.[0]}`));
  expect(await alone(first)).toMatch(/Citation comptée par \S+@\S+, le \d\d\/\d\d\/\d{4}\./);
  expect(await alone(second)).toMatch(/Citation écartée par \S+@/);
  await decide(first.replace('compter', 'ecarter'));
  expect(await alone(first)).toMatch(/Citation écartée par \S+@/);
  expect(lu(await anne.get('/console/historique/'))).toContain('Citation tranchée');
  const unknown = await anne.get(`/console/clients/${id}/citations/?reponse=m_other:1:0:1&decision=compter`);
  expect([unknown.status, lu(unknown).includes('Cette citation ne peut plus être tranchée')]).toEqual([
    404,
    true,
  ]);
  const reponses = await anne.get(`/console/clients/${id}/reponses/?lecture=ecarte`);
  expect(lu(reponses)).toContain('Aucune réponse ne correspond à ces filtres.');
  const all = await anne.get(`/console/clients/${id}/reponses/`);
  expect(Buffer.byteLength(all.text)).toBeLessThan(150_000);
  expect(all.text).toContain(`<mark class="client">${CLIENT.entreprise}</mark>`);
  const [, lien = ''] = /href="[^"]*(\/d\/[^"]+)"/.exec(all.text) ?? [];
  const sent = await send(system.base_url, { path: lien });
  expect([sent.status, sent.headers['content-security-policy']?.includes("default-src 'none'")]).toEqual([
    200,
    true,
  ]);
  expect(lu(sent)).toContain('Réponse d’une IA');
  const altered = await send(system.base_url, { path: lien.replace(/:\d+\./, ':9.') });
  expect([altered.status, lu(altered).includes('Ce lien n’ouvre aucun document')]).toEqual([404, true]);
  await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
  expect((await anne.get(`/console/clients/${id}/reponses/`)).status).toBe(200);
  expect((await send(system.base_url, { path: lien })).status).toBe(200);
  const other = await signedIn(await newAccount(system), system);
  const hidden = await other.get(`/console/clients/${id}/reponses/`);
  const nobody = await other.get(`/console/clients/c_unknown/reponses/`);
  expect([hidden.status, lu(hidden).replaceAll(id, '')]).toEqual([
    404,
    lu(nobody).replaceAll('c_unknown', ''),
  ]);
  expect((await other.get(first)).status).toBe(404);
});
