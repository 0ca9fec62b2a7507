import { fr } from '@agence/gesture';

/** The note on a new audit: whether the site could be read, and whether the mail was sent. */
export const noteOf = (lu: boolean, email_envoye: boolean): string => {
  const site = lu
    ? fr`L'audit est écrit.`
    : fr`Le site n'a pas pu être lu : le document dit pourquoi et que faire.`;
  const mail = email_envoye
    ? fr`Il est aussi parti par e-mail, aux adresses de votre compte.`
    : fr`L'e-mail qui l'annonce partira plus tard.`;
  return `${site} ${mail}`;
};
