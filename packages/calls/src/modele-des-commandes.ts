import { fr } from '@agence/gesture';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { Peers } from './peers.ts';

const AUCUN = fr`Vos ordres par e-mail ne sont envoyés à aucune IA : seules les phrases que nos messages proposent sont comprises.`;

/** Which model reads orders by mail in free words, in one sentence; none while measurement is away. */
export async function modeleDesCommandes(
  { sans_modele }: Pick<Compte, 'sans_modele'>,
  { measurement }: Pick<Peers, 'measurement'>,
): Promise<readonly string[]> {
  if (sans_modele === true) return [AUCUN];
  const described = await measurement.call.decrireModeles({}, { deadline_ms: 800 }).catch(() => null);
  if (described === null) return [];
  return described.commandes === undefined
    ? [AUCUN]
    : [
        fr`Un ordre par e-mail écrit avec vos mots est envoyé, sans signature ni coordonnées, à ${described.commandes}, une IA qui dit ce qu'elle y lit ; rien n'est fait sans votre OUI. Demandez-nous de ne pas y recourir pour votre compte.`,
      ];
}
