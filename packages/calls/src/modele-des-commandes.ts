import { fr } from '@agence/gesture';
import type { Remote } from '@agence/platform/grpc/grpc-client';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import type { Peers } from './peers.ts';

const AUCUN = fr`Vos ordres par e-mail ne sont envoyés à aucune IA : seules les phrases que nos messages proposent sont comprises.`;

type Reglage = Pick<Compte, 'sans_modele'>;

/** The sentence that names the model that reads orders by mail in free words; undefined when none reads them. */
export async function phraseDuModele(
  { sans_modele }: Reglage,
  measurement: Pick<Remote<MeasurementServer>, 'decrireModeles'>,
): Promise<string | undefined> {
  if (sans_modele === true) return undefined;
  const { commandes } = await measurement.decrireModeles({}, { deadline_ms: 800 });
  return commandes === undefined
    ? undefined
    : fr`Un ordre par e-mail écrit avec vos mots est envoyé, sans signature ni coordonnées, à ${commandes}, une IA qui dit ce qu'elle y lit ; rien n'est fait sans votre OUI. Demandez-nous de ne pas y recourir pour votre compte.`;
}

/** Which model reads orders by mail in free words, or that none does; empty while measurement is away. */
export const modeleDesCommandes = (
  compte: Reglage,
  { measurement }: Pick<Peers, 'measurement'>,
): Promise<readonly string[]> =>
  phraseDuModele(compte, measurement.call).then(
    (phrase) => [phrase ?? AUCUN],
    () => [],
  );
