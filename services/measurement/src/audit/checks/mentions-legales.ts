import { fr } from '@agence/gesture';
import { readablePhone } from '../../sites/extract/phones.ts';
import { factsOf } from '../facts.ts';
import { type Check, conforme, everywhere, nonVerifie, pathOf } from '../finding.ts';

const LEGAL = /l[ée]gal|impressum|\bcgv\b|\bcgu\b/i;

/** French sites must name their publisher; machines also look there for the business behind the site. */
export const mentionsLegales: Check = (audited) => {
  const { pages, site, fiche } = audited;
  if (pages.length === 0) return [];
  const read = pages.find(
    ({ url, extract }) => LEGAL.test(pathOf(url)) || /mentions l[ée]gales/i.test(extract.title?.text ?? ''),
  );
  const linked = pages
    .flatMap(({ extract }) => extract.links)
    .find(({ url, text }) => LEGAL.test(url) || LEGAL.test(text));
  const { siren, address, telephone } = factsOf(audited);
  if (read !== undefined) {
    const has =
      read.extract.identifiers.length > 0 || /\b(RCS|SIREN|SIRET|RNA|RPPS)\b/i.test(read.extract.text);
    return [
      conforme(
        'mentions-legales',
        fr`Mentions légales`,
        has
          ? fr`présentes sur ${pathOf(read.url)}, avec une immatriculation.`
          : fr`présentes sur ${pathOf(read.url)}.`,
      ),
    ];
  }
  if (linked !== undefined || site.pages.some((page) => LEGAL.test(page.url)))
    return [
      nonVerifie(
        'mentions-legales',
        fr`Mentions légales`,
        fr`annoncées par un lien, mais la page n'a pas pu être lue.`,
      ),
    ];
  const line = (label: string, value: string): string =>
    fr`${label} : ${value === '' ? 'à compléter' : value}`;
  return [
    {
      code: 'mentions-legales',
      gravite: 'important',
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
          line(
            'Adresse',
            address === null ? '' : `${address.street}, ${address.postal_code} ${address.city}`,
          ),
          line('SIREN', siren),
          line(fr`Téléphone`, readablePhone(telephone)),
          line(fr`Directeur de la publication`, ''),
          line(fr`Hébergeur (nom, adresse, téléphone)`, ''),
        ].join('\n'),
      },
    },
  ];
};
