import type { Portefeuille } from './client.ts';
import { FAMILLES } from './formes.ts';

/** Examples for a direct customer, who has one client and no agency. */
const SEUL = [
  'Mon compte',
  'Mes questions',
  'Mes documents',
  'Lancer',
  'Remplacer la question 3 par « … »',
  'Retirer la question 3',
  'Prochaine page : question 4',
  'Audit de mon site',
  'Corriger : ville Cholet',
  'Concurrents : Dupont Sanitaire, Allo Fuite',
  'Mes données',
  'Virement fait',
  'Résilier',
];

/** The example orders shown to a sender. */
export const exemples = (seul: Portefeuille['seul']): readonly string[] => [
  ...(seul === undefined ? Object.values(FAMILLES).flatMap((famille) => famille.exemples) : SEUL),
  'OUI',
  'NON',
];

const QUELQUES = /^(?:Mon compte|Ajouter un client|Questions de|Livrables de|Audit de|Aide$)/u;
const INVENTE = 'Plomberie Martin';

/** A few examples about an active client of the account. None of them ends or removes anything. */
export function quelques({ clients, seul }: Portefeuille): readonly string[] {
  if (seul !== undefined) return SEUL.slice(0, 4);
  const actif = clients.find((client) => client.actif);
  return exemples(seul)
    .filter((exemple) => QUELQUES.test(exemple))
    .flatMap((exemple) => {
      if (exemple.startsWith('Ajouter') || !exemple.includes(INVENTE)) return [exemple];
      return actif === undefined ? [] : [exemple.replace(INVENTE, actif.entreprise)];
    });
}
