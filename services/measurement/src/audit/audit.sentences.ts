import { accord, enLettres, enLettresMasculin, majuscule } from '@agence/words/french';
import { dateCourte } from '../documents/dates.ts';
import { fr, type Phrase, suite } from '../documents/typo.ts';
import type { AuditData } from './audit.data.ts';
import { GRAVITES, type Gravite } from './finding.ts';

export const nombreDe = (data: AuditData, gravite: Gravite): number =>
  data.constats.filter((c) => c.gravite === gravite).length;

const points = (n: number): string => accord(n, 'point', 'points');
const Lettres = (n: number): string => majuscule(enLettresMasculin(n));

/** For the site's owner: does anything stop an AI from reading the site? */
export function verdict(data: AuditData): Phrase {
  if (data.injoignable !== null)
    return fr`Le site n'a pas pu être lu le ${dateCourte(data.lecture.date)}. Cet audit ne dit donc rien de son contenu.`;
  const [stop, doubt, minor] = GRAVITES.map((g) => nombreDe(data, g));
  if (stop) return suite(bloque(stop), doubt ? doute(doubt, 'autre') : null);
  if (doubt) return suite(fr`Rien n'empêche une IA de lire le site.`, doute(doubt, ''));
  if (minor)
    return suite(
      fr`Le site se lit bien.`,
      fr`${Lettres(minor)} ${points(minor)} ${accord(minor, 'reste', 'restent')} à parfaire, sans urgence.`,
    );
  return fr`Le site se lit bien : rien à corriger parmi les points vérifiés.`;
}

const bloque = (n: number): Phrase =>
  fr`${Lettres(n)} ${points(n)} ${accord(n, 'empêche', 'empêchent')} une IA de lire le site ou de le citer.`;

function doute(n: number, which: string): Phrase {
  const others = which === '' ? points(n) : accord(n, 'autre', 'autres');
  return fr`${Lettres(n)} ${others} la ${accord(n, 'fait', 'font')} douter de ce qu'elle lit.`;
}

export function resume(data: AuditData): Phrase[] {
  const n = data.constats.length;
  if (data.injoignable !== null || n === 0) return [];
  const fixes = data.constats.filter((c) => c.copier !== null).length;
  const ready =
    fixes === n
      ? fr`Chaque constat est suivi de ce qu'il faut écrire, prêt à copier.`
      : fr`${Lettres(fixes)} ${accord(fixes, 'constat', 'constats')} sur ${n} ${accord(fixes, 'est suivi', 'sont suivis')} de ce qu'il faut écrire, prêt à copier.`;
  const order = fr`Commencez par le premier : ils sont rangés du plus grave au moins grave.`;
  return [suite(fixes === 0 ? null : ready, order)];
}

/** Whether the robots that answer questions may enter; refusing training is a choice, not a fault. */
export function chapeauRobots({ robots }: AuditData): Phrase {
  const search = robots.filter((r) => r.usage === 'recherche');
  const out = search.filter((r) => !r.admis).length;
  const training = robots.some((r) => r.usage === 'entrainement' && !r.admis);
  const phrase =
    out === 0
      ? fr`Les robots de recherche sont tous admis.`
      : out === search.length
        ? fr`Les robots de recherche sont tous refusés.`
        : fr`${Lettres(out)} ${accord(out, 'robot', 'robots')} de recherche sur ${enLettres(search.length)} ${accord(out, 'est refusé', 'sont refusés')}.`;
  const choice = fr`Refuser l'entraînement est un choix légitime : nous ne le comptons pas comme un défaut.`;
  return suite(phrase, training ? choice : null);
}
