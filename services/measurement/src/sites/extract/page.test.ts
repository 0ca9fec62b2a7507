import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { decodeHtml } from './extract.worker.ts';
import { readJsonLd } from './json-ld.ts';
import { extractPage } from './page.ts';

const read = (html: string) => extractPage(html, 'https://exemple.fr/a/');

it('reads what a page says to machines, and where', () => {
  const html = `<!doctype html>
<html lang="fr-FR">
<head>
<title>Pains
 au levain</title>
<meta NAME="Description" content="Du pain &amp; des tartes">
<meta name="robots" content="noindex"><meta name="googlebot" content="nosnippet">
<link rel="canonical" href="/a">
<meta property="article:modified_time" content="2026-10-02T10:00:00+02:00">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","dateModified":"2026-11-01"}</script>
<script src="x.js"></script>
</head><body itemscope itemtype="https://schema.org/Bakery"></body></html>`;
  expect(read(html)).toMatchObject({
    title: 'Pains au levain',
    description: 'Du pain & des tartes',
    lang: 'fr-FR',
    canonical: 'https://exemple.fr/a',
    robots: [
      { name: 'robots', content: 'noindex', line: 7 },
      { name: 'googlebot', content: 'nosnippet', line: 7 },
    ],
    scripts: 1,
    microdata: 1,
    json_ld: [{ line: 10, error: null, entities: [{ types: ['Bakery'] }] }],
    dates: ['2026-10-02', '2026-11-01'],
  });
});

it('reads what a person sees, a line a block, and nothing hidden', () => {
  const html = `<body><h1>Le <em>fournil</em></h1><p>Ouvert<br>tôt</p><script>non</script><style>non</style>
<noscript>non</noscript><template>non</template><p hidden>non</p><p style="display: none">non</p><svg><text>non</text></svg>
<ul><li>Pain</li><li>Tarte</li></ul>© 2019-2024 Fournil`;
  const { text, headings, words, copyright_year } = read(html);
  expect({ text, headings, words, copyright_year }).toEqual({
    text: 'Le fournil\nOuvert\ntôt\nPain\nTarte\n© 2019-2024 Fournil',
    headings: [{ level: 1, text: 'Le fournil' }],
    words: 9,
    copyright_year: 2024,
  });
});

it('keeps links to the same site, resolved, without fragment, each once', () => {
  const html = `<base href="/b/"><a href="c"><b>Voir</b> tout</a><a href="c#bas">encore</a><a href="https://www.exemple.fr/d"></a>
<a href="https://ailleurs.fr/">x</a><a href="mailto:a@b.fr">x</a><a href="javascript:x()">x</a><a href="https://exemple.fr.pirate.fr/">x</a>`;
  expect(read(html).links).toEqual([
    { url: 'https://exemple.fr/b/c', text: 'Voir tout' },
    { url: 'https://www.exemple.fr/d', text: '' },
  ]);
});

it('drops control and direction marks, and never cuts a character in two', () => {
  const { title, text } = read(`<title>a\u202eb\0c\u200bd</title><p>${'😀'.repeat(15_000)}`);
  expect(title).toBe('abcd');
  expect({ length: text.length, whole: text.isWellFormed() }).toEqual({ length: 20_000, whole: true });
});

it('an absent title, description and language are empty, like an empty one', () => {
  expect(read('<p>x')).toMatchObject({ title: '', description: '', lang: '', canonical: null });
  expect(read('<html lang=""><title></title>')).toMatchObject({ title: '', lang: '' });
});

it.each([
  ['the header', 'text/html; charset=ISO-8859-1', Buffer.from('été', 'latin1')],
  ['the page', 'text/html', Buffer.from('<meta charset="windows-1252">été', 'latin1')],
  ['nobody', 'text/html', Buffer.from('été')],
  ['an unknown one', 'text/html; charset=martien', Buffer.from('été')],
])('decodes by the charset of %s', (_, type, body) => {
  expect(decodeHtml(body, type)).toMatch(/été$/);
});

describe('JSON-LD', () => {
  it('finds every node, in a graph or in another, and what the audit compares', () => {
    const block = readJsonLd(
      JSON.stringify({
        '@context': { '@vocab': 'https://schema.org/' },
        '@graph': [
          {
            '@type': ['https://schema.org/Bakery', 'schema:Store'],
            name: 'Fournil',
            telephone: ['02 41 20 30 40'],
            sameAs: [],
            vatID: 'FR44 732829320',
            address: {
              '@type': 'PostalAddress',
              streetAddress: '14 rue du Four',
              postalCode: 49100,
              addressLocality: 'Angers',
            },
          },
        ],
      }),
      3,
    );
    expect(block.error).toBeNull();
    expect(block.entities).toMatchObject([
      {
        types: ['Bakery', 'Store'],
        fields: ['name', 'telephone', 'vatID', 'address'],
        name: 'Fournil',
        telephone: '02 41 20 30 40',
        street: '14 rue du Four',
        postal_code: '49100',
        city: 'Angers',
        identifiers: ['732829320'],
      },
      { types: ['PostalAddress'] },
    ]);
  });
  it.each([
    ['an empty one', '', fr`Le bloc est vide.`],
    [
      'no context',
      '{"@type":"Bakery"}',
      fr`Le bloc ne dit pas qu'il parle schema.org : il manque « @context ».`,
    ],
    ['no type', '{"@context":"https://schema.org"}', fr`Le bloc ne décrit rien : aucun « @type ».`],
    ['null', 'null', fr`Le bloc ne décrit rien : aucun « @type ».`],
    [
      'a stray quote',
      '{"name": "L"Atelier"}',
      fr`Ce n'est pas du JSON : une faute près de « {"name": "L"Atelier"} ».`,
    ],
    ['200,002 characters', `[${' '.repeat(200_000)}]`, fr`Le bloc est trop long pour être lu.`],
  ])('%s', (_, source, error) => {
    expect(readJsonLd(source, 1).error).toBe(error);
  });
  it('a name that is an object of the language is a name like another', () => {
    const source = '{"@context":"https://schema.org","@type":"Bakery","__proto__":{"a":1},"constructor":"x"}';
    expect(readJsonLd(source, 1).entities[0]?.fields).toEqual(['__proto__', 'constructor']);
  });
});
