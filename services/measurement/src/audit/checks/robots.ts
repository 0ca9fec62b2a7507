import { fr } from '@agence/gesture';
import { plain } from '../../sites/extract/plain.ts';
import { isDown, type SiteRead } from '../../sites/site.data.ts';
import { type Check, conforme, fault, listed, nonVerifie, pathOf } from '../finding.ts';
import { ROBOTS_IA } from '../robots-ia.ts';

type Ruled = ReturnType<typeof ruledAt>[number];

const ruledAt = ({ rulings }: SiteRead, url: string) => {
  const ruled = rulings?.find((ruling) => ruling.url === url)?.robots;
  if (ruled === undefined) return [];
  return ROBOTS_IA.map((robot) => ({ ...robot, ...(ruled[robot.robot] ?? { allowed: true, line: null }) }));
};

const homeOf = ({ pages, robots }: SiteRead): string => {
  const [home] = pages;
  return home?.kind === 'answered' ? home.final_url : (home?.url ?? robots.url);
};

/** What robots.txt says to each robot about the home page; empty when it could not be read. `regle`: null when none applies. */
export const robotsTable = (site: SiteRead) =>
  ruledAt(site, homeOf(site)).map(({ robot, editeur, usage, allowed, line }) => ({
    robot,
    editeur,
    usage,
    admis: allowed,
    regle: line === null ? null : `l. ${line}`,
  }));

/** The robots refused there that serve answers. Refusing training is the owner's choice, never a fault. */
const closedAt = (site: SiteRead, url: string) => {
  const ruled = ruledAt(site, url);
  const closed = ruled.filter(({ usage, allowed }) => usage !== 'entrainement' && !allowed);
  /** An admitted search robot is another way for its maker to cite the site. */
  const cited = (robot: Ruled): boolean =>
    ruled.some(
      ({ editeur, usage, allowed }) => editeur === robot.editeur && usage === 'recherche' && allowed,
    );
  return {
    closed,
    blocking: closed.filter((robot) => robot.usage !== 'gemini' && !cited(robot)),
    visits: closed.filter((robot) => robot.usage === 'demande' && cited(robot)),
    gemini: closed.filter((robot) => robot.usage === 'gemini'),
  };
};

/** Robots that read before answering must be allowed. */
export const robots: Check = ({ site, pages }) => {
  const file = site.robots;
  if (file.kind === 'unread' || isDown(file)) return [];
  if (site.rulings === null)
    return nonVerifie(fr`Robots des IA`, fr`/robots.txt n'a pas pu être lu à temps.`);
  const lines = (file.status === 200 ? file.text : '').split(/\r\n|\r|\n/);
  const { closed, blocking, visits, gemini } = closedAt(site, homeOf(site));
  if (blocking.length > 0) return closedDoor(blocking, closed, lines);
  const minor = [
    ...(gemini.length > 0 ? [closedGemini(gemini, lines)] : []),
    ...(visits.length > 0 ? [closedVisits(visits, lines)] : []),
  ];
  const elsewhere = pages.slice(1).flatMap(({ final_url: url }) => {
    const refused = closedAt(site, url).blocking;
    return refused.length > 0 ? [closedPage(url, refused, lines)] : [];
  });
  const found = [...elsewhere.slice(0, 1), ...minor];
  return found.length > 0
    ? found
    : conforme(fr`Robots des IA`, fr`tous ceux qui lisent avant de répondre sont admis.`);
};

const makersOf = (robots: readonly Ruled[]): string[] => [...new Set(robots.map(({ editeur }) => editeur))];

const closedDoor = (blocking: readonly Ruled[], closed: readonly Ruled[], lines: readonly string[]) => {
  const makers = makersOf(blocking);
  const [reads, answers] = makers.length === 1 ? ['lit', 'ses réponses'] : ['lisent', 'leurs réponses'];
  const [titre, by, refused] =
    blocking.length === 1
      ? [fr`Un robot d'IA trouve porte close`, 'ce robot', fr`qu'il est refusé`]
      : [fr`${blocking.length} robots d'IA trouvent porte close`, 'ces robots', fr`qu'ils sont refusés`];
  return fault('bloquant', {
    titre,
    pourquoi: fr`${listed(makers)} ${reads} le web par ${by} avant de répondre. Tant ${refused}, aucune page du site ne peut servir de source dans ${answers}.`,
    ...refusal(blocking, closed, lines),
  });
};

