import { ensureIndexes } from '@agence/platform/store/mongo';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clients as rpcs } from '../clients.rpcs.ts';
import { INDEXES } from '../clients.store.ts';
import { unDossier } from '../dossier/dossier.fixture.ts';
import { accountsSaying, clientsNeeds, happened, posed } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient, uneFiche } from '../portefeuille/client.fixture.ts';
import { lirePortefeuille } from '../portefeuille/lire-portefeuille.ts';
import { suivi } from '../suivi.rpcs.ts';
import { cloturerAnciens } from './cloturer.ts';

const REMOVED = 5000;
const compte = 'agence';

const parts = partsFor(beforeAll, afterAll);
let needs: Needs;
let nth = 0;
const ordre = (confirmer = true) => {
  nth += 1;
  return { compte, command_id: `k${nth}`, confirmer };
};
const said = (reply: object): unknown => {
  const { result } = reply as { result?: { $case: string; value: { refus?: unknown } } };
  return result?.$case === 'refus' ? result.value.refus : result?.$case;
};
const conflict = (value: string) => ({ $case: 'conflict', value });
const list = async () => (await lirePortefeuille(needs)({ compte })).clients;
const held = async () => (await needs.portefeuilles.read(compte)).state.clients;

beforeAll(async () => {
  needs = clientsNeeds(parts, { accounts: accountsSaying(() => true) });
  const limites = { clients: 5, questions_par_client: 10, ias_par_client: 3, leads_par_mois: 15, version: 1 };
  const removed = Array.from({ length: REMOVED }, (_, n) =>
    unClient({ id: `c_${n}`, site: `site${n}.fr`, actif: false, fiche: uneFiche({ entreprise: `N° ${n}` }) }),
  );
  const last = unClient({ id: 'c_last', site: 'last.fr' });
  const held = unClient({ id: 'c_tenu', site: 'tenu.fr', actif: false, place_libre_le: '2026-12-01' });
  const placed = [...removed, last, held].map(posed);
  await happened(needs.portefeuilles, compte, { type: 'limites_fixees', limites }, ...placed);
  const opened = { type: 'dossier_ouvert' as const, compte, revision: 1, ferme: true };
  const handed = {
    type: 'questions_remises' as const,
    questions: [{ n: 1, question: 'Qui ?' }],
    le: new Date(0),
  };
  await happened(needs.dossiers, 'c_7', opened, handed);
});

