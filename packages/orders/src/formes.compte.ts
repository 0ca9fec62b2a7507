import { type Familles, forme, VOIR } from './forme.ts';
import { ligneTapee } from './lignes.ts';
import { paires } from './valeur.ts';

const ADRESSE = String.raw`(?<adresse>[^\s@<>,;:]+(?:@[^\s@<>,;:]+)?)`;
const MARQUE = { nom: 'nom', couleur: 'couleur', contact: 'contact' } as const;

/** Orders about the account, and to add clients. */
export const COMPTE = {
  compte: { exemples: ['Mon compte'], formes: [forme(`${VOIR}(?:mon|notre) compte ?\\??`)] },
  clients: { exemples: ['Mes clients'], formes: [forme(`${VOIR}(?:mes|nos) clients ?\\??`)] },
  diagnostics: { exemples: ['Mes diagnostics'], formes: [forme(`${VOIR}(?:mes|nos) diagnostics ?\\??`)] },
  aide: { exemples: ['Aide'], formes: [forme("(?:l')?aide ?\\??")] },
  marque: {
    exemples: ['Marque : couleur #0b5cad'],
    formes: [
      forme('(?:ma |notre )?marque ?: ?(?<paires>\\S.*)', ({ paires: typed = '' }) => paires(typed, MARQUE)),
    ],
  },
  formule: {
    exemples: ['Formule agence15'],
    formes: [
      forme('(?:passer a la )?formule ?:? ?(?<formule>[a-z]{1,20} ?\\d{0,3})', ({ formule = '' }) => ({
        formule: formule.replaceAll(/\s/gu, '').toLowerCase(),
      })),
    ],
  },
  virement: {
    exemples: ['Virement fait'],
    formes: [forme('(?:le |mon |notre )?virement(?: est)? (?:fait|effectue|envoye)')],
  },
  resilier: {
    exemples: ['Résilier'],
    formes: [forme('(?:stop|(?:resilier|resiliation)(?: (?:mon|notre|le) (?:compte|abonnement))?)')],
  },
  badge: {
    exemples: ['Nouvelle adresse de commande'],
    formes: [forme('(?:une )?nouvelle adresse de commande')],
  },
  adresses: {
    exemples: ['Ajouter l’adresse x@y.fr', 'Retirer l’adresse x@y.fr'],
    formes: [
      forme(`(?:ajouter|ajoutez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({ ajouter: adresse })),
      forme(`(?:retirer|retirez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({ retirer: adresse })),
    ],
  },
  revoquer: {
    exemples: ['Couper les clés'],
    formes: [forme('(?:couper|coupez) (?:toutes )?(?:les|nos|mes) cles')],
  },
  cle: { exemples: ['Demander une clé'], formes: [forme('demander une cle')] },
  diagnostic: {
    exemples: ['Diagnostic : Boulangerie Test, boulangerie-test.fr, Angers, boulangerie'],
    formes: [
      forme('diagnostic ?: ?(?<ligne>\\S.*)', ({ ligne = '' }) => {
        const prospect = ligneTapee(ligne);
        // The API takes no competitors and no context for the diagnostic of a prospect.
        return prospect === null || 'concurrents' in prospect || 'contexte' in prospect ? null : prospect;
      }),
    ],
  },
  ajouter: {
    exemples: [
      'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
      'Ajouter les clients du fichier joint',
    ],
    // An order to add clients takes several lines, so `strict.ts` reads it without a one-line form.
    formes: [],
  },
} satisfies Familles;
