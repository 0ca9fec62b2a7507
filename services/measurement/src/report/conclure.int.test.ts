import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lireDonnees } from '../livrables/lire.ts';
import { conclure } from '../tasks.ts';
import { DAY_MS, ended, etatDe, launched, newsOf, over } from '../testing/launched.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

it('ends with its states handed in, its report, and its news', async () => {
  const world = await launched(parts);
  await world.start();
  await ended(world);
  expect(await etatDe(world)).toBe('faite');
  expect(world.remis).toHaveLength(2);
  const [states, said] = world.remis;
  expect(states).toMatchObject({ issue: 'en cours', mesure: 'm_1', revision: 1, documents: [] });
  expect(said).toMatchObject({ issue: 'faite', mesure: 'm_1', revision: 1, etats: states?.etats });
  expect(said?.etats.map(({ n }) => n).toSorted()).toEqual([1, 2]);
  const [rapport] = await world.needs.livrables.ofClient('agence-test', 'c_1');
  expect(rapport).toMatchObject({
    genre: 'rapport',
    titre: 'Rapport de novembre 2026 – Plomberie Martin',
    periode: '11/2026',
  });
  const sum = (count: 'cite' | 'reponses') => said?.etats.reduce((all, one) => all + one[count], 0);
  const counted = { cite: sum('cite'), reponses: sum('reponses'), simulee: rapport?.simulee };
  expect(said?.constat).toMatchObject(counted);
  expect(said?.constat).toEqual(states?.constat);
  expect(said?.documents).toEqual([{ id: rapport?._id, genre: 'rapport', n: undefined }]);
  expect(await newsOf(parts)).toEqual(['mesure_terminee']);
});

it('the data of its report open by the signature of the report, and by nothing else', async () => {
  const world = await launched(parts);
  await world.start();
  await ended(world);
  const { livrables, links, clock } = world.needs;
  const rapport = (await livrables.ofClient('agence-test', 'c_1')).find(({ genre }) => genre === 'rapport');
  const signed = (age: number) =>
    links.sign(rapport?._id ?? '', new Date(clock.now().getTime() - age * DAY_MS)).split('/d/')[1] ?? '';
  const read = async (token: string, fichier = 'sources.csv') => {
    const { result } = await lireDonnees(world.needs)({ token, fichier });
    return result?.$case === 'refus' ? result.value.refus?.value : result?.$case;
  };
  expect(await read(signed(29))).toBe('fichier');
  const refused = [signed(31), `${signed(0)}A`, signed(0).replace('.d_', '.d_a'), 'x'];
  const answers = [...refused.map((token) => read(token)), read(signed(0), 'autre.csv')];
  const same = 'Ce lien n’ouvre aucun document.';
  expect(await Promise.all(answers)).toEqual(Array.from(answers, () => same));
  await livrables.forget('agence-test', 'c_1');
  expect(await read(signed(0))).toBe(same);
});

describe('a conclusion', () => {
  it('for a client that was changed since ends as cancelled: no report, no news', async () => {
    const world = await over(parts);
    world.dossier.revision = 2;
    await conclure(world.needs, 'm_1');
    expect(await etatDe(world)).toBe('annulée');
    expect(await world.needs.livrables.ofClient('agence-test', 'c_1')).toEqual([]);
    expect(await newsOf(parts)).toEqual([]);
  });

  it('that dies between hand-in and report says the same when it is made again, late answers and all', async () => {
    const world = await over(parts);
    const { cells, livrables } = world.needs;
    const [first] = await cells.of('m_1');
    const id = first?._id ?? '';
    await parts.db
      .collection<{ _id: string }>('cells')
      .updateOne({ _id: id }, { $set: { etat: 'indeterminate' } });
    const pages: string[] = [];
    const dying = {
      ...world.needs,
      livrables: {
        ...livrables,
        keep: (page: Parameters<typeof livrables.keep>[0]) => {
          pages.push(page.html);
          return Promise.reject(new Error('killed'));
        },
      },
    };
    await expect(conclure(dying, 'm_1')).rejects.toThrow('killed');
    expect(await cells.apply(id, { kind: 'answer', fence: first?.fence ?? 0, at: 1 })).toMatchObject({
      etat: 'done',
    });
    world.later(40 * DAY_MS);
    await conclure(world.needs, 'm_1');
    const [kept] = await livrables.ofClient('agence-test', 'c_1');
    expect((await livrables.find(kept?._id ?? ''))?.html).toBe(pages[0]);
    expect(kept?.periode).toBe('11/2026');
    expect(world.remis.map(({ issue }) => issue)).toEqual(['en cours', 'faite']);
  });

  it('says that it is done only once its report can be opened', async () => {
    const world = await over(parts);
    const { dossiers, livrables } = world.needs;
    const seen: [string, number][] = [];
    const watched: typeof world.needs = {
      ...world.needs,
      dossiers: {
        ...dossiers,
        remettreEtats: async (said) => {
          seen.push([said.issue, (await livrables.ofClient('agence-test', 'c_1')).length]);
          return dossiers.remettreEtats(said);
        },
      },
    };
    await conclure(watched, 'm_1');
    expect(seen).toEqual([
      ['en cours', 0],
      ['faite', 1],
    ]);
  });

  it('waits when the brand cannot be read, rather than write a report of nobody', async () => {
    const world = await over(parts);
    const { marque } = world.account;
    world.account.marque = undefined;
    await expect(conclure(world.needs, 'm_1')).rejects.toThrow(
      'the brand of account agence-test cannot be read',
    );
    expect([world.remis, await etatDe(world)]).toEqual([[], 'en cours']);
    world.account.marque = marque;
    await conclure(world.needs, 'm_1');
    expect(await etatDe(world)).toBe('faite');
  });
});
