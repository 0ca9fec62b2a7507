import type { Contexte } from './forme.ts';
import { LOCUTIONS } from './lexicons/mots.ts';
import { OUI } from './lexique.autres.ts';
import {
  ADRESSE_AJOUTEE,
  ADRESSE_RETIREE,
  CHANGEMENT,
  CHOIX_DE_PAGE,
  EST_LANCER,
  LANCEMENT_DE_MESURE,
  LEXIQUES,
  PAYE,
  RETRAIT_DE_QUESTIONS,
  TEINTE,
} from './lexique.ts';
import { plat } from './morceaux.ts';
import {
  ADRESSES,
  CLIENT,
  D_UN_AUTRE,
  estTete,
  JE_PEUX,
  type Nomme,
  nombres,
  nommer,
  raconte,
  replie,
  sansNombres,
  tient,
} from './mots.ts';
import { nommes } from './nom.ts';
import { type Client, type Geste, LISENT, type Ordre, PROMPTS } from './ordre.ts';
import { anodin } from './verbes.ts';

/** More words than an order in one sentence has. */
const MOST_WORDS = 45;
/** What is said to be so, and not asked for: « je vous envoie », « est disponible », « on a ». */
const AFFIRME =
  /\b(?:je|j|nous) (?:vous |te |t |m )?(?:transmets|envoie|renvoie|donne|adresse|partage|communique|montre)\b|\b(?:on|il|elle|client|agence) a\b|^(?:pour|sur|avec|dans|par) (?!client)/u;
/** « où en est », « quelles sont ». */
const ETAT_DEMANDE = /\b(?:ou|ou en|quel|quelle|quels|quelles|qui|jusqu a quand) (?:en )?(?:est|sont)\b/gu;
/** A thing that is named, and not asked for: « le retrait du Fournil ». */
const NOMME =
  /^(?:le|la|l|les|votre|notre|mon|ma|nos|mes) (?:nouvelle |nouveau |nouvel |prochaine? |dernier )?(?:retrait|suppression|lancement|demarrage|validation|passage|changement|resiliation|audit|adresse|revocation|coupure|desactivation|cles?|page)\b/u;
