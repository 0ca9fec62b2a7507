import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { CreateLinkRequest, CreateLinkResponse } from '@agence/proto/accounts/v1/operator';
import { sameMailAddress } from '@agence/words/mail-address';
import { ADRESSE_INCONNUE, COMPTE_INCONNU, SANS_AGENCE } from '../compte.sentences.ts';
import type { Needs } from '../needs.ts';
import { drawSecret } from '../secret.ts';
import { draw } from './draw.ts';

export const createLinkHandler =
  (needs: Needs) =>
  async ({ operator, slug, adresse }: CreateLinkRequest): Promise<CreateLinkResponse> => {
    const { state } = await needs.comptes.read(slug);
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    if (state.direct) return refused(refuse('conflict', SANS_AGENCE));
    const wanted = state.adresses.find((known) => adresse === undefined || sameMailAddress(known, adresse));
    if (wanted === undefined) return refused(refuse('not_found', ADRESSE_INCONNUE));
    const { secret, hash } = drawSecret();
    await draw(needs, { adresse: wanted, appelant: 'operate' }, { operator, hash });
    return { result: { $case: 'jeton', value: secret } };
  };
