import { expect, it } from '@jest/globals';
import { DOSSIERS, type DossierState } from '../dossier/dossier.ts';
import { refusDAudit } from './refus.ts';

const client = (actif: boolean) => ({
  id: 'c_1',
  fiche: {
    entreprise: 'Martin',
    site_web: 'martin.fr',
    ville: null,
    metier: null,
    concurrents: [],
    contexte: null,
  },
  site: 'martin.fr',
  revision: 1,
  actif,
  place_libre_le: null,
});
const opened = DOSSIERS.evolve(null, { type: 'dossier_ouvert', compte: 'a', revision: 1, ferme: false });
const measured: DossierState = opened && {
  ...opened,
  mesuree: { mesure: 'm', le: new Date('2026-11-21T10:00:00Z') },
};
const conflict = (sentence: string) => ({ refusal: { kind: 'conflict', sentence } });
const RETIRE = 'Ce client est retiré\u00a0: reprenez-le avant de faire auditer son site.';
const PAS_MESURE =
  'Ce client n’a pas encore été mesuré\u00a0: l’audit se refait une fois la première mesure faite.';

it('a client that was measured once may be audited, even while it is measured anew', () => {
  expect(refusDAudit(client(true), measured)).toBeUndefined();
});

it.each<[string, boolean, DossierState, string]>([
  ['removed', false, measured, RETIRE],
  ['removed and never measured', false, opened, RETIRE],
  ['never measured', true, opened, PAS_MESURE],
  ['not opened yet', true, null, PAS_MESURE],
])('%s: not', (_, actif, dossier, sentence) => {
  expect(refusDAudit(client(actif), dossier)).toEqual(conflict(sentence));
});
