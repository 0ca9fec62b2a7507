import { fr } from '@agence/gesture';
import type { Pose as PoseMessage } from '@agence/proto/clients/v1/clients';
import type { Fiche } from '../portefeuille/portefeuille.ts';
import type { Pose } from './poser.rule.ts';

const SUITE_PROPOSEE = fr`Rien n'est placé. Renvoyez le même appel avec « confirmer » à true : chaque client accepté sera placé et ses questions préparées.`;
const SUITE_CONFIRMEE = fr`Les questions se préparent. Relisez-les, puis lancez la mesure ; sans geste de votre part, elle démarrera d'elle-même 24 h après leur préparation.`;
const SUITE_VIDE = fr`Aucun client n'est placé : chaque refus est expliqué dans « refuses ».`;

const montrer = ({ entreprise, site_web, ville, metier }: Fiche) => ({
  entreprise,
  site_web,
  ville: ville ?? undefined,
  metier: metier ?? undefined,
});

/** The proposal as it is answered, with what comes next; the ids only once placed. */
export const poseMontree = (pose: Pose, confirme: boolean): PoseMessage => ({
  acceptes: pose.poses.map(montrer),
  refuses: [...pose.refuses],
  places_restantes: pose.places_restantes,
  suite: pose.poses.length === 0 ? SUITE_VIDE : confirme ? SUITE_CONFIRMEE : SUITE_PROPOSEE,
  poses: confirme ? pose.poses.map((one) => ({ id: one.id, ...montrer(one) })) : [],
  appels_prevus: pose.appels_prevus,
});
