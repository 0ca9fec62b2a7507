import type { Portefeuille, Pourquoi } from '@agence/orders';
import { ORDERS_VERSION, prouver } from '@agence/orders/model';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import type { Courrier, Lecture } from './courrier.ts';
import type { Understood } from './reader.ts';

/** Then the sender is answered, whether or not a model has replied. */
const PATIENCE_MS = 8_000;

const aucune = (incompris: Pourquoi): Lecture => ({ voie: 'aucune', compris: { incompris } });

/**
 * Asks a model what a message without a strict form orders; rules check the reply. Null while the reply may still come.
 * Repeated calls are safe: measurement asks the model once per message.
 */
export async function demander(
  needs: Needs,
  { _id: id, compte, debut, arrive }: Courrier,
  { sans_modele, statut }: Pick<Compte, 'sans_modele' | 'statut'>,
  { lettre, demande }: Understood,
  portefeuille: Portefeuille,
): Promise<Lecture | null> {
  if (sans_modele === true || statut !== 'actif') return aucune('inconnu');
  if (demande === null) return aucune('long');
  const asked = { ...demande, clients: [...demande.clients], id, compte };
  const reply = await needs.commandes.comprendre(asked).catch((fault: unknown) => {
    needs.log.warn({ courrier: id, fault: String(fault) }, 'a model was not asked about an order');
    return { etat: 'en cours', reponse: undefined };
  });
  if (reply.reponse !== undefined) {
    const { reponse, modele = '', version = '' } = reply;
    const compris = prouver(reponse, demande, lettre.tables, portefeuille);
    return { voie: 'modèle', compris, modele, version: `${version} ${ORDERS_VERSION}`.trim() };
  }
  if (reply.etat === 'sans modèle') return aucune('inconnu');
  const late = (await needs.now()) - (debut ?? arrive) > PATIENCE_MS;
  return reply.etat === 'en cours' && !late ? null : aucune('sans_reponse');
}
