import { RETIRER } from './ajustements.ts';
import { type Contexte, debut, type Famille, forme, type Lecture, verbes } from './forme.ts';
import { estSite, estTable, type Ligne, lignesDeTable, lignesTapees, tientUnSite } from './lignes.ts';
import { trouver } from './nom.ts';
import type { Geste } from './ordre.ts';
import { champs } from './paires.ts';

/** An order about one client, by its name. */
export const duClient = (
  geste: Geste,
  nom: string | undefined,
  { clients }: Contexte,
  corps: object = {},
): readonly Lecture[] => {
  const found = trouver(nom ?? '', clients);
  return 'client' in found
    ? [{ ordre: { geste, client: found.client, corps } }]
    : [{ introuvable: found.introuvable }];
};

export const VOIR =
  "(?:(?:m'|nous |me )?(?:voir|montrer|montrez|montre|afficher|affichez|lister|listez|envoyer|envoyez|envoie|donner|donnez|donne|recevoir|consulter|avoir|obtenir|renvoyer|renvoyez|transmettre)(?:[- ](?:moi|nous))?(?: (?:encore|de nouveau))? )?";
const AJOUTER = `(?:${verbes('ajout', 'pos')}|placer|placez|inscrire|inscrivez|(?:je|nous) (?:vous )?ajoute|rajouter|rajoutez)`;
const UN_CLIENT =
  '(?:(?:un|une|le|la|les|des|mes|nos|ces|ce|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d{1,2}) )?(?:nouveaux? |nouvelles? )?(?:clients?|clientes?|fiches?)(?: suivante?s?| ci-dessous)?';
const JOINT =
  '(?: (?:du|des|de la|dans le|dans la) (?:fichier|tableau|liste|csv|piece jointe)(?: csv)?(?: (?:joint|jointe|ci-joint|ci-jointe|en piece jointe))?| (?:joints?|ci-joints?|en pieces? jointes?))?';
/** « Ajouter client X » is read by the longer wording alone. */
const DEJA_CLIENT = debut(UN_CLIENT);
const DEUX_POINTS = String.raw`\s*[:,-]?\s*`;

/** A line alone may lack its site, which the API then says; of several each must have its own. */
const ajouter = (texte = '', { tables }: Contexte): readonly Lecture[] => {
  const lines = texte.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  const certain = lines.length + tables.length < 2 || estTable(lines) || lines.every(tientUnSite);
  const read: readonly (readonly Ligne[] | null)[] = [
    ...(lines.length === 0 ? [] : [lignesTapees(lines)]),
    ...tables.map(lignesDeTable),
  ];
  const clients = read.flatMap((lignes) => lignes ?? []);
  return !certain || read.includes(null) || clients.length === 0
    ? []
    : [{ ordre: { geste: 'ajouter', corps: { clients } } }];
};

const CHAMP_CORRIGE =
  '(?<champ>nom|entreprise|raison sociale|enseigne|site(?: web| internet)?|ville|commune|metier|activite)';
export const CORRIGER = `(?:${verbes('corrig', 'modifi', 'chang', 'rectifi')}|corrigeons|correction|mettre a jour|mettez a jour)`;
const CHAMPS: Readonly<Record<string, string>> = {
  nom: 'entreprise',
  entreprise: 'entreprise',
  'raison sociale': 'entreprise',
  enseigne: 'entreprise',
  site: 'site_web',
  'site web': 'site_web',
  'site internet': 'site_web',
  ville: 'ville',
  commune: 'ville',
  metier: 'metier',
  activite: 'metier',
};

/** The body of a correction. */
export const corrige = (paires: string) => champs(paires, CHAMPS);

export const CLIENTS: readonly Famille[] = [
  {
    geste: 'clients',
    lit: true,
    exemples: ['Mes clients'],
    formes: [
      forme(
        `${VOIR}(?:(?:la )?liste (?:de |des )?)?(?:mes |nos |les )?(?:clients|portefeuille)(?: actuels| en cours)?`,
        () => [{ ordre: { geste: 'clients', corps: {} } }],
      ),
      forme(`${VOIR}(?:mon|notre|le) portefeuille(?: de clients| clients)?`, () => [
        { ordre: { geste: 'clients', corps: {} } },
      ]),
    ],
  },
  {
    geste: 'ajouter',
    exemples: [
      'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
      'Ajouter les clients du fichier joint',
    ],
    formes: [
      forme(
        `(?:${AJOUTER} ${UN_CLIENT}|(?:un |deux |trois )?nouve(?:l|aux?) clients?|ajout d'un client|ajouts? de clients)${JOINT}(?:${DEUX_POINTS}(?<lignes>.*))?`,
        ({ lignes }, contexte) => ajouter(lignes, contexte),
      ),
      forme(`(?:${AJOUTER}|ajout)${DEUX_POINTS}(?<lignes>.+)`, ({ lignes = '' }, contexte) =>
        lignes.split('\n').every(tientUnSite) && !DEJA_CLIENT.test(lignes) ? ajouter(lignes, contexte) : [],
      ),
    ],
  },
  {
    geste: 'retirer',
    exemples: ['Retirer Plomberie Martin'],
    formes: [
      forme(
        `(?:${RETIRER}|retrait|suppression|arreter|arretez|ne plus suivre) ?:? ?(?<nom>.+)`,
        ({ nom }, contexte) => duClient('retirer', nom, contexte),
      ),
    ],
  },
  {
    geste: 'corriger',
    exemples: ['Corriger Plomberie Martin : ville Cholet'],
    formes: [
      forme(`${CORRIGER} (?<nom>[^:]+?) ?: ?(?<paires>.+)`, ({ nom, paires = '' }, contexte) => {
        const corps = corrige(paires);
        return corps === null ? [] : duClient('corriger', nom, contexte, corps);
      }),
      forme(
        `${CORRIGER} (?:le |la |l')?${CHAMP_CORRIGE} (?:de |du |d'|pour )(?<nom>[^:]+?) ?(?::| en | par | -> ) ?(?<valeur>.+)`,
        ({ champ = '', nom, valeur = '' }, contexte) => {
          const corps = corrige(`${champ} : ${valeur}`);
          return corps === null ? [] : duClient('corriger', nom, contexte, corps);
        },
      ),
    ],
  },
  {
    geste: 'diagnostic',
    exemples: ['Diagnostic : Boulangerie Test, boulangerie-test.fr, Angers, boulangerie'],
    formes: [
      forme(
        `(?:(?:lancer|lancez|lance|faire|faites|demarrer|demarrez|demander) )?(?:(?:un|le) )?(?:nouveau )?(?:diagnostic|diagnostiquer|diagnostiquez)(?: (?:de|du|pour|d'un|d'|gratuit|d'un prospect|pour le prospect))* ?:? ?(?<ligne>.+)`,
        ({ ligne = '' }) => {
          const [un, ...autres] = lignesTapees(ligne.split('\n')) ?? [];
          const { concurrents, contexte, ...prospect } = un ?? { entreprise: '', site_web: '' };
          const certain = autres.length === 0 && concurrents === undefined && contexte === undefined;
          return certain && estSite(prospect.site_web)
            ? [{ ordre: { geste: 'diagnostic', corps: prospect } }]
            : [];
        },
      ),
    ],
  },
  {
    geste: 'diagnostics',
    lit: true,
    exemples: ['Mes diagnostics'],
    formes: [
      forme(`${VOIR}(?:(?:la )?liste (?:de |des )?)?(?:mes |nos |les )?diagnostics(?: de prospects)?`, () => [
        { ordre: { geste: 'diagnostics', corps: {} } },
      ]),
    ],
  },
];
