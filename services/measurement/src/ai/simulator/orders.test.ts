import { type Demande, prouver } from '@agence/orders/model';
import { describe, expect, it } from '@jest/globals';
import { orderAsModel, orderFaultsOf } from './orders.ts';

const DURAND = { id: 'c_1', entreprise: 'Durand', site: 'https://durand.fr', actif: true };
const demande = (texte: string): Demande => ({
  ...{ texte, sujet: '', direct: false, proposition: '', tableau: false },
  clients: [{ nom: 'Durand', etat: 'faite' }],
});
/** What rules make of the reply of the simulated model. */
const understood = (texte: string, faults = '', seed = 'o_1') => {
  const reply = orderAsModel(seed, demande(texte), orderFaultsOf(faults));
  return reply === null ? null : prouver(reply, demande(texte), [], { clients: [DURAND], seul: undefined });
};

it.each([
  ['Le virement est parti ce matin', 'virement', {}],
  ['Vous pouvez retirer Durand de la liste', 'retirer', {}],
  ['La ville de Durand est Cholet : corrigez la fiche', 'corriger', { ville: 'Cholet' }],
  ['Pour la page de Durand, prenez la 4', 'page', { numero: 4 }],
  [
    'Diagnostiquez Pain Doré, pain-dore.fr svp',
    'diagnostic',
    { entreprise: 'Pain Doré', site_web: 'pain-dore.fr' },
  ],
])('%s', (texte, geste, corps) => {
  expect(understood(texte)).toMatchObject({ ordre: { geste, corps } });
});

describe('a simulated model that goes wrong', () => {
  const ORDER = 'La ville de Durand est Cholet : corrigez la fiche';

  it.each(['json=1', 'client=1', 'value=1', 'asks=1'])('%s: nothing is understood', (faults) => {
    expect(understood(ORDER, faults)).not.toHaveProperty('ordre');
  });

  it('may not answer at all', () => {
    expect(understood(ORDER, 'silent=1')).toBeNull();
  });
});
