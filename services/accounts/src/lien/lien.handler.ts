import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/refus';
import type {
  DemanderLienRequest,
  DemanderLienResponse,
  LireLienRequest,
  LireLienResponse,
} from '@agence/proto/accounts/v1/sessions';
import type { Needs } from '../needs.ts';
import { type Drawing, draw } from './draw.ts';
import { LIEN_PERDU } from './lien.rule.ts';

/** The same write for every address: how long it takes tells nobody which are authorised. */
export const demanderLienHandler =
  (needs: Drawing) =>
  async ({ adresse }: DemanderLienRequest): Promise<DemanderLienResponse> => {
    await draw(needs, adresse, null);
    return {};
  };

export const lireLien =
  ({ liens, comptes }: Needs) =>
  async ({ lien: id }: LireLienRequest): Promise<LireLienResponse> => {
    const lien = await liens.byId(id);
    const [first] = lien === null ? [] : await comptes.byAdresse(lien.adresse);
    if (lien?.jeton == null || first === undefined) return refused(refuse('not_found', LIEN_PERDU));
    const { adresse, jeton } = lien;
    return { result: { $case: 'lien', value: { adresse, jeton, slug: first.slug, nom: first.compte.nom } } };
  };
