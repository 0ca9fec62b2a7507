import { eventually } from '@agence/testing/eventually';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import type { AskModel } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { ended, launched } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';
import { siteQuiDit } from '../testing/site-read.ts';
import type { PageData } from './page.data.ts';

const parts = partsFor(beforeEach, afterEach);

const pagesOf = async ({ needs }: Measuring) =>
  (await needs.livrables.ofClient('agence-test', 'c_1')).filter(({ genre }) => genre === 'page');

const written = async (world: Measuring): Promise<PageData> => {
  await world.start();
  await ended(world);
  await eventually(async () => {
    await world.sweep();
    return (await pagesOf(world)).length === 1;
  });
  const [page] = await pagesOf(world);
  const html = (await world.needs.livrables.find(page?._id ?? ''))?.html ?? '';
  return JSON.parse(load(html)('#donnees').contents().text());
};

it('is written after the measurement for the question frozen, by one paid call, and handed in once', async () => {
  const calls: string[] = [];
  const world = await launched(parts, {
    ask: (call) => {
      if (call.hint?.genre === 'page') calls.push(call.prompt);
      return simulate(call);
    },
  });
  const data = await written(world);
  await eventually(() => world.documents.length === 1);
  await world.sweep();
  const [page] = await pagesOf(world);
  expect(world.documents).toEqual([{ id: page?._id, genre: 'page', n: 1 }]);
  expect(page).toMatchObject({
    n: 1,
    titre: 'Page de novembre 2026 – Quel plombier appeler à Rennes ?',
    periode: '11/2026',
    etat: 'prêt',
  });
  expect(calls.map((prompt) => JSON.parse(prompt).question)).toEqual(['Quel plombier appeler à Rennes ?']);
  expect(data.question).toMatchObject({ n: 1, sur: 2, date: '2026-11-21' });
  expect(data.question.reponses).toBe(world.remis[0]?.etats.find(({ n }) => n === 1)?.reponses);
  expect(data.question.rang).toBe(world.remis[0]?.etats.find(({ n }) => n === 1)?.rang);
  expect([data.simulee, data.numero_page, data.agence.nom]).toEqual([true, 1, 'Agence Test']);
  expect(data.ecriture).toEqual({ par: 'simulateur', site_lu: false });
  expect(data.plan.find(({ titre }) => titre === 'Bon à savoir')?.pourquoi).toBe(
    'Un complément à la réponse, pour le même client.',
  );
});

it('never names a competitor, nor whom the answers cite: the client’s own words stand instead', async () => {
  const recommends: AskModel = async (call) => {
    const answer = await simulate(call);
    if (answer.kind !== 'answer') return answer;
    const text =
      call.hint?.genre === 'page'
        ? 'Plomberie Martin est un plombier à Rennes. Je recommande Dupont Sanitaire. Fuite Express aussi.'
        : 'À Rennes, je recommande l’entreprise **Fuite Express** pour une fuite.';
    return { ...answer, text };
  };
  const texte = 'Chaque chantier commence par un devis écrit.\nNous ne travaillons pas avec Fuite Express.';
  const world = await launched(parts, {
    ask: recommends,
    lireSite: async (site) => siteQuiDit(site, texte),
  });
  const data = await written(world);
  expect(data.question.concurrents.map(({ nom }) => nom)).toEqual(['Fuite Express']);
  expect(data.extraits[0]?.texte).toContain('Fuite Express');
  expect(JSON.stringify([data.texte, data.faits, data.plan])).not.toMatch(/Dupont|Fuite/);
  expect(data.ecriture).toEqual({ par: 'client', site_lu: true });
  expect(data.faits).toEqual([
    { n: 1, fait: 'Plomberie Martin, plombier, à Rennes.', source: 'la fiche de l’entreprise' },
    { n: 2, fait: 'Chaque chantier commence par un devis écrit.', source: 'page /, lue le 21/11/2026' },
  ]);
});

it('is not handed over for a client that was corrected before it was written', async () => {
  const world = await launched(parts);
  const { lireSite } = world.needs;
  Object.assign(world.needs, {
    lireSite: async (site: string) => {
      world.dossier.revision = 2;
      return lireSite(site);
    },
  });
  await world.start();
  await ended(world);
  await eventually(async () => {
    await world.sweep();
    return (await world.needs.pages.find('g_m_1'))?.finie instanceof Date;
  });
  expect([await pagesOf(world), world.documents]).toEqual([[], []]);
});
