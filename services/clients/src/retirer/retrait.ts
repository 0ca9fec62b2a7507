import { twoDocuments } from '@agence/platform/store/two-documents';
import { type AvecClos, avecClos } from '../cloturer/avec-clos.ts';
import type { Needs } from '../needs.ts';
import { type Fermee, type Fermer, fermer } from './fermer.rule.ts';
import { type Retirer, retirer } from './retirer.rule.ts';

/** Closes the dossier first, so that no launch starts in between; then the portfolio frees the place. */
export const retrait = ({ dossiers, portefeuilles }: Needs) =>
  twoDocuments({
    first: dossiers,
    second: portefeuilles,
    part: 'fermer',
    prepare: fermer,
    prepared: (asked: Fermer & Retirer & AvecClos, closed: Fermee) => ({ ...asked, ...closed }),
    decide: avecClos(retirer),
  });