const AI_DES_QUESTIONS = /\b(?:ai|avons|aurais|aurions) (?:encore )?(?:des|une?|deux|quelques) /u;
/** « de 3 à 5 », « 12/03 », « les 3 questions »: numbers that are not two questions. */
const INTERVALLE =
  /\b\d+ (?:premieres |dernieres )?questions\b|\d\s*(?:[/-]|a|au|jusqu'a)\s*(?:la |n°?\s*)?\d/u;
const EN_FORMULE =
  /\b(?:de|du|d') (?:la |notre |l')?(?:formule |offre )?agence ?\d+ (?=(?:a|vers|en|pour) )/u;
const SANS_CLIENT: ReadonlySet<Geste> = new Set([
  'compte',
  'clients',
  'diagnostics',
  'aide',
  'resilier',
  'badge',
  'revoquer',
  'cle',
]);

/** An order about one client: the one that is named, else the one that is meant. */
const duClient = (
  geste: Geste,
  clients: readonly Client[],
  { seul }: Contexte,
  corps: object = {},
): readonly Ordre[] => {
  const client = clients.length === 0 ? seul : clients[0];
  return client === undefined || clients.length > 1 ? [] : [{ geste, client, corps }];
};

const QUESTIONS_NUMEROTEES = /\bquestions? |\bla \d/u;
const NUMEROTEES = /\b(?:questions?|numeros?|n°?|q|la|les|,|et|&) ?(?:n° ?|numeros? )?\d/u;

const numerotes = (folded: string, { mots, clients }: Nomme, contexte: Contexte): readonly Ordre[] => {
  const numeros = nombres(mots);
  if (
    JE_PEUX.test(folded) ||
    NOMME.test(mots.join(' ')) ||
    /\b(?:question|page) \d* ?est\b/u.test(mots.join(' '))
  )
    return [];
  const autres = sansNombres(mots);
  if (INTERVALLE.test(folded) || !QUESTIONS_NUMEROTEES.test(folded) || !NUMEROTEES.test(folded)) return [];
  if (tient(RETRAIT_DE_QUESTIONS, autres))
    return duClient('ajuster', clients, contexte, {
      retirer: numeros,
      ...(autres.some((mot) => EST_LANCER.has(mot)) ? { lancer: true } : {}),
    });
  const [numero] = numeros;
  return numeros.length === 1 && tient(CHOIX_DE_PAGE, autres)
    ? duClient('page', clients, contexte, { numero })
    : [];
};

const formule = (folded: string, contexte: Contexte): readonly Ordre[] => {
  const { mots, clients } = nommer(folded.replace(EN_FORMULE, ''), contexte.clients);
  const [numero] = nombres(mots);
  const said = mots.some((mot) => /^(?:agence|formule|offre|abonnement|forfait)$/u.test(mot));
  if (JE_PEUX.test(folded)) return [];
  if (/\bde (?:la |notre )?(?:formule )?agence \d+\s*$/u.test(folded)) return [];
  return nombres(mots).length === 1 && clients.length === 0 && said && tient(CHANGEMENT, sansNombres(mots))
    ? [{ geste: 'formule', corps: { formule: `agence${numero}` } }]
    : [];
};

const oui = (mots: readonly string[], nommes: readonly Client[], { objet }: Contexte): readonly Ordre[] => {
  const said = mots.map((mot) => mot.replace(/^ou+i+$/u, 'oui'));
  const confirmed = said[0] === 'oui' || (objet !== undefined && said.some((mot) => /^confirm/u.test(mot)));
  const other = nommes.some((one) => objet !== undefined && !objet.includes(one));
  return confirmed && !other && nommes.length < 2 && said.every((mot) => OUI.has(mot))
    ? [{ geste: 'oui', corps: {} }]
    : [];
};

/** « OUI – Alice ». */
const OUI_SIGNE = /^[Oo](?:ui|UI) ?[-–—] ?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[\s.!]*$/u;

/** An address, whose name in front may be anybody’s. */
const adresse = (texte: string, contexte: Contexte): readonly Ordre[] => {
  const [une, ...autres] = texte.match(ADRESSES) ?? [];
  if (une === undefined || autres.length > 0 || /[«»“”"#?\n]/u.test(texte)) return [];
  const folded = plat(texte.replace(une, ' ')).replaceAll(LOCUTIONS, ' ');
  const { mots, clients } = nommer(folded, contexte.clients);
  if (JE_PEUX.test(folded)) return [];
  if (clients.length > 0 || D_UN_AUTRE.test(mots.join(' ')) || raconte(texte, folded)) return [];
  return [
    ...(tient(ADRESSE_AJOUTEE, mots) ? [{ geste: 'adresses', corps: { ajouter: une } } as const] : []),
    ...(tient(ADRESSE_RETIREE, mots) ? [{ geste: 'adresses', corps: { retirer: une } } as const] : []),
  ];
};

/** What a sentence says whose every word is known, wherever in it they stand. */
function enMots(texte: string, contexte: Contexte): readonly Ordre[] {
  if (texte.length > 400) return [];
  if (texte.includes('@')) return adresse(texte.replace(/[\s.]+$/u, ''), contexte);
  const [teinte, ...teintes] = texte.match(/#[0-9a-f]{3,8}(?![\p{L}\p{N}])/giu) ?? [];
  if (teinte !== undefined && teintes.length === 0 && estTete(TEINTE, texte.replace(teinte, ' ')))
    return [{ geste: 'marque', corps: { couleur: teinte } }];
  if (OUI_SIGNE.test(texte)) return [{ geste: 'oui', corps: {} }];
  if (/[«»“”"#?\n]/u.test(texte)) return [];
  const folded = replie(texte);
  const nomme = nommer(folded, contexte.clients);
  const { mots, clients } = nomme;
  if (mots.length === 0 || mots.length > MOST_WORDS) return [];
  const said = mots.join(' ');
  if (
    D_UN_AUTRE.test(said) ||
    /\bmerci (?:beaucoup |bien )?(?:pour|et)\b/u.test(said) ||
    AFFIRME.test(said) ||
    raconte(texte, plat(texte))
  )
    return [];
  if (nombres(mots).length > 0) return [...numerotes(folded, nomme, contexte), ...formule(folded, contexte)];
  const mine = JE_PEUX.test(folded) || NOMME.test(said);
  return [
    ...oui(mots, clients, contexte),
    ...(mine || clients.length > 0 || !tient(PAYE, mots) ? [] : [{ geste: 'virement', corps: {} } as const]),
    ...(mine || !tient(LANCEMENT_DE_MESURE, mots)
      ? []
      : duClient('ajuster', clients, contexte, { lancer: true })),
    ...LEXIQUES.filter((one) => tient(one, mots)).flatMap(({ geste }): readonly Ordre[] => {
      if (mine && !LISENT.has(geste)) return [];
      if (LISENT.has(geste) && /\b(?:a|au|aux) client\b/u.test(said)) return [];
      if (LISENT.has(geste) && /\b(?:est|sont)\b/u.test(said.replaceAll(ETAT_DEMANDE, ' '))) return [];
      if (SANS_CLIENT.has(geste))
        return clients.length === 0 && !mots.includes(CLIENT) ? [{ geste, corps: {} }] : [];
      if (geste === 'questions' && AI_DES_QUESTIONS.test(said)) return [];
      if (geste === 'retirer' && clients.length === 0 && !/\b(?:le|la|les|l|ce|cette|son|leur)\b/u.test(said))
        return [];
      if (
        geste === 'retirer' &&
        clients.length === 0 &&
        /\b(?:un|une|moi|me|nous|compte|clients)\b/u.test(said)
      )
        return [];
      return duClient(geste, clients, contexte);
    }),
  ];
}

const A_QUELLE_FIN = /(?<!^)[,\s]+(?:pour|afin d[e']|car) (?=\S)/u;

/** The same, what it is wanted for left aside: nothing is changed by it in what is done at once. */
export function parMots(texte: string, contexte: Contexte): readonly Ordre[] {
  const whole = enMots(texte, contexte);
  const [tete = '', ...autres] = texte.length > 400 ? [] : texte.split(A_QUELLE_FIN);
  const fin = autres.join(' ');
  if (whole.length > 0 || fin === '' || /[\d@?]/u.test(fin) || nommes(fin, contexte.clients).length > 0)
    return whole;
  return enMots(tete, contexte).filter(({ geste }) => PROMPTS.has(geste) && anodin(plat(fin), geste));
}
