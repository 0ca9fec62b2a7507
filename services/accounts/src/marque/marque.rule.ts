import { fr, propose, refuse } from '@agence/gesture';
import type { ChangementDeMarque, MarqueChangee } from '@agence/proto/accounts/v1/accounts';
import { COMPTE_INCONNU, type CompteRule, type Marque } from '../compte.facts.ts';
import { COULEUR } from '../create-account/champs.ts';

const MARQUE_DU_SERVICE = fr`Vos documents portent la marque du service : elle ne se change pas.`;

/** Changes the brand of future documents; delivered ones stay as they are. */
export const changerMarque: CompteRule<MarqueChangee, ChangementDeMarque> = (state, demandee) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (state.direct) return refuse('conflict', MARQUE_DU_SERVICE);
  const couleur = demandee.couleur?.toLowerCase();
  if (couleur !== undefined && !COULEUR.test(couleur))
    return refuse(
      'invalid',
      fr`La couleur s'écrit d'un dièse et de six chiffres ou lettres de a à f, comme #0b5cad.`,
    );
  const actuelle = state.marque;
  const { nom = actuelle.nom, contact = actuelle.contact } = demandee;
  const marque: Marque = { nom, couleur: couleur ?? actuelle.couleur, contact };
  const changerait = Object.fromEntries(
    Object.entries(marque).filter(([field, value]) => value !== actuelle[field as keyof Marque]),
  );
  if (Object.keys(changerait).length === 0)
    return refuse(
      'invalid',
      fr`Rien ne change : donnez un nom, une couleur ou un contact différent de l'actuel.`,
    );
  return propose({ changerait, actuelle, marque }, [{ type: 'marque_changee', marque }]);
};
