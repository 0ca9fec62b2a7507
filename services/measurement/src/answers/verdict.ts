import { fr } from '@agence/gesture';
import { isRead, type Lecture } from '../states/lecture.ts';

/** How an answer was read, as the filters name it. */
export type Verdict = 'cite' | 'absent' | 'incertain' | 'ecarte';

const ECARTS: Readonly<Record<Extract<Lecture, { ecart: unknown }>['ecart'], string>> = {
  vide: fr`Écartée : la réponse est vide.`,
  tronquée: fr`Écartée : la réponse est coupée avant sa fin.`,
  refus: fr`Écartée : l'IA a refusé de répondre.`,
  filtrée: fr`Écartée : le fournisseur de l'IA a bloqué la réponse.`,
  échec: fr`Écartée : l'appel n'a pas abouti.`,
  inconnue: fr`Écartée : on ne sait pas si l'appel a abouti.`,
};

export const verdictDe = (lecture: Lecture): Verdict => {
  if (!isRead(lecture)) return 'ecarte';
  const { client_position, uncertain = [] } = lecture.reading;
  if (client_position !== null) return 'cite';
  return uncertain.some(({ is }) => is === 'client') ? 'incertain' : 'absent';
};

export const verdictDit = (lecture: Lecture): string => {
  if (!isRead(lecture)) return ECARTS[lecture.ecart];
  const { client_position: place, businesses, notCounted, position_uncertain } = lecture.reading;
  if (place === 1) return fr`Cette entreprise est citée en premier.`;
  if (place !== null)
    return position_uncertain
      ? fr`Cette entreprise est citée, sans doute en position ${place} sur ${businesses.length}.`
      : fr`Cette entreprise est citée en position ${place} sur ${businesses.length}.`;
  if (verdictDe(lecture) === 'incertain')
    return fr`Ce nom figure dans la réponse, mais rien n'établit qu'elle recommande cette entreprise : la citation ne compte pas.`;
  const seen = notCounted.find(({ is }) => is === 'client');
  return seen === undefined
    ? fr`Cette entreprise n'est pas citée.`
    : fr`Cette entreprise est nommée sans être recommandée (${seen.reason === 'echo' ? fr`reprise de la question` : seen.reason}).`;
};
