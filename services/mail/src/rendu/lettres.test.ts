import { describe, expect, it } from '@jest/globals';
import { caniemail } from 'caniemail';
import { GALERIE } from '../galerie.fixture.ts';

/** What French people read their mail with. */
const PROGRAMS: Parameters<typeof caniemail>[0]['clients'] = [
  'gmail.*',
  'apple-mail.*',
  'outlook.*',
  'yahoo.*',
  'orange.*',
  'sfr.*',
  'protonmail.*',
];

/** What some of them drop, and what a letter is without it. */
const ENHANCEMENTS = new Set([
  // It stays as on a light screen.
  ...['color-scheme CSS property', 'color-scheme meta tag', '@media', '<style> element'],
  // The page's own tags become those of the program around it.
  ...['<body> element', 'lang attribute', 'role attribute'],
  // A long word is wide; the words that a mailbox shows beside the subject stand above the letter.
  ...['word-break', 'max-height property', 'overflow', 'display:none'],
  // One application opens a contact instead of a message: the plain words to write stand in the text part.
  ...['mailto: links', 'text-decoration'],
]);

describe.each(GALERIE)('%s', (_, { html, texte, sujet }) => {
  it('holds nothing that mail programs drop, but what it can do without', () => {
    const { issues } = caniemail({ clients: PROGRAMS, html });
    const dropped = [...issues.errors].flatMap(([program, all]) =>
      all.map(({ title }) => `${title} (${program})`),
    );
    expect(dropped.filter((one) => !ENHANCEMENTS.has(one.replace(/ \([^()]*\)$/, '')))).toEqual([]);
  });

  it('is small, has no picture, runs and fetches nothing', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(60 * 1024);
    expect(html).not.toMatch(/<(?:script|img|link|iframe|object|form|svg)\b|url\(|@import/i);
  });

  it('shows no raw address of ours, and has a text part that says the same', () => {
    const shown = html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ');
    expect(shown).not.toMatch(/https?:\/\//);
    for (const [, href] of html.matchAll(/href="(http[^"]+)"/g)) expect(texte).toContain(href);
    const orders = [...html.matchAll(/href="mailto:[^"]*body=([^"]+)"/g)].map(([, body = '']) =>
      decodeURIComponent(body),
    );
    for (const order of orders) expect(texte).toContain(order);
    expect(sujet.length).toBeLessThan(90);
  });
});
