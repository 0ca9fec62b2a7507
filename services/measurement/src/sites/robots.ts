import robotsParser from 'robots-parser';

type Parsed = {
  isAllowed: (url: string, robot: string) => boolean | undefined;
  getMatchingLineNumber: (url: string, robot: string) => number;
  getSitemaps: () => string[];
};
/** Its types announce an ES module; the package is CommonJS, whose export is the function itself. */
const parseRobots = robotsParser as unknown as (url: string, text: string) => Parsed;

const MOST_CHARACTERS = 128 * 1024;
const MOST_RULES = 5000;
const LONGEST_LINE = 500;
/** Each step of a match is tried at every sign of the address when a star came before it. */
const MOST_STARS = 10;
const LONGEST_ADDRESS = 2000;

/** What robots.txt says about one address to one robot: the line that decides, null when no rule does. */
export type Ruling = { readonly allowed: boolean; readonly line: number | null };

export type Rules = {
  readonly ruling: (url: string, robot: string) => Ruling;
  readonly sitemaps: readonly string[];
};

/**
 * The rules of a robots.txt found at `url`, by RFC 9309 (longest match, `Allow` before `Disallow`). Bounded first:
 * the parser multiplies the robots of a group by its rules. Line numbers stay those of the file.
 */
export function rulesOf(url: string, text: string, robots: readonly string[]): Rules {
  const parsed = parseRobots(
    url,
    bounded(text, new Set(['*', ...robots.map((robot) => robot.toLowerCase())])),
  );
  return {
    ruling: (whole, robot) => {
      const address = whole.slice(0, LONGEST_ADDRESS);
      const line = parsed.getMatchingLineNumber(address, robot);
      return { allowed: parsed.isAllowed(address, robot) ?? true, line: line > 0 ? line : null };
    },
    sitemaps: parsed.getSitemaps().slice(0, 10),
  };
}

/** What a robots.txt says about addresses to robots; `robots` by name. */
export type Rulings = { readonly url: string; readonly robots: Readonly<Record<string, Ruling>> };

/** The same rules, wherever an address is: a site that answers at two of them has one file. */
export const rulingsOf = (
  text: string,
  robots: readonly string[],
  addresses: readonly string[],
): readonly Rulings[] =>
  addresses.map((url) => {
    const rules = rulesOf(URL.parse('/robots.txt', url)?.href ?? url, text, robots);
    return { url, robots: Object.fromEntries(robots.map((robot) => [robot, rules.ruling(url, robot)])) };
  });

const AGENT = /^\s*user-agent\s*:\s*([^#/]*)/i;

/** Robots that we do not ask about become one, named once a group; what is over the bounds becomes an empty line. */
const bounded = (text: string, known: ReadonlySet<string>): string => {
  let named = new Set<string>();
  let inNames = false;
  let rules = 0;
  const kept = text
    .slice(0, MOST_CHARACTERS)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => {
      if (line.length > LONGEST_LINE) return '';
      const agent = AGENT.exec(line)?.[1]?.trim().toLowerCase();
      if (agent === undefined) {
        if (!/^\s*[a-z-]+\s*:/i.test(line)) return line;
        inNames = false;
        rules += 1;
        const rule = line.replace(/\*{2,}/g, '*');
        return rules > MOST_RULES || rule.split('*').length > MOST_STARS + 1 ? '' : rule;
      }
      if (!inNames) named = new Set();
      inNames = true;
      const name = known.has(agent) ? agent : 'other';
      if (named.has(name)) return '';
      named.add(name);
      return `User-agent: ${name}`;
    });
  return kept.join('\n');
};

/** How we name ourselves to sites: a robot's name made of the service's, and where to ask about it. */
export const userAgentOf = (service: string, publicUrl: string): string => {
  const name = service.normalize('NFKD').replace(/[^a-zA-Z]/g, '') || 'Mesure';
  return `${name}/1.0 (+${new URL(publicUrl).origin})`;
};

/** The name by which robots.txt addresses us: what stands before the version. */
export const robotName = (userAgent: string): string => userAgent.split('/')[0]?.trim() ?? '';
