import * as autres from './lexique.autres.ts';
import { LEXIQUE } from './lexique.gestes.ts';
import { LANCER, type Mots, NEUTRES } from './lexique.mots.ts';

const ensemble = ({ geste, faut, peut }: Mots) => ({
  geste,
  faut: faut.map((one): ReadonlySet<string> => new Set(one)),
  connus: new Set([...NEUTRES, ...faut.flat(), ...peut]) as ReadonlySet<string>,
});
/** What must, and what may be said in an order. */
export type Lexique = ReturnType<typeof ensemble>;
export const LEXIQUES = LEXIQUE.map(ensemble);
export const TEINTE = ensemble(autres.COULEUR);
export const TETE_AJOUT = ensemble(autres.TETE_D_AJOUT);
export const TETE_DIAGNOSTIC = ensemble(autres.TETE_DE_DIAGNOSTIC);
export const TETE_MARQUE = ensemble(autres.TETE_DE_MARQUE);
export const ADRESSE_AJOUTEE = ensemble(autres.AJOUT_D_ADRESSE);
export const ADRESSE_RETIREE = ensemble(autres.RETRAIT_D_ADRESSE);
export const RETRAIT_DE_QUESTIONS = ensemble(autres.RETRAIT);
export const LANCEMENT_DE_MESURE = ensemble(autres.LANCEMENT);
export const CHOIX_DE_PAGE = ensemble(autres.PAGE);
export const CHANGEMENT = ensemble(autres.FORMULE);
export const PAYE = ensemble(autres.VIREMENT);
export const EST_LANCER: ReadonlySet<string> = new Set([...LANCER, 'go', 'vert', 'validees']);
