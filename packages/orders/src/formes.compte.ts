import { type Famille, famille, forme, VOIR } from './forme.ts';
import { ligneTapee } from './lignes.ts';
import { paires } from './valeur.ts';

const ADRESSE = String.raw`(?<adresse>[^\s@<>,;:]+(?:@[^\s@<>,;:]+)?)`;
const MARQUE = { nom: 'nom', couleur: 'couleur', contact: 'contact' } as const;

/** Orders about the account, and to add clients. */
export const COMPTE: readonly Famille[] = [
  famille('compte', { exemples: ['Mon compte'] }, forme(`${VOIR}(?:mon|notre) compte ?\\??`)),
  famille('clients', { exemples: ['Mes clients'] }, forme(`${VOIR}(?:mes|nos) clients ?\\??`)),
  famille('diagnostics', { exemples: ['Mes diagnostics'] }, forme(`${VOIR}(?:mes|nos) diagnostics ?\\??`)),
  famille('aide', { exemples: ['Aide'] }, forme("(?:l')?aide ?\\??")),
  famille(
    'marque',
    { exemples: ['Marque : couleur #0b5cad'] },
    forme('(?:ma |notre )?marque ?: ?(?<paires>\\S.*)', ({ paires: typed = '' }) => paires(typed, MARQUE)),
  ),
  famille(
    'formule',
    { exemples: ['Formule agence15'] },
    forme('(?:passer a la )?formule ?:? ?(?<formule>[a-z]{1,20} ?\\d{0,3})', ({ formule = '' }) => ({
      formule: formule.replaceAll(/\s/gu, '').toLowerCase(),
    })),
  ),
  famille(
    'virement',
    { exemples: ['Virement fait'] },
    forme('(?:le |mon |notre )?virement(?: est)? (?:fait|effectue|envoye)'),
  ),
  famille(
    'resilier',
    { exemples: ['Résilier'] },
    forme('(?:resilier|resiliation)(?: (?:mon|notre|le) (?:compte|abonnement))?'),
  ),
  famille(
    'badge',
    { exemples: ['Nouvelle adresse de commande'] },
    forme('(?:une )?nouvelle adresse de commande'),
  ),
  famille(
    'adresses',
    { exemples: ['Ajouter l’adresse x@y.fr', 'Retirer l’adresse x@y.fr'] },
    forme(`(?:ajouter|ajoutez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({ ajouter: adresse })),
    forme(`(?:retirer|retirez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({ retirer: adresse })),
  ),
  famille(
    'revoquer',
    { exemples: ['Couper les clés'] },
    forme('(?:couper|coupez) (?:toutes )?(?:les|nos|mes) cles'),
  ),
  famille('cle', { exemples: ['Demander une clé'] }, forme('demander une cle')),
  famille(
    'diagnostic',
    { exemples: ['Diagnostic : Boulangerie Test, boulangerie-test.fr, Angers, boulangerie'] },
    forme('diagnostic ?: ?(?<ligne>\\S.*)', ({ ligne = '' }) => {
      const prospect = ligneTapee(ligne);
      // The API takes no competitors and no context for the diagnostic of a prospect.
      return prospect === null || 'concurrents' in prospect || 'contexte' in prospect ? null : prospect;
    }),
  ),
  // An order to add clients takes several lines, so `strict.ts` reads it without a one-line form.
  famille('ajouter', {
    exemples: [
      'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
      'Ajouter les clients du fichier joint',
    ],
  }),
];
