import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { conclure } from '../tasks.ts';
import { etatDe, LANCEE, LAUNCH, launched, newsOf } from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { lancer } from './lancer.ts';

const parts = partsOfEachTest();

describe('a launch', () => {
  it('that died before its calls were written is completed, and not concluded without them', async () => {
    const world = await launched(parts);
    for (const lost of [{ n: 2 }, {}]) {
      await parts.db.collection('cells').deleteMany(lost);
      await conclure(world.needs, 'm_1');
      expect((await world.needs.cells.states(['m_1'])).get('m_1')).toEqual({ todo: 40 });
    }
    expect(await etatDe(world)).toBe('en cours');
  });

  it('told again under another plan keeps the one that it began with', async () => {
    const world = await launched(parts);
    Object.assign(world.dossier, { questions: world.dossier.questions.slice(1), ias_par_client: 5 });
    await lancer(world.needs, { ...LAUNCH, lancee: LANCEE });
    expect(await world.needs.cells.count('m_1')).toBe(40);
    await lancer(world.needs, { ...LAUNCH, lancee: LANCEE, origine: 'm_2' });
    expect(await world.needs.cells.count('m_2')).toBe(20);
  });

  it.each([
    ['is closed', { actif: false }],
    ['was changed since', { revision: 2 }],
  ])('for a client that %s makes no call and says so under its own id', async (_, change) => {
    const world = measuring(parts);
    const told: unknown[] = [];
    const { dossiers } = world.needs;
    const needs = {
      ...world.needs,
      dossiers: {
        ...dossiers,
        remettreEtats: async (said: Parameters<typeof dossiers.remettreEtats>[0]) => {
          told.push([said.mesure, said.issue, said.detail]);
          return { retenus: true };
        },
      },
    };
    Object.assign(world.dossier, change);
    await lancer(needs, { ...LAUNCH, lancee: LANCEE });
    const detail = fr`La mesure n'a pas eu lieu : la fiche du client a changé ou a été close avant qu'elle ne commence.`;
    expect(told).toEqual([['m_1', 'en échec', detail]]);
    expect(await needs.cells.count('m_1')).toBe(0);
    expect((await needs.mesures.read('m_1')).state).toBeNull();
  });

  it('whose client is removed while its calls are being written cancels them', async () => {
    const world = measuring(parts);
    const { cells } = world.needs;
    const needs = {
      ...world.needs,
      cells: {
        ...cells,
        create: async (list: Parameters<typeof cells.create>[0]) => {
          world.dossier.actif = false;
          await cells.create(list);
        },
      },
    };
    await lancer(needs, { ...LAUNCH, lancee: LANCEE });
    expect((await cells.states(['m_1'])).get('m_1')).toEqual({ cancelled: 40 });
    await conclure(world.needs, 'm_1');
    expect(await etatDe(world)).toBe('annulée');
    expect(world.remis).toMatchObject([
      { issue: 'en échec', detail: 'La mesure a été arrêtée parce que le client a été retiré.' },
    ]);
    expect(await newsOf(parts)).toEqual([]);
  });
});
