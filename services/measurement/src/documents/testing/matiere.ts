import type { Provider } from '../../ai/port.ts';
import type { Agence } from '../document.data.ts';

/** Words for invented measurements: a bakery in Angers, its competitors, the questions of its customers. */

/** A word of a document, which `textes` replace in turn. */
export const mots =
  (textes: readonly string[] = []) =>
  (i: number, plain: string): string =>
    textes[i % textes.length] ?? plain;

export const agenceFictive = (word: ReturnType<typeof mots>, couleur = '#0b5cad'): Agence => ({
  ...{ nom: word(0, 'Agence Clairval'), couleur },
  contact: word(1, 'Léa Morvan · 02 61 91 04 27 · lea.morvan@agence-clairval.example'),
});

export const QUESTIONS: readonly string[] = [
  'Quelle est la meilleure boulangerie d’Angers pour le pain au levain ?',
  'Quelles sont les cinq meilleures boulangeries d’Angers ?',
  'Où manger un croissant pur beurre à Angers ?',
  'Où trouver une bonne galette des Rois artisanale à Angers ?',
  'Quelle boulangerie est ouverte le dimanche matin dans le centre d’Angers ?',
  'Où commander un gâteau d’anniversaire sur mesure à Angers ?',
  'Où acheter du pain sans gluten à Angers ?',
  'Où trouver du pain bio dans le quartier de la Doutre à Angers ?',
  'Quelle boulangerie d’Angers livre les restaurants ?',
  'Quel artisan boulanger choisir pour le buffet d’un mariage près d’Angers ?',
  'Où trouver une fougasse aux olives à Angers ?',
  'Quelle boulangerie d’Angers propose un snacking de qualité le midi ?',
  'Où acheter des macarons maison à Angers ?',
  'Qui fait les meilleurs éclairs au chocolat à Angers ?',
  'Où trouver du pain de seigle à la coupe à Angers ?',
  'Quelle boulangerie d’Angers accepte les titres-restaurant ?',
  'Où commander une pièce montée pour un baptême à Angers ?',
  'Quelle boulangerie a le meilleur rapport qualité-prix à Angers ?',
  'Où trouver des viennoiseries véganes à Angers ?',
  'Quelle boulangerie près de la gare d’Angers ouvre avant six heures ?',
];

export const RIVAUX: readonly string[] = [
  'Fournil Tesseau',
  'Boulangerie Quintard',
  'Aux Blés de Reculée',
  'Atelier Mie-Dorée',
  'Pétrin Saint-Serge',
];

export const IAS: readonly (readonly [ia: string, fournisseur: Provider, modele: string])[] = [
  ['ChatGPT', 'openai', 'gpt-5.5-2026-08-14'],
  ['Claude', 'anthropic', 'claude-sonnet-5-20260901'],
  ['Gemini', 'google', 'gemini-3.5-pro'],
  ['Perplexity', 'perplexity', 'sonar-pro'],
  ['Le Chat', 'mistral', 'mistral-large-2609'],
];

export const DOMAINES = [
  ['maison-ferrandin.example', 'autre'],
  ['angers-gourmand.example', 'annuaire'],
  ['fournil-tesseau.example', 'autre'],
  ['lesavis-angevins.example', 'avis'],
  ['courrier-de-maine.example', 'presse locale'],
] as const;

export const RECHERCHES: readonly string[] = ['meilleure boulangerie angers', 'boulangerie angers avis'];

/** 60 texts that break careless documents: markup, direction marks, JSON and CSS ends, endless words. */
export const HOSTILES: readonly string[] = [
  '<script>alert(1)</script>',
  '</template><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://exemple.invalid/pixel.png">',
  '"><b onmouseover=alert(1)>',
  '\'"><iframe src=javascript:alert(1)>',
  '<!-- --><!DOCTYPE html>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '&lt;b&gt; &amp;amp; &#x3c;',
  '&nbsp;&copy;&#0;',
  '{"@context":"https://schema.org"}</script>',
  '\\u003cscript\\u003e',
  '"}]}</template>',
  '"; } body { display: none } /*',
  '\\22 ;}@import url(//exemple.invalid/x.css);',
  'url(https://exemple.invalid/f.woff)',
  '@page{size:1mm}',
  'expression(alert(1))',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\u202eeniL eht no\u202c',
  '\u202e\u202e\u202e retourné',
  '\u2066\u2067\u2068 isolé sans fin',
  'a\u200bb\u200cc\u200dd\ufeffe',
  '\u2028ligne\u2029paragraphe',
  'nul \u0000 et \u0007 cloche',
  'tab\tet\r\nretour',
  '\ud800 moitié de signe',
  'Z\u0351\u036b\u0343\u036a\u0302\u036ba\u0316\u0323\u0333lgo',
  'A'.repeat(120),
  'é'.repeat(120),
  'a-'.repeat(60),
  'https://exemple.invalid/'.padEnd(120, 'x'),
  '漢'.repeat(120),
  '🥖'.repeat(60),
  '👩‍👩‍👧‍👦 famille 🏳️‍🌈',
  'שלום עולם boulangerie',
  'مرحبا بالعالم 123 ?',
  '# Titre\n\n* liste\n* **gras**',
  '[lien](javascript:alert(1))',
  '![image](https://exemple.invalid/i.png)',
  '| a | b |\n|---|---|',
  '```html\n<b>x</b>\n```',
  '$(touch /tmp/x) `id` $HOME',
  "' OR 1=1 --",
  ['{{7*7}} $', '{7*7} <%= 7*7 %>'].join(''),
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<svg><use href="https://exemple.invalid/#x"/></svg>',
  '<style>*{display:none}</style>',
  '<base href="https://exemple.invalid/">',
  '<meta http-equiv=refresh content="0;url=https://exemple.invalid">',
  '<form action=https://exemple.invalid><button>ok</button></form>',
  '<a href=https://exemple.invalid target=_blank>cliquez</a>',
  '<details open ontoggle=alert(1)>',
  '__proto__',
  'constructor',
];
