import { createHash } from 'node:crypto';
import { fr } from '@agence/gesture';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { nomsDe, tropDeNoms, tropLong } from './champs.ts';
import { lireEmail } from './email.ts';
import { type Champ, type Faute, NOMS_DE_CHAMPS, type Saisie } from './saisie.ts';
import { invisible, lignes, uneLigne } from './texte.ts';

/** A request for a diagnostic, read from the typed fields. */
export type Demande = {
  readonly entreprise: string;
  readonly email: string;
  readonly ville: string | null;
  readonly metier: string | null;
  readonly site_web: string | null;
  readonly concurrents: readonly string[];
  readonly objet: string | null;
  readonly message: string | null;
};

/** The id of a request: the same request on the same served form is the same lead. */
export const numeroDe = (formulaire: string, demande: Demande): string => {
  const identity = JSON.stringify([formulaire, demande]);
  return opaqueId('l', createHash('sha256').update(identity).digest());
};

export const ENTREPRISE_VIDE = fr`Écrivez le nom de l'entreprise.`;

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
