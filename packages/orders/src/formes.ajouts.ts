import { type Contexte, debut, type Famille, forme, type Lecture } from './forme.ts';
import { A_AJOUTER, AJOUTER, DIAGNOSTIC, JOINT, UN_CLIENT, VOICI } from './lexicons/formes.ajouts.ts';
import { TETE_AJOUT, TETE_DIAGNOSTIC } from './lexique.ts';
import { estFiche, estTable, type Ligne, lignesDeTable, lignesTapees, tientUnSite } from './lignes.ts';
import { estTete } from './mots.ts';
import { estSite } from './table.ts';

/** « Ajouter client X » is read by the longer wording alone. */
const DEJA_CLIENT = debut(UN_CLIENT);
const DEUX_POINTS = String.raw`\s*[:,-]?\s*`;

/** A line alone may lack its site, which the API then says; of several each must have its own. */
const ajouter = (texte = '', { tables }: Contexte): readonly Lecture[] => {
  const lines = texte.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  const certain =
    lines.length + tables.length < 2 || estTable(lines) || estFiche(lines) || lines.every(tientUnSite);
  const read: readonly (readonly Ligne[] | null)[] = [
    ...(lines.length === 0 ? [] : [lignesTapees(lines)]),
    ...tables.map(lignesDeTable),
  ];
  const clients = read.flatMap((lignes) => lignes ?? []);
  return !certain || read.includes(null) || clients.length === 0
    ? []
    : [{ ordre: { geste: 'ajouter', corps: { clients } } }];
};

const diagnostiquer = (texte = ''): readonly Lecture[] => {
  const [un, ...autres] = lignesTapees(texte.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))) ?? [];
  const { concurrents, contexte, ...prospect } = un ?? { entreprise: '', site_web: '' };
  const certain = autres.length === 0 && concurrents === undefined && contexte === undefined;
  return certain && estSite(prospect.site_web) ? [{ ordre: { geste: 'diagnostic', corps: prospect } }] : [];
};

/** The wordings that bring in a business: as a client, or as a prospect to be diagnosed. */
export const AJOUTS: readonly Famille[] = [
  {
    geste: 'ajouter',
    exemples: [
      'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
      'Ajouter les clients du fichier joint',
    ],
    formes: [
      forme(
        `(?:${AJOUTER} ${UN_CLIENT}|(?:(?:une?|deux|trois|quatre|cinq|\\d+|des|les|mes|nos) )?nouve(?:l|lle|aux|lles|au) clients?|ajouts? (?:d'un |d'une |de |des )?(?:nouveaux? |nouvelles? )?(?:clients?|clientes?))${JOINT}${VOICI}(?:${DEUX_POINTS}(?<lignes>.*))?`,
        ({ lignes }, contexte) => ajouter(lignes, contexte),
      ),
      forme(`${A_AJOUTER}${JOINT}${VOICI}(?:${DEUX_POINTS}(?<lignes>.*))?`, ({ lignes }, contexte) =>
        ajouter(lignes, contexte),
      ),
      forme(`(?:${AJOUTER}|ajout)${DEUX_POINTS}(?<lignes>.+)`, ({ lignes = '' }, contexte) =>
        lignes.split('\n').every(tientUnSite) && !DEJA_CLIENT.test(lignes) ? ajouter(lignes, contexte) : [],
      ),
      forme('(?<tete>[^:\\n]+?) ?[:\\n](?<lignes>.+)', ({ tete = '', lignes }, contexte) =>
        estTete(TETE_AJOUT, tete) ? ajouter(lignes, contexte) : [],
      ),
      forme('(?<tete>[^:\\n]+)', ({ tete = '' }, contexte) =>
        contexte.tables.length > 0 && estTete(TETE_AJOUT, tete) ? ajouter('', contexte) : [],
      ),
    ],
  },
  {
    geste: 'diagnostic',
    exemples: ['Diagnostic : Boulangerie Test, boulangerie-test.fr, Angers, boulangerie'],
    formes: [
      forme(DIAGNOSTIC, ({ ligne }) => diagnostiquer(ligne)),
      forme('(?<tete>[^:\\n]+?) ?[:\\n](?<lignes>.+)', ({ tete = '', lignes }) =>
        estTete(TETE_DIAGNOSTIC, tete) ? diagnostiquer(lignes) : [],
      ),
    ],
  },
];
