import { carriesOut } from '@agence/gesture/handler';
import type { ChangerMarqueRequest } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { changerMarque } from './marque.rule.ts';

export const changerMarqueHandler = ({ comptes }: Needs) =>
  carriesOut(comptes, changerMarque, 'changement', ({ nom, couleur, contact }: ChangerMarqueRequest) => ({
    demandee: {
      ...(nom === undefined ? {} : { nom }),
      ...(couleur === undefined ? {} : { couleur }),
      ...(contact === undefined ? {} : { contact }),
    },
  }));
