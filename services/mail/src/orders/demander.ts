import type { Compris, Portefeuille } from '@agence/orders';
import { ORDERS_VERSION, prouver } from '@agence/orders/model';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { OrderNeeds } from '../needs.ts';
import type { Courrier, Lecture } from './courrier.ts';
import type { Understood } from './reader.ts';

/** Whoever wrote is answered after that, whatever a model still says. */
const PATIENCE_MS = 8_000;

const aucune = (incompris: 'inconnu' | 'long' | 'sans_reponse'): Lecture => ({
  voie: 'aucune',
  compris: { incompris },
});

const asked = async (needs: OrderNeeds, courrier: Courrier, demande: NonNullable<Understood['demande']>) => {
  const { _id: id, compte } = courrier;
  const clients = demande.clients.map((client) => ({ ...client }));
  try {
    return await needs.commandes.comprendre({ ...demande, clients, id, compte });
  } catch (fault) {
    needs.log.warn({ courrier: id, fault: String(fault) }, 'a model was not asked about an order');
    return { etat: 'en cours' };
  }
};

/**
 * What a message that has no strict form orders, as a model says and rules prove; null as long as the reply may still come.
 * Measurement asks once for each message, whoever takes it up and however often.
 */
export async function demander(
  needs: OrderNeeds,
  courrier: Courrier,
  { sans_modele, statut }: Pick<Compte, 'sans_modele' | 'statut'>,
  { lettre, demande }: Understood,
  of: Portefeuille,
): Promise<Lecture | null> {
  if (sans_modele === true || statut !== 'actif') return aucune('inconnu');
  if (demande === null) return aucune('long');
  const reply = await asked(needs, courrier, demande);
  if ('reponse' in reply && reply.reponse !== undefined) {
    const { reponse, modele, version = '' } = reply;
    const compris: Compris = prouver(reponse, demande, lettre.tables, of);
    return { voie: 'modèle', compris, modele: modele ?? '', version: `${version} ${ORDERS_VERSION}`.trim() };
  }
  if (reply.etat === 'sans modèle') return aucune('inconnu');
  const late = (await needs.now()) - (courrier.debut ?? courrier.arrive) > PATIENCE_MS;
  return reply.etat === 'en cours' && !late ? null : aucune('sans_reponse');
}
