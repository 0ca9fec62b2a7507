import { FAMILLES } from './familles.ts';
import type { Portefeuille } from './ordre.ts';

const REPONDRE = { exemples: ['OUI', 'NON'] };
/** Of a customer without an agency. */
const SEUL = {
  exemples: [
    ...['Mon compte', 'Mes questions', 'Mes documents', 'Lancer', 'Remplacer la question 3 par « … »'],
    ...['Retirer la question 3', 'Prochaine page : question 4', 'Audit de mon site'],
    ...['Corriger : ville Cholet', 'Virement fait', 'Résilier'],
  ],
};

/** What people are shown of what they may write. */
export const exemples = (seul: Portefeuille['seul']): readonly string[] => [
  ...(seul === undefined ? FAMILLES : [SEUL]).flatMap((shown) => shown.exemples),
  ...REPONDRE.exemples,
];

const QUELQUES = /^(?:Mon compte|Ajouter un client|Questions de|Livrables de|Audit de|Aide$)/u;
const INVENTE = 'Plomberie Martin';

/** Some of it, about a client that the account has; what would end something is not among them. */
export function quelques({ clients, seul }: Portefeuille): readonly string[] {
  if (seul !== undefined) return SEUL.exemples.slice(0, 4);
  const actif = clients.find((client) => client.actif);
  return exemples(seul)
    .filter((one) => QUELQUES.test(one))
    .flatMap((one) => {
      if (one.startsWith('Ajouter') || !one.includes(INVENTE)) return [one];
      return actif === undefined ? [] : [one.replace(INVENTE, actif.entreprise)];
    });
}