describe('five thousand removed clients', () => {
  it('leave the portfolio, in any order of crashes, and stay on the list', async () => {
    const before = (await list()).map(({ id }) => id);
    expect(said(await rpcs(needs).retirer({ ordre: ordre(), id: 'c_last' }))).toBe('retrait');
    // Copied by a process that died before it took them out.
    await needs.clos.keep(compte, (await held()).slice(0, 100));
    expect((await list()).map(({ id }) => id)).toEqual(before);
    await cloturerAnciens(needs, compte, 'e1');
    await cloturerAnciens(needs, compte, 'e1');
    const size = { $project: { size: { $bsonSize: '$state' } } };
    const [stored] = await parts.db.collection('portefeuilles').aggregate<{ size: number }>([size]).toArray();
    expect(stored?.size).toBeLessThan(20_000);
    expect((await held()).map(({ id }) => id)).toEqual(
      [...before.slice(-51, -1), 'c_tenu'].toSorted((a, b) => before.indexOf(a) - before.indexOf(b)),
    );
    const after = await list();
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before));
    expect(after).toHaveLength(before.length);
    expect(after.every(({ actif }) => !actif)).toBe(true);
  });

  it('cost nothing where active clients alone are asked for', async () => {
    const { db } = parts;
    await ensureIndexes(db, INDEXES);
    const dossiers = Array.from({ length: 1_000 }, (_, n) => ({
      _id: `f_${n}`,
      ...{ version: 1, outbox: [], state: unDossier({ compte, ferme: true }) },
    }));
    await db.collection<{ _id: string }>('dossiers').insertMany(dossiers);
    await db.command({ profile: 2 });
    const { clients, places_tenues } = await lirePortefeuille(needs)({ compte, actifs: true });
    await db.command({ profile: 0 });
    expect([clients, places_tenues.map(({ id }) => id)]).toEqual([[], ['c_tenu']]);
    const asked = db.collection('system.profile').find({ ns: { $ne: `${db.databaseName}.system.profile` } });
    for (const { docsExamined = 0, keysExamined = 0 } of await asked.toArray())
      expect(docsExamined + keysExamined).toBeLessThan(10);
  });

  it('are read, and refused, as before', async () => {
    const id = 'c_7';
    expect(await rpcs(needs).lireClient({ compte, id })).toMatchObject({
      result: { value: { id, entreprise: 'N° 7', actif: false } },
    });
    expect(await rpcs(needs).lireQuestions({ compte, id })).toMatchObject({
      result: { value: { questions: [{ n: 1 }] } },
    });
    const asked = { ordre: ordre(), id };
    expect(said(await rpcs(needs).retirer(asked))).toEqual(conflict('Ce client est déjà retiré.'));
    expect(said(await suivi(needs).corriger({ ...asked, champs: { ville: 'Lyon' } }))).toEqual(
      conflict('Ce client est retiré\u00a0: reprenez-le avant de le corriger.'),
    );
    expect(said(await suivi(needs).admettreAudit({ compte, id }))).toMatchObject({ $case: 'conflict' });
    expect(said(await suivi(needs).choisirPage({ ...asked, numero: 1 }))).toMatchObject({
      $case: 'conflict',
    });
    expect(said(await rpcs(needs).lireClient({ compte: 'autre', id }))).toMatchObject({ $case: 'not_found' });
    expect(said(await rpcs(needs).retirer({ ...asked, id: 'c_nobody' }))).toMatchObject({
      $case: 'not_found',
    });
  });

  it('are taken back by their site, with their id, once; and leave again as they are by then', async () => {
    const entry = { entreprise: 'Autre', site_web: 'https://www.site7.fr/x', concurrents: [] };
    const proposed = await rpcs(needs).poser({ ordre: ordre(false), clients: [entry] });
    expect(proposed).toMatchObject({
      result: { value: { acceptes: [{ entreprise: 'N° 7' }], places_restantes: 3 } },
    });
    expect((await held()).some(({ id }) => id === 'c_7')).toBe(false);
    const placed = await rpcs(needs).poser({ ordre: ordre(), clients: [entry, entry] });
    expect(placed).toMatchObject({
      result: {
        value: {
          poses: [{ id: 'c_7', entreprise: 'N° 7' }],
          refuses: [{ quoi: 'Autre' }],
          places_restantes: 3,
        },
      },
    });
    expect((await held()).filter(({ actif }) => actif)).toMatchObject([{ id: 'c_7', revision: 2 }]);
    expect((await list()).filter(({ site }) => site === 'site7.fr')).toMatchObject([
      { id: 'c_7', actif: true },
    ]);
    const again = await rpcs(needs).poser({ ordre: ordre(), clients: [entry] });
    expect(again).toMatchObject({ result: { value: { poses: [], refuses: [{ quoi: 'Autre' }] } } });

    const [old] = (await needs.clos.widen(compte, { clients: [], clos: true } as never, { id: 'c_7' }))
      .clients;
    expect(said(await rpcs(needs).retirer({ ordre: ordre(), id: 'c_7' }))).toBe('retrait');
    const more = Array.from({ length: 80 }, (_, n) =>
      posed(unClient({ id: `c_x${n}`, site: `x${n}.fr`, actif: false })),
    );
    await happened(needs.portefeuilles, compte, ...more);
    await cloturerAnciens(needs, compte, 'e2');
    expect((await held()).some(({ id }) => id === 'c_7')).toBe(false);
    // One that is late with its copy of before.
    await needs.clos.keep(compte, old === undefined ? [] : [old]);
    expect((await needs.portefeuilles.readWith(compte, { id: 'c_7' })).state.clients).toContainEqual(
      expect.objectContaining({ id: 'c_7', revision: 2, actif: false }),
    );
  });
});
