import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { refuse } from '@agence/gesture';
import { opaqueId } from '@agence/platform/opaque-id';
import { refused } from '@agence/platform/refus';
import type { CreateLinkRequest, CreateLinkResponse } from '@agence/proto/accounts/v1/operator';
import type {
  DemanderLienRequest,
  DemanderLienResponse,
  LireLienRequest,
  LireLienResponse,
} from '@agence/proto/accounts/v1/sessions';
import { sameMailAddress } from '@agence/words/mail-address';
import { ADRESSE_INCONNUE, COMPTE_INCONNU } from '../compte.sentences.ts';
import type { Needs } from '../needs.ts';
import { demanderLien, LIEN_PERDU } from './lien.rule.ts';
import type { Lien } from './lien.ts';

const LIEN_MS = 15 * 60_000;

/** One document an address, whatever its capitals. */
const keyOf = (adresse: string): string =>
  createHash('sha256').update(adresse.toLowerCase()).digest('base64url');

async function draw({ liens, machineNow }: Needs, adresse: string, operator: string | null): Promise<Lien> {
  const expire = new Date(machineNow().getTime() + LIEN_MS);
  const lien = { id: opaqueId('l'), adresse, jeton: randomBytes(32).toString('base64url'), expire };
  await liens.carryOut(keyOf(adresse), demanderLien, {
    ...{ lien, operator },
    ...{ command_id: randomUUID(), confirmer: true },
  });
  return lien;
}

/** The same write for every address: how long it takes tells nobody which are authorised. */
export const demanderLienHandler =
  (needs: Needs) =>
  async ({ adresse }: DemanderLienRequest): Promise<DemanderLienResponse> => {
    await draw(needs, adresse, null);
    return {};
  };

export const createLinkHandler =
  (needs: Needs) =>
  async ({ operator, slug, adresse }: CreateLinkRequest): Promise<CreateLinkResponse> => {
    const { state } = await needs.comptes.read(slug);
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    const wanted = state.adresses.find((one) => adresse === undefined || sameMailAddress(one, adresse));
    if (wanted === undefined) return refused(refuse('not_found', ADRESSE_INCONNUE));
    const { jeton } = await draw(needs, wanted, operator);
    return { result: { $case: 'jeton', value: jeton ?? '' } };
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
