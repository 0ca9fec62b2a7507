import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { page, siteRead } from '../audit/testing/site.fixture.ts';
import { lireDonnees } from '../livrables/lire.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import { preparer } from '../preparations/preparer.ts';
import { DAY_MS, ended, LAUNCH, launched } from '../testing/launched.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const SITE = 'https://plomberie-martin.example';
const WRONG = 'Tél. : 02 99 11 22 34 <script>alert(1)</script>';
const ENTRY = `1. **Plomberie Martin** : sérieux. ${WRONG}\n2. **Dupont Sanitaire** : tél. 02 99 55 55 55\n`;
const ask: AskModel = async (call) => {
  const outcome = await simulate(call);
  return outcome.kind === 'answer' && call.hint?.genre === 'reponse' ? { ...outcome, text: ENTRY } : outcome;
};

it('a telephone that the site contradicts: in the report, its data, the result, and erased with the client; nothing of the answer runs', async () => {
  const url = `${SITE}/contact`;
  const contact = page('/contact', '<p>Tél. : 02 99 11 22 33</p>', { url, final_url: url });
  const home = page('/', '<h1>Plombier</h1>', { url: `${SITE}/`, final_url: `${SITE}/` });
  const world = await launched(parts, {
    ask,
    lireSite: async () => siteRead([home, contact], { asked: SITE }),
  });
  const { compte, client, revision } = LAUNCH;
  await preparer(world.needs, { compte, client, revision });
  await world.start();
  await ended(world);
  const [rapport] = await world.needs.livrables.ofClient(compte, client);
  const html = (await world.needs.livrables.find(rapport?._id ?? ''))?.html.replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
  const link = world.needs.links.sign(rapport?._id ?? '', world.needs.clock.now());
  const file = async (fichier: string) => {
    const { result } = await lireDonnees(world.needs)({ token: link.split('/d/')[1] ?? '', fichier });
    return result?.$case === 'fichier' ? result.value.texte : '';
  };
  expect(html).toContain('Ce que les IA disent de vous');
  expect(html).toContain('02 99 11 22 34');
  expect(html).toMatch(/Votre site : .*02 99 11 22 33.* \(page .*\/contact.*, lue le 21\/11\/2026\)\./);
  expect(html).not.toMatch(/<script/);
  const [faux] = world.remis.at(-1)?.constat?.faux ?? [];
  expect(faux).toMatchObject({
    ...{ genre: 'téléphone', dit: '02 99 11 22 34', site_dit: '02 99 11 22 33' },
    ...{ page: `${SITE}/contact`, lue: '21/11/2026', phrase: expect.stringContaining('02 99 11 22 34') },
  });
  const [head, ...rows] = (await file('faits.csv')).trim().split('\r\n');
  expect(head).toBe(
    'Document;Client;Mesure simulée;IA;Modèle;Fait;Dit par l’IA;Verdict;Réponses;Phrase;Dit par le site;Page du site;Page lue le',
  );
  expect(rows[0]).toContain('téléphone;02 99 11 22 34;faux;');
  const { faits } = JSON.parse(await file('donnees.json'));
  const counts = faits.map(({ reponses }: { reponses: number }) => reponses);
  expect(counts.reduce((sum: number, n: number) => sum + n, 0)).toBe(faux?.reponses);

  const { siteFacts, clock } = world.needs;
  const since = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  expect(await siteFacts.of('c_1', since(100))).not.toBeNull();
  world.later(101 * DAY_MS);
  expect(await siteFacts.of('c_1', since(100))).toBeNull();
  await effacerClient(world.needs, LAUNCH.compte, LAUNCH.client);
  expect(await siteFacts.of('c_1', since(1000))).toBeNull();
});
