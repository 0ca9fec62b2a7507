import { propose, type Rule } from '@agence/gesture';
import { CONNUE_JOURS } from '@agence/words/promises';
import type { Connexion, ConnexionFact, ConnexionState } from './connexion.store.ts';

/** Records from where the console was opened; a place not seen lately raises an event. */
export const noterConnexion: Rule<ConnexionState, { connexion: Connexion }, object, ConnexionFact> = (
  state,
  { connexion },
) => {
  const age = state === null ? Infinity : connexion.vue.getTime() - state.vue.getTime();
  return state === null || age > CONNUE_JOURS * 24 * 3_600_000
    ? propose({}, [{ type: 'connexion_nouvelle', connexion }])
    : propose({}, [{ type: 'connexion_revue', connexion: { ...connexion, id: state.id } }]);
};
