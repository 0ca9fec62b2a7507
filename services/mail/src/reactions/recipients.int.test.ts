import { CATALOGUE, type EventName } from '@agence/proto/catalogue';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';

const ACCOUNT = ['ada@horizon.test', 'bob@horizon.test'];
const US = ['alerte@service.test'];
const ASKED = ['paul@lagrange.test'];

/** Who is written to about each event; every other event of the catalogue writes to nobody. */
const WRITES: Partial<Record<EventName, readonly (readonly string[])[]>> = {
  compte_cree: [ACCOUNT],
  virement_confirme: [ACCOUNT],
  compte_termine: [ACCOUNT],
  diagnostic_remis: [ACCOUNT],
  questions_remises: [ACCOUNT],
  page_remise: [ACCOUNT],
  mesure_terminee: [ACCOUNT],
  mesure_en_retard: [ACCOUNT],
  mesure_echouee: [ACCOUNT, US],
  mois_conclu: [ACCOUNT],
  audit_ecrit: [ACCOUNT],
  adresse_demandee: [ACCOUNT],
  adresse_tranchee: [ACCOUNT, ['eve@ailleurs.test']],
  lien_demande: [['ada@horizon.test']],
  formule_refusee: [ACCOUNT],
  paiement_bientot_du: [ACCOUNT],
  paiement_en_retard: [ACCOUNT],
  compte_echu: [ACCOUNT],
  cle_remise: [ACCOUNT],
  cles_revoquees: [ACCOUNT],
  badge_change: [ACCOUNT],
  marque_changee: [ACCOUNT],
  compte_resilie: [ACCOUNT, US],
  connexion_nouvelle: [ACCOUNT],
  virement_refuse: [ACCOUNT],
  debit_apres_fin: [US],
  lead_accepte: [US, ASKED],
  lead_tour_venu: [ASKED],
  lead_echoue: [US],
};

let relay: FakeRelay;
let mail: Wired;
beforeAll(async () => {
  relay = await startFakeRelay();
});
afterAll(() => relay.stop());

const change = {
  ...{ client: 'c_1', genre: 'source', quoi: 'a.example', issue: 'en baisse' },
  ...{ avant: 40, reponses_avant: 210, maintenant: 0, reponses: 210, lien: '', simulee: false },
};
const of = world({
  changements: [change],
  mesure: 'en cours',
  badge: 'commandes+k7@service.test',
  demarre_ts: Date.UTC(2026, 10, 22) / 1000,
  demande: { action: 'retirer', adresse: 'eve@ailleurs.test', meme_domaine: false, etat: 'approuvée' },
});
beforeEach(async () => {
  mail = await wire({ of, SMTP_URL: relay.url, ALERT_EMAIL: 'alerte@service.test' });
});
afterEach(() => mail.close());

describe('an event told twice at once, then again', () => {
  it.each(Object.keys(CATALOGUE) as EventName[])('%s writes to whom it concerns, once', async (name) => {
    const before = relay.received().length;
    await Promise.all([mail.hear(name, 'e1'), mail.hear(name, 'e1')]);
    await mail.send();
    await mail.hear(name, 'e1');
    await mail.send();
    const got = relay.received().slice(before);
    const to = got.map((one) => one.to).toSorted((a, b) => a.join().localeCompare(b.join()));
    const wanted = WRITES[name] ?? [];
    expect(to).toEqual(wanted.toSorted((a, b) => a.join().localeCompare(b.join())));
    expect(new Set(got.map((one) => one.mail.messageId)).size).toBe(wanted.length);
  });
});
