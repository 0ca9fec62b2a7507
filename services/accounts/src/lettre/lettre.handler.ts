import { fr } from '@agence/gesture';
import { carriesOut } from '@agence/gesture/handler';
import { actingAs } from '@agence/platform/process/actor';
import type { ReglerLettreRequest, ReglerLettreResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { reglerLettre } from './lettre.rule.ts';

const LIEN = fr`lien d'une lettre`;

/** The order of somebody who is signed in, or who has the signed link of a letter. */
export const reglerLettreHandler = ({ comptes, lettres }: Needs) => {
  const carryOut = carriesOut(comptes, reglerLettre, 'reglee', ({ sans_lettre }: ReglerLettreRequest) => ({
    sans_lettre,
  }));
  return async (request: ReglerLettreRequest): Promise<ReglerLettreResponse> => {
    const { ordre, jeton } = request;
    if (jeton === '' || ordre === undefined) return carryOut(request);
    // No account has this name: a wrong token is refused as an unknown account.
    const compte = lettres.read(jeton) ?? '?';
    const actor = { compte, porte: 'commande', qui: LIEN };
    return actingAs(actor, () => carryOut({ ...request, ordre: { ...ordre, compte } }));
  };
};
