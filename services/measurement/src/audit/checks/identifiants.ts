import { fr } from '@agence/gesture';
import { type Check, conforme, type Finding, nonVerifie, pathOf, table } from '../finding.ts';
import { businessOf } from './donnees-structurees.ts';

const shownSiren = (digits: string): string => digits.slice(0, 9).replace(/(\d{3})(?=\d)/g, '$1 ');

/** SIREN and SIRET: valid check digit, and the same everywhere. */
export const identifiants: Check = (audited) => {
  const seen = audited.pages.flatMap((page) => page.extract.identifiers.map((id) => ({ page, ...id })));
  const block = businessOf(audited)?.entity.identifiers ?? [];
  if (seen.length === 0)
    return audited.pages.length === 0
      ? []
      : [nonVerifie('siren', 'SIREN', fr`aucun numéro n'a été trouvé sur les pages lues.`)];
  const wrong = seen.filter(({ valid }) => !valid);
  const [first] = wrong;
  if (first !== undefined)
    return [
      {
        code: 'siren',
        gravite: 'important',
        titre: fr`Un numéro d'immatriculation est faux`,
        pourquoi: fr`Sa clé de contrôle ne tombe pas juste : un chiffre manque ou a été échangé. Aucun registre ne le connaît.`,
        constate: {
          ou: fr`sur ${[...new Set(wrong.map(({ page }) => pathOf(page.url)))].join(' et ')}`,
          texte: table(wrong.map(({ page, shown }) => [pathOf(page.url), shown] as const)),
        },
        copier: null,
      },
    ];
  const sirens = [
    ...new Set([...seen.map(({ digits }) => digits), ...block].map((digits) => digits.slice(0, 9))),
  ];
  if (sirens.length > 1)
    return [
      twoCompanies(
        sirens,
        seen.map(({ page, digits }) => [pathOf(page.url), digits] as const),
      ),
    ];
  return [conforme('siren', 'SIREN', fr`${shownSiren(sirens[0] ?? '')}, clé juste, le même partout.`)];
};

const twoCompanies = (sirens: readonly string[], rows: readonly (readonly [string, string])[]): Finding => ({
  code: 'siren',
  gravite: 'mineur',
  titre: fr`Les pages donnent ${sirens.length} numéros SIREN`,
  pourquoi: fr`L'un est peut-être celui de votre hébergeur ou de votre prestataire : dites alors de qui il est, juste à côté.`,
  constate: {
    ou: fr`sur les pages lues`,
    texte: table(rows.map(([path, digits]) => [path, shownSiren(digits)] as const)),
  },
  copier: null,
});
