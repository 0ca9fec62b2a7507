import { createHash } from 'node:crypto';
import { fr } from '@agence/gesture';
import type { Stored } from '@agence/gesture/handler';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Lead } from '@agence/proto/form/v1/form';
import { enLettresMasculin, nombre } from '@agence/words/french';
import { MAX_CONCURRENT, MAX_CONCURRENTS } from '@agence/words/promises';
import { lireEmail } from './email.ts';
import { CHAMPS, type Champ, type Faute, NOMS_DE_CHAMPS, type Saisie } from './saisie.ts';
import { invisible, lignes, signes, uneLigne } from './texte.ts';

/** A request for a diagnostic, read from the typed fields. */
export type Demande = Stored<Pick<Lead, Champ>>;

/** The id of a request: the same request on the same served form is the same lead. */
export const numeroDe = (formulaire: string, demande: Demande): string => {
  const identity = JSON.stringify([formulaire, demande]);
  return opaqueId('l', createHash('sha256').update(identity).digest());
};

export const ENTREPRISE_VIDE = fr`Écrivez le nom de l'entreprise.`;

const SUJET: Readonly<Record<Champ, string>> = {
  entreprise: fr`Le nom de l'entreprise`,
  email: fr`L'adresse e-mail`,
  ville: fr`Le nom de la ville`,
  metier: fr`Le métier`,
  site_web: fr`L'adresse du site`,
  concurrents: fr`La liste des concurrents`,
  objet: fr`L'objet`,
  message: fr`Le message`,
};

/** What is wrong with the length of a field, or null. */
const tropLong = (champ: Champ, text: string): string | null =>
  signes(text) <= CHAMPS[champ]
    ? null
    : fr`${SUJET[champ]} compte ${nombre(signes(text))} signes : gardez-en ${nombre(CHAMPS[champ])} au plus.`;

/** Splits a typed list of names at commas, semicolons and line breaks. */
const nomsDe = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map(uneLigne)
    .filter((nom) => !invisible(nom));

/** What is wrong with a list of names, or null. */
const tropDeNoms = (noms: readonly string[]): string | null => {
  if (noms.length > MAX_CONCURRENTS)
    return fr`Vous citez ${noms.length} concurrents : gardez-en ${enLettresMasculin(MAX_CONCURRENTS)} au plus.`;
  return noms.some((nom) => signes(nom) > MAX_CONCURRENT)
    ? fr`Un nom de concurrent compte plus de ${MAX_CONCURRENT} signes : séparez les noms par une virgule ou un retour à la ligne.`
    : null;
};

const propre = (champ: Champ, typed: Saisie): string =>
  champ === 'message' || champ === 'concurrents' ? lignes(typed[champ]) : uneLigne(typed[champ]);

const probleme = (champ: Champ, text: string): string | null => {
  if (champ === 'entreprise' && invisible(text)) return ENTREPRISE_VIDE;
  const long = tropLong(champ, text);
  if (long !== null) return long;
  if (champ === 'concurrents') return tropDeNoms(nomsDe(text));
  if (champ !== 'email') return null;
  const email = lireEmail(text);
  return 'phrase' in email ? email.phrase : null;
};

/** Reads a form: the request, or all its faults in the order of the fields. */
export const lireDemande = (
  typed: Saisie,
): { readonly demande: Demande } | { readonly fautes: readonly Faute[] } => {
  const fautes = NOMS_DE_CHAMPS.flatMap((champ): Faute[] => {
    const phrase = probleme(champ, propre(champ, typed));
    return phrase === null ? [] : [{ champ, phrase }];
  });
  const email = lireEmail(typed.email);
  if (fautes.length > 0 || 'phrase' in email) return { fautes };
  const facultatif = (champ: Champ): string | null => (invisible(typed[champ]) ? null : propre(champ, typed));
  return {
    demande: {
      entreprise: propre('entreprise', typed),
      ...email,
      ville: facultatif('ville'),
      metier: facultatif('metier'),
      site_web: facultatif('site_web'),
      concurrents: nomsDe(propre('concurrents', typed)),
      objet: facultatif('objet'),
      message: facultatif('message'),
    },
  };
};
