import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unClient, uneFiche, unPortefeuille } from '../portefeuille/client.fixture.ts';
import { placesRestantes, placesTenues } from '../portefeuille/places.ts';
import { type Client, PORTEFEUILLES } from '../portefeuille/portefeuille.ts';
import type { Entree } from './entree.ts';
import { poser } from './poser.rule.ts';

const TODAY = '2026-11-21';
const NON_SERVI = fr`Votre compte n'est pas servi : réglez votre abonnement, puis placez vos clients.`;
const PLUS_DE_PLACE = fr`Il ne reste plus de place : retirez un client ou changez de formule.`;
const SANS_PLACE = fr`Il ne reste plus de place dans votre formule pour ce client.`;
const DEJA_CLIENT = fr`Ce site est déjà celui d'un client actif de votre compte.`;
const DEUX_FOIS = fr`Ce site figure déjà plus haut dans le même envoi.`;

const fiche = (entreprise: string) => uneFiche({ entreprise, site_web: `https://${entreprise}.fr` });
const client = (name: string, more: Partial<Client> = {}) =>
  unClient({ id: `c_${name}`, fiche: fiche(name), site: `${name}.fr`, ...more });
const portfolio = (clients: readonly Client[], places = 3) => unPortefeuille(clients, { clients: places });
const entry = (name: string, site: Entree['site'] = { site: `${name}.fr` }): Entree => ({
  fiche: fiche(name),
  site,
  id: `new_${name}`,
});
const command = (entrees: readonly Entree[], servi = true) => ({
  entrees,
  servi,
  today: TODAY,
  mois: '11/2026',
  repart_le: '01/12/2026',
  appels_par_client: 211,
  reprises: new Map([
    ['c_z', { acquis: 'mesure' as const, appels: 0 }],
    ['c_q', { acquis: 'questions' as const, appels: 181 }],
  ]),
});
const removed = (name: string, place_libre_le: string | null) =>
  client(name, { actif: false, place_libre_le });

describe('poser', () => {
  it('places in the order given while places last, and says why not for each other entry', () => {
    const entrees = [
      entry('a'),
      entry('deja'),
      entry('mal', { pourquoi: 'L’adresse du site n’est pas une adresse publique.' }),
      entry('a'),
      entry('b'),
      entry('c'),
    ];
    const decision = poser(portfolio([client('deja')]), command(entrees));
    expect(decision).toMatchObject({
      proposal: {
        poses: [{ id: 'new_a' }, { id: 'new_b' }],
        refuses: [
          { quoi: 'deja', pourquoi: DEJA_CLIENT },
          { quoi: 'mal', pourquoi: 'L’adresse du site n’est pas une adresse publique.' },
          { quoi: 'a', pourquoi: DEUX_FOIS },
          { quoi: 'c', pourquoi: SANS_PLACE },
        ],
        places_restantes: 0,
        appels_prevus: 422,
      },
      facts: [
        { type: 'client_pose' },
        { type: 'preparations_comptees', preparations: { mois: '11/2026', clients: 1 } },
        { type: 'client_pose' },
        { type: 'preparations_comptees', preparations: { mois: '11/2026', clients: 2 } },
      ],
    });
  });

  it('takes back a removed client of the same site with its own fields; a held place costs no new one', () => {
    const full = portfolio([client('x'), client('y'), removed('z', '2026-12-01')]);
    const decision = poser(full, command([{ ...entry('z'), fiche: fiche('autre nom') }]));
    expect(decision).toMatchObject({
      proposal: {
        poses: [{ id: 'c_z', entreprise: 'z' }],
        places_restantes: 0,
        appels_prevus: 0,
      },
      facts: [{ type: 'client_repris', id: 'c_z', revision: 2 }],
    });
  });

  const [w, x, y] = [client('w'), client('x'), client('y')];
  it.each([
    [
      'for one whose place is free, when none is left',
      [w, x, y, removed('z', TODAY)],
      'z',
      true,
      PLUS_DE_PLACE,
    ],
    [
      'when none is left and none is taken back',
      [x, y, removed('z', '2026-12-01')],
      'a',
      true,
      PLUS_DE_PLACE,
    ],
    ['when the account is not served, whatever is left', [], 'a', false, NON_SERVI],
  ])('is refused as a whole %s', (_, clients, name, servi, sentence) => {
    expect(poser(portfolio(clients), command([entry(name)], servi))).toEqual({
      refusal: { kind: 'conflict', sentence },
    });
  });

  it('announces no call for a client that was measured before', () => {
    const decision = poser(portfolio([removed('z', '2026-11-01')]), command([entry('z')]));
    expect(decision).toMatchObject({ proposal: { appels_prevus: 0, places_restantes: 2 } });
  });

  it('announces no preparation for a client whose questions are there', () => {
    const decision = poser(portfolio([removed('q', null)]), command([entry('q'), entry('new')]));
    expect(decision).toMatchObject({
      proposal: { appels_prevus: 181 + 211, poses: [{ acquis: 'questions' }, { acquis: 'rien' }] },
    });
  });

  describe('when the month has had ten preparations for each place', () => {
    const spent = { ...portfolio([removed('q', null)], 2), preparations: { mois: '11/2026', clients: 19 } };
    const TROP = fr`Les questions de 20 clients ont déjà été préparées ce mois-ci, le plus que permet votre formule : placez celui-ci à partir du 01/12/2026.`;

    it('places no other, and takes back the one whose questions are there', () => {
      expect(poser(spent, command([entry('a'), entry('b'), entry('q')]))).toMatchObject({
        proposal: { poses: [{ id: 'new_a' }, { id: 'c_q' }], refuses: [{ quoi: 'b', pourquoi: TROP }] },
      });
    });

    it('counts one that is taken back without questions', () => {
      const state = { ...spent, ...portfolio([removed('never prepared', null)], 1) };
      expect(poser(state, command([entry('never prepared')]))).toMatchObject({
        proposal: { poses: [], refuses: [{ pourquoi: TROP.replace('20', '10') }] },
      });
    });

    it('begins again with the month', () => {
      const december = { ...command([entry('a'), entry('b')]), mois: '12/2026', repart_le: '01/01/2027' };
      expect(poser(spent, december)).toMatchObject({ proposal: { refuses: [] } });
    });
  });

  it('leaves, once its facts are folded, the places that it announced', () => {
    const before = portfolio([client('x'), removed('z', '2026-12-01')], 4);
    const decision = poser(before, command([entry('a'), entry('z'), entry('b')]));
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    const after = decision.facts.reduce(PORTEFEUILLES.evolve, before);
    expect(placesRestantes(after, TODAY)).toBe(decision.proposal.places_restantes);
    expect(after.clients.filter(({ actif }) => actif)).toHaveLength(4);
  });
});

it('a place is held until its day, and free on it', () => {
  const one = portfolio([removed('z', '2026-12-01')], 1);
  expect(placesTenues(one, '2026-11-30')).toEqual([
    { id: 'c_z', entreprise: 'z', place_libre_le: '01/12/2026' },
  ]);
  expect([placesRestantes(one, '2026-11-30'), placesRestantes(one, '2026-12-01')]).toEqual([0, 1]);
});
