import { propose } from '@agence/gesture';
import type { DossierRule } from '../dossier/dossier.ts';

export type ClientPose = { readonly compte: string; readonly revision: number };

/** Opens the dossier of a client just placed and asks for its questions; a dossier that exists is left alone. */
export const onClientPose: DossierRule<ClientPose> = (state, { compte, revision }) =>
  state === null
    ? propose({}, [
        { type: 'dossier_ouvert', compte, revision, ferme: false },
        { type: 'questions_demandees' },
      ])
    : propose({});
