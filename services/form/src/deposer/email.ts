import { fr } from '@agence/gesture';
import { isLocalPart, isMailAddress } from '@agence/words/mail-address';
import { uneLigne } from './texte.ts';

export const EMAIL_VIDE = fr`Écrivez votre adresse e-mail : le diagnostic y sera envoyé.`;
export const EMAIL_SANS_AROBASE = fr`Il manque le signe « @ » dans cette adresse : elle s'écrit comme « nom@exemple.fr ».`;
export const EMAIL_MULTIPLE = fr`Écrivez une seule adresse, comme « nom@exemple.fr ».`;
export const EMAIL_INCOMPLET = fr`Cette adresse n'est pas complète : il manque la fin, par exemple « .fr ».`;
export const EMAIL_FORME = fr`Cette adresse n'est pas valable : elle s'écrit comme « nom@exemple.fr », sans espace ni accent.`;

const LETTRES = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain with accents in its ASCII form. */
const enAscii = (domaine: string): string => {
  if (/^[\p{ASCII}]*$/u.test(domaine) || !LETTRES.test(domaine)) return domaine;
  const url = `http://${domaine}`;
  return URL.canParse(url) ? new URL(url).hostname : domaine;
};

/** The single address that was typed, or its fault. */
export const lireEmail = (typed: string): { readonly email: string } | { readonly phrase: string } => {
  const text = uneLigne(typed);
  if (text === '') return { phrase: EMAIL_VIDE };
  const [local = '', domaine, ...more] = text.split('@');
  if (domaine === undefined) return { phrase: EMAIL_SANS_AROBASE };
  if (more.length > 0) return { phrase: EMAIL_MULTIPLE };
  if (!isLocalPart(local)) return { phrase: EMAIL_FORME };
  if (/^[\p{L}\p{N}-]*$/u.test(domaine)) return { phrase: EMAIL_INCOMPLET };
  const email = `${local}@${enAscii(domaine)}`;
  return isMailAddress(email) ? { email } : { phrase: EMAIL_FORME };
};
