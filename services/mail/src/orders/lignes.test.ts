import { expect, it } from '@jest/globals';
import { dire } from './dire.ts';
import { completed } from './essayer.ts';

it('an accepted client is shown with the competitors that were typed for it', () => {
  const fiche = { ville: 'Lyon', metier: 'boulanger' };
  const acceptes = [
    { entreprise: 'Le Fournil', site_web: 'le-fournil.fr', ...fiche },
    { entreprise: 'Pain Test', site_web: 'pain-test.fr', ...fiche },
  ];
  const clients = [
    { entreprise: 'Le Fournil', concurrents: 'Maison Brunel, Le Four' },
    { entreprise: 'Pain Test' },
  ];
  const { tableaux = [] } = dire(completed({ acceptes }, { corps: { clients }, ecartees: [] }), false);
  const lignes = tableaux.flatMap((tableau) => tableau.lignes).map((ligne) => JSON.stringify(ligne));
  expect(lignes).toEqual([
    expect.stringContaining('concurrents\u00a0: Maison Brunel, Le Four'),
    expect.not.stringContaining('concurrents'),
  ]);
});
