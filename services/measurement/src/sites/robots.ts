const MOST_STARS = 10;
/** The engine's substring search is linear up to this many characters. */
const LONGEST_PART = 250;

/** The path of a rule: any text may stand between its pieces. */
type Pattern = {
  readonly pieces: readonly string[];
  /** It ends where the address ends (`$`). */
  readonly whole: boolean;
  /** The longest matching pattern decides. */
  readonly length: number;
};

const upper = (text: string): string => text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** An address in the form that patterns are compared with. */
export const pathOf = ({ pathname, search }: URL): string => upper(pathname + search);

/** A pattern of robots.txt; null when it has too many stars, or a piece too long after one. */
export const patternOf = (text: string): Pattern | null => {
  const written = upper(encodeURI(text.toWellFormed()).replace(/%25/g, '%')).replace(/\*{2,}/g, '*');
  const whole = written.endsWith('$');
  const pieces = (whole ? written.slice(0, -1) : written).split('*');
  const [, ...searched] = pieces;
  if (searched.length > MOST_STARS || searched.some((piece) => piece.length > LONGEST_PART)) return null;
  return { pieces, whole, length: written.length };
};

/** Takes each piece at its first occurrence, which leaves most of the path to the next: one pass over the path. */
export const matches = ({ pieces, whole }: Pattern, path: string): boolean => {
  const [head = '', ...rest] = pieces;
  if (!path.startsWith(head)) return false;
  const tail = whole ? rest.pop() : undefined;
  let at = head.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (tail === undefined) return !whole || at === path.length;
  return path.length - tail.length >= at && path.endsWith(tail);
};

const MOST_CHARACTERS = 128 * 1024;
const MOST_RULES = 5000;
const LONGEST_LINE = 500;
const LONGEST_ADDRESS = 2000;

/** What robots.txt says to one robot about one address: `line` decides, null when no rule applies. */
type Ruling = { readonly allowed: boolean; readonly line: number | null };

type Rule = {
  readonly pattern: Pattern;
  readonly allowed: boolean;
  readonly line: number;
  readonly names: ReadonlySet<string>;
};

/** What a robots.txt says about addresses to robots, by name. */
export type Rulings = { readonly url: string; readonly robots: Readonly<Record<string, Ruling>> };

/**
 * What a robots.txt says by RFC 9309: the longest match decides, `Allow` before `Disallow`. Bounded: each rule is
 * matched once per address, however many robots are asked about. A site that answers at two addresses has one file.
 */
export function rulesOf(text: string, robots: readonly string[], addresses: readonly string[]) {
  const { rules, grouped, sitemaps } = read(text, new Set(['*', ...robots.map(lower)]));
  const rulings = addresses.map((url): Rulings => {
    const address = URL.parse(url.slice(0, LONGEST_ADDRESS));
    const path = address === null ? null : pathOf(address);
    const matching = path === null ? [] : rules.filter(({ pattern }) => matches(pattern, path));
    const ruling = (robot: string): Ruling => {
      const name = grouped.has(lower(robot)) ? lower(robot) : '*';
      const decides = matching.filter(({ names }) => names.has(name)).reduce<Rule | null>(stronger, null);
      return { allowed: decides?.allowed ?? true, line: decides?.line ?? null };
    };
    return { url, robots: Object.fromEntries(robots.map((robot) => [robot, ruling(robot)])) };
  });
  return { sitemaps: sitemaps.slice(0, 10), rulings };
}

const stronger = (rule: Rule | null, other: Rule): Rule => {
  if (rule === null) return other;
  const longer = other.pattern.length - rule.pattern.length;
  return longer > 0 || (longer === 0 && other.allowed && !rule.allowed) ? other : rule;
};

/** Leaves out robots that we do not ask about, and rules beyond the bounds. */
const read = (text: string, known: ReadonlySet<string>) => {
  const rules: Rule[] = [];
  /** Robots with a group of their own, even an empty one: the general group does not apply to them. */
  const grouped = new Set<string>();
  const sitemaps: string[] = [];
  let names = new Set<string>();
  let inNames = false;
  for (const [line, key, value] of directives(text)) {
    if (key === 'user-agent') {
      if (!inNames) names = new Set();
      const name = lower(value);
      if (known.has(name)) names.add(name);
    }
    inNames = key === 'user-agent';
    if (key === 'sitemap' && value !== '') sitemaps.push(value);
    if (key !== 'allow' && key !== 'disallow' && key !== 'crawl-delay') continue;
    for (const name of names) grouped.add(name);
    const pattern = key === 'crawl-delay' || value === '' ? null : patternOf(value);
    if (pattern === null || names.size === 0 || rules.length === MOST_RULES) continue;
    rules.push({ pattern, allowed: key === 'allow', line, names });
  }
  return { rules, grouped, sitemaps };
};

/** Line number, key and value of each directive. */
const directives = (text: string) =>
  text
    .slice(0, MOST_CHARACTERS)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line, i): [number, string, string][] => {
      const rule = line.length > LONGEST_LINE ? '' : line.split('#', 1).join('');
      const colon = rule.indexOf(':');
      const key = rule.slice(0, Math.max(0, colon)).trim().toLowerCase();
      return key === '' ? [] : [[i + 1, key, rule.slice(colon + 1).trim()]];
    });

/** Our user agent: a name made from the service's, and the address for questions. */
export const userAgentOf = (service: string, publicUrl: string): string => {
  const name = service.normalize('NFKD').replace(/[^a-zA-Z]/g, '') || 'Mesure';
  return `${name}/1.0 (+${new URL(publicUrl).origin})`;
};

/** The name that robots.txt uses for us: the part before the version. */
export const robotName = (userAgent: string): string => userAgent.split('/')[0]?.trim() ?? '';

const lower = (robot: string): string => robotName(robot).toLowerCase();
