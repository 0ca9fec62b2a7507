import { fr } from '@agence/gesture';
import { readablePhone } from '../../sites/extract/phones.ts';
import { factsOf } from '../facts.ts';
import { type Check, conforme, everywhere, fault, nonVerifie, ofPages, pathOf, table } from '../finding.ts';
import { businessOf } from './donnees-structurees.ts';

const shownSiren = (digits: string): string => digits.slice(0, 9).replace(/(\d{3})(?=\d)/g, '$1 ');

/** SIREN and SIRET: valid check digit, and the same everywhere. */
export const identifiants: Check = ofPages((audited) => {
  const seen = audited.pages.flatMap((page) => page.extract.identifiers.map((id) => ({ page, ...id })));
  const block = businessOf(audited)?.entity.identifiers ?? [];
  if (seen.length === 0) return nonVerifie('SIREN', fr`aucun numéro n'a été trouvé sur les pages lues.`);
  const wrong = seen.filter(({ valid }) => !valid);
  if (wrong.length > 0)
    return fault('important', {
      titre: fr`Un numéro d'immatriculation est faux`,
      pourquoi: fr`Sa clé de contrôle est fausse : un chiffre manque ou a été échangé. Aucun registre ne le connaît.`,
      constate: {
        ou: fr`sur ${[...new Set(wrong.map(({ page }) => pathOf(page.url)))].join(' et ')}`,
        texte: table(wrong.map(({ page, shown }) => [pathOf(page.url), shown] as const)),
      },
    });
  const numbers = [...seen.map(({ digits }) => digits), ...block];
  const sirens = [...new Set(numbers.map((digits) => digits.slice(0, 9)))];
  if (sirens.length > 1)
    return fault('mineur', {
      titre: fr`Les pages donnent ${sirens.length} numéros SIREN`,
      pourquoi: fr`L'un est peut-être celui de votre hébergeur ou de votre prestataire : dites alors de qui il est, juste à côté.`,
      constate: {
        ou: fr`sur les pages lues`,
        texte: table(seen.map(({ page, digits }) => [pathOf(page.url), shownSiren(digits)] as const)),
      },
    });
  return conforme('SIREN', fr`${shownSiren(sirens[0] ?? '')}, clé juste, le même partout.`);
});

const LEGAL = /l[ée]gal|impressum|\bcgv\b|\bcgu\b/i;

/** French sites must name their publisher; machines also look there for the business behind the site. */
export const mentionsLegales: Check = ofPages((audited) => {
  const { pages, site, fiche } = audited;
  const read = pages.find(
    ({ url, extract }) => LEGAL.test(pathOf(url)) || /mentions l[ée]gales/i.test(extract.title),
  );
  const linked = pages
    .flatMap(({ extract }) => extract.links)
    .some(({ url, text }) => LEGAL.test(url) || LEGAL.test(text));
  if (read !== undefined) {
    const { identifiers, text } = read.extract;
    const registered = identifiers.length > 0 || /\b(RCS|SIREN|SIRET|RNA|RPPS)\b/i.test(text);
    const number = registered ? fr`, avec une immatriculation` : '';
    return conforme(fr`Mentions légales`, fr`présentes sur ${pathOf(read.url)}${number}.`);
  }
  if (linked || site.pages.some((page) => LEGAL.test(page.url)))
    return nonVerifie(fr`Mentions légales`, fr`annoncées par un lien, mais la page n'a pas pu être lue.`);
  const { siren, address, telephone } = factsOf(audited);
  const line = (label: string, value: string): string =>
    fr`${label} : ${value === '' ? 'à compléter' : value}`;
  return fault('important', {
    titre: fr`Aucune page de mentions légales n'a été trouvée`,
    pourquoi: fr`La loi les demande à tout site professionnel, et c'est là qu'une machine vérifie qui parle.`,
    constate: {
      ou: fr`parmi les liens, ${everywhere(pages)}`,
      texte: fr`aucun lien vers des mentions légales`,
    },
    copier: {
      ou: fr`dans une page /mentions-legales liée en bas de chaque page`,
      texte: [
        fr`Mentions légales`,
        line(fr`Éditeur du site`, fiche.entreprise),
        line('Adresse', address === null ? '' : `${address.street}, ${address.postal_code} ${address.city}`),
        line('SIREN', siren),
        line(fr`Téléphone`, readablePhone(telephone)),
        line(fr`Directeur de la publication`, ''),
        line(fr`Hébergeur (nom, adresse, téléphone)`, ''),
      ].join('\n'),
    },
  });
});
