import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SHEETS = ['tokens', 'base', 'structure', 'champs', 'reponses'];

const packed = (name: string): string =>
  readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The stylesheet of every page of the form. */
export const STYLE = SHEETS.map(packed).join('\n');

/** What a security policy calls it by, so that no other style is applied. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
