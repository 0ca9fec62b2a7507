import { fr, propose, refuse } from '@agence/gesture';
import type { NouveauBadge } from '@agence/proto/accounts/v1/accounts';
import { COMPTE_INCONNU, type CompteRule } from '../compte.facts.ts';

const sessionsFermees = (sessions: number): string => {
  if (sessions === 0) return fr`aucune session de console n'est ouverte`;
  return sessions === 1
    ? fr`la session de console ouverte est fermée`
    : fr`les ${sessions} sessions de console ouvertes sont fermées`;
};

/** A new ordering address; the old one stops at once, and so does every console session. */
export const changerBadge: CompteRule<{ badge: string }, NouveauBadge> = (state, { badge }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const ancienne =
    state.badge === null
      ? fr`Le compte reçoit sa première adresse de commande`
      : fr`Une nouvelle adresse de commande remplace l'ancienne, qui cesse aussitôt de fonctionner`;
  const note = fr`${ancienne} ; ${sessionsFermees(state.sessions.length)}. Écrivez vos ordres à cette adresse depuis une adresse autorisée ; ne la donnez qu'à ceux qui commandent pour votre agence.`;
  return propose({ badge, note }, [{ type: 'badge_change', badge }]);
};
