import { type Famille, forme } from './forme.ts';
import { ligneTapee } from './lignes.ts';
import { paires } from './valeur.ts';

const ADRESSE = String.raw`(?<adresse>[^\s@<>,;:]+(?:@[^\s@<>,;:]+)?)`;
const MARQUE = { nom: 'nom', couleur: 'couleur', contact: 'contact' } as const;
const VOIR = '(?:voir |afficher |liste de )?';

/** Orders about the account. */
export const COMPTE: readonly Famille[] = [
  {
    geste: 'compte',
    exemples: ['Mon compte'],
    formes: [forme('compte', `${VOIR}(?:mon|notre) compte ?\\??`)],
  },
  {
    geste: 'clients',
    exemples: ['Mes clients'],
    formes: [forme('clients', `${VOIR}(?:mes|nos) clients ?\\??`)],
  },
  {
    geste: 'diagnostics',
    exemples: ['Mes diagnostics'],
    formes: [forme('diagnostics', `${VOIR}(?:mes|nos) diagnostics ?\\??`)],
  },
  { geste: 'aide', exemples: ['Aide'], formes: [forme('aide', "(?:l')?aide ?\\??")] },
  {
    geste: 'marque',
    exemples: ['Marque : couleur #0b5cad'],
    formes: [
      forme('marque', '(?:ma |notre )?marque ?: ?(?<paires>\\S.*)', ({ paires: typed = '' }) =>
        paires(typed, MARQUE),
      ),
    ],
  },
  {
    geste: 'formule',
    exemples: ['Formule agence15'],
    formes: [
      forme(
        'formule',
        '(?:passer a la )?formule ?:? ?(?<formule>[a-z]{1,20} ?\\d{0,3})',
        ({ formule = '' }) => ({
          formule: formule.replaceAll(/\s/gu, '').toLowerCase(),
        }),
      ),
    ],
  },
  {
    geste: 'virement',
    exemples: ['Virement fait'],
    formes: [forme('virement', '(?:le |mon |notre )?virement(?: est)? (?:fait|effectue|envoye)')],
  },
  {
    geste: 'resilier',
    exemples: ['Résilier'],
    formes: [forme('resilier', '(?:resilier|resiliation)(?: (?:mon|notre|le) (?:compte|abonnement))?')],
  },
  {
    geste: 'badge',
    exemples: ['Nouvelle adresse de commande'],
    formes: [forme('badge', '(?:une )?nouvelle adresse de commande')],
  },
  {
    geste: 'adresses',
    exemples: ['Ajouter l’adresse x@y.fr', 'Retirer l’adresse x@y.fr'],
    formes: [
      forme('adresses', `(?:ajouter|ajoutez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({
        ajouter: adresse,
      })),
      forme('adresses', `(?:retirer|retirez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({
        retirer: adresse,
      })),
    ],
  },
  {
    geste: 'revoquer',
    exemples: ['Couper les clés'],
    formes: [forme('revoquer', '(?:couper|coupez) (?:toutes )?(?:les|nos|mes) cles')],
  },
  { geste: 'cle', exemples: ['Demander une clé'], formes: [forme('cle', 'demander une cle')] },
  {
    geste: 'diagnostic',
    exemples: ['Diagnostic : Boulangerie Test, boulangerie-test.fr, Angers, boulangerie'],
    formes: [
      forme('diagnostic', 'diagnostic ?: ?(?<ligne>\\S.*)', ({ ligne = '' }) => {
        const prospect = ligneTapee(ligne);
        // The API takes no competitors and no context for the diagnostic of a prospect.
        return prospect === null || 'concurrents' in prospect || 'contexte' in prospect ? null : prospect;
      }),
    ],
  },
];
