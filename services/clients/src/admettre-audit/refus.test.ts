import { expect, it } from '@jest/globals';
import { unDossier } from '../dossier/dossier.fixture.ts';
import type { DossierState } from '../dossier/dossier.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import { refusDAudit } from './refus.ts';

const client = (actif: boolean) => unClient({ actif });
const opened = unDossier();
const measured = unDossier({ mesuree: { mesure: 'm', le: new Date('2026-11-21T10:00:00Z') } });
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