const closedVisits = (visits: readonly Ruled[], lines: readonly string[]) => {
  const makers = makersOf(visits);
  const keep =
    makers.length === 1
      ? fr`garde son robot de recherche, qui est admis`
      : fr`gardent leurs robots de recherche, qui sont admis`;
  return fault('mineur', {
    titre:
      visits.length === 1
        ? fr`Un robot qui ouvre les pages à la demande est refusé`
        : fr`${visits.length} robots qui ouvrent les pages à la demande sont refusés`,
    pourquoi: fr`${listed(makers)} ${keep} : le site peut être cité. Mais quand un utilisateur demande une page, elle peut ne pas s'ouvrir.`,
    ...refusal(visits, visits, lines),
  });
};

const closedGemini = (gemini: readonly Ruled[], lines: readonly string[]) =>
  fault('important', {
    titre: fr`Gemini ne peut pas appuyer ses réponses sur le site`,
    pourquoi: fr`Refuser Google-Extended écarte le site de l'entraînement de Gemini, mais aussi des pages sur lesquelles Gemini fonde ses réponses. La recherche Google n'en dépend pas. Gardez cette règle si c'est votre choix.`,
    ...refusal(gemini, gemini, lines),
  });

/** The lines that refuse these robots, and lines that admit every robot of `open`. */
const refusal = (refused: readonly Ruled[], open: readonly Ruled[], lines: readonly string[]) => {
  const deciding = [...new Set(refused.map(({ line }) => line ?? 0))].toSorted((a, b) => a - b);
  const groups = deciding.map((line) => groupOf(lines, line));
  const opened = new Set(open.map(({ robot }) => robot.toLowerCase()));
  // A group that also names other robots stays: replacing it would admit them too.
  const own = groups.every(({ names }) => names.every((name) => opened.has(name.toLowerCase())));
  // Private pages of the general group stay closed.
  const kept = groups.flatMap(({ rules }) => rules).filter((rule) => !/:\s*\/?\*?\s*$/.test(rule));
  return {
    constate: {
      ou: fr`dans /robots.txt, ${deciding.length === 1 ? 'ligne' : 'lignes'} ${deciding.join(', ')}`,
      texte: groups.map(({ shown }) => shown).join('\n\n'),
    },
    copier: {
      ou: own ? fr`à la place de ces lignes` : fr`à la fin de /robots.txt`,
      texte: [...open.map(({ robot }) => `User-agent: ${robot}`), 'Allow: /', ...new Set(kept)].join('\n'),
    },
  };
};

/** The group around a line: its names, its other rules, and its names with that line. */
const groupOf = (lines: readonly string[], line: number) => {
  const isName = (text: string): boolean => /^\s*user-agent\s*:/i.test(text);
  let start = line - 1;
  while (start > 0 && !isName(lines[start] ?? '')) start -= 1;
  while (start > 0 && isName(lines[start - 1] ?? '')) start -= 1;
  let end = line;
  while (end < lines.length && !isName(lines[end] ?? '')) end += 1;
  const inside = lines.slice(start, end).map((text) => plain(text.replace(/#.*/, ''), 120));
  const names = inside.filter(isName);
  const decisive = plain(lines[line - 1] ?? '', 120);
  return {
    names: names.map((name) => name.replace(/^[^:]*:\s*/, '')),
    rules: inside.filter((text) => /^\s*(dis)?allow\s*:/i.test(text) && text !== decisive),
    shown: [...names.slice(0, 8), decisive].join('\n'),
  };
};

const closedPage = (url: string, refused: readonly Ruled[], lines: readonly string[]) => {
  const line = refused[0]?.line ?? 0;
  return fault('important', {
    titre: fr`La page ${pathOf(url)} est fermée aux robots des IA`,
    pourquoi: fr`La page est liée depuis le site, mais /robots.txt interdit à ${refused.length} robots d'IA de la lire. Ce qu'elle dit ne peut pas être cité.`,
    constate: { ou: fr`dans /robots.txt, ligne ${line}`, texte: groupOf(lines, line).shown },
    copier: { ou: fr`juste au-dessous de cette ligne`, texte: `Allow: ${URL.parse(url)?.pathname ?? '/'}` },
  });
};
