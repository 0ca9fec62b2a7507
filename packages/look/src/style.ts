import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FONTS, OWN_BRAND, root, SIZES, STATES, SURFACES } from './tokens.ts';

/** Marks where a stylesheet includes a shared one: a comment, so that every editor and linter reads the file. */
const TAKEN = /\/\* look: ([a-z]+) \*\//g;

const shared = (name: string): string => sheet(new URL(`./sheets/${name}.css`, import.meta.url));

/** A stylesheet as pages carry it: includes expanded, comments and needless spaces removed. */
export const sheet = (file: URL): string =>
  readFileSync(file, 'utf8')
    .replace(TAKEN, (_, name: string) => shared(name))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();

const OWN_VALUES = root(OWN_BRAND, SURFACES, { faute: STATES.conquerir }, FONTS, SIZES);

/** The stylesheet of a page in the service's own name: values, base, band and foot, fields; then the page's own. */
export const ownStyle = (...own: readonly URL[]): string =>
  [OWN_VALUES, ...['base', 'structure', 'champs'].map(shared), ...own.map(sheet)].join('\n');

/** The hash by which a security policy allows this stylesheet only. */
export const styleHash = (style: string): string =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`;
