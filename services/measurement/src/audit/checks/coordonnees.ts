import { fr } from '@agence/gesture';
import { accord } from '@agence/words/french';
import { type Phone, phoneNumber, readablePhone } from '../../sites/extract/phones.ts';
import { factsOf, fold, foldedTextOf, telephonesOf } from '../facts.ts';
import { type Check, conforme, everywhere, fault, ofPages, pathOf, table } from '../finding.ts';
import { businessOf } from './donnees-structurees.ts';

const distance = (a: string, b: string): number => {
  let different = Math.abs(a.length - b.length);
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) different += 1;
  return different;
};

const within = (some: string, all: string): boolean =>
  some.split(' ').every((word) => all.split(' ').includes(word));

/** Different branches or people, as their labels name them. */
const apart = (a: Phone, b: Phone): boolean =>
  a.places.some((here) => b.places.some((there) => !within(here, there) && !within(there, here)));

/** At most two digits differ, and nothing says that these are two lines: one number is mistyped. */
const contradicts = (a: Phone, b: Phone): boolean =>
  a.number !== b.number && distance(a.number, b.number) <= 2 && !a.beside.includes(b.number) && !apart(a, b);

const MOST = 4;

/** Telephones of one place do not contradict each other; the block's number must be on the pages. */
export const telephones: Check = (audited) => {
  const { pages } = audited;
  const found = telephonesOf(audited);
  const numbers = found.map(({ number }) => number);
  const stated = phoneNumber(businessOf(audited)?.entity.telephone ?? '');
  const first = found.find((phone) => found.some((other) => contradicts(phone, other)));
  if (first !== undefined) {
    const close = found.filter((phone) => phone === first || contradicts(first, phone));
    const usual = factsOf(audited).telephone;
    return fault('important', {
      titre: fr`Deux numéros de téléphone se contredisent`,
      pourquoi: fr`Une IA qui lit deux numéros peut donner le mauvais à vos clients.`,
      constate: {
        ou: `sur ${[...new Set(close.map(({ page }) => pathOf(page.url)))].join(' et ')}`,
        texte: table(close.map(({ page, shown }) => [pathOf(page.url), shown] as const)),
      },
      copier: {
        ou: fr`partout, s'il est le bon`,
        texte: readablePhone(close.some(({ number }) => number === usual) ? usual : first.number),
      },
    });
  }
  if (stated !== '' && numbers.length > 0 && !numbers.includes(stated))
    return fault('important', {
      titre: fr`Les données structurées donnent un autre téléphone que les pages`,
      pourquoi: fr`Une IA qui lit deux numéros peut donner le mauvais à vos clients.`,
      constate: {
        ou: fr`dans les données structurées, puis sur les pages`,
        texte: table([
          ['telephone', readablePhone(stated)],
          ...numbers.slice(0, MOST).map((number) => ['pages', readablePhone(number)] as const),
        ]),
      },
      copier: {
        ou: fr`dans les données structurées, s'il est le bon`,
        texte: `"telephone": "${numbers[0]}"`,
      },
    });
  if (numbers.length === 0 && pages.length > 1)
    return fault('mineur', {
      titre: fr`Aucun téléphone n'est écrit en texte`,
      pourquoi: fr`Un numéro dans une image ou derrière un bouton ne se lit pas : une IA ne peut pas le donner.`,
      constate: { ou: everywhere(pages), texte: fr`aucun numéro trouvé` },
      copier: {
        ou: fr`sur la page de contact, avec votre numéro`,
        texte: '<a href="tel:+33XXXXXXXXX">0X XX XX XX XX</a>',
      },
    });
  if (numbers.length === 0) return [];
  const written = numbers.slice(0, MOST).map(readablePhone).join(', ');
  const more = numbers.length > MOST ? fr` et d'autres` : '';
  return conforme(
    fr`Téléphone`,
    fr`${written}${more}, ${accord(numbers.length, 'écrit', 'écrits')} en texte.`,
  );
};

export const nomEtVille: Check = ofPages(({ pages, fiche }) => {
  const written = ` ${foldedTextOf(pages)} `;
  const absent = [
    [fr`le nom`, fiche.entreprise],
    [fr`la ville`, fiche.ville],
  ].filter(([, value = '']) => value !== '' && !written.includes(` ${fold(value)} `));
  if (absent.length === 0) return conforme(fr`Nom et ville`, fr`écrits en texte sur les pages lues.`);
  return fault('important', {
    titre: fr`Les pages n'écrivent pas ${absent.map(([what]) => what).join(' ni ')}`,
    pourquoi: fr`Une IA cite une entreprise pour une ville quand une page les écrit ensemble, en toutes lettres.`,
    constate: {
      ou: everywhere(pages),
      texte: absent.map(([, value = '']) => fr`« ${value} » introuvable dans le texte`).join('\n'),
    },
    copier: {
      ou: fr`en bas de chaque page, à relire`,
      texte: [fiche.entreprise, fiche.metier, fiche.ville].filter((part) => part !== '').join(', '),
    },
  });
});
