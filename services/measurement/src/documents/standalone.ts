import { html, type Vue, writtenPage } from '@agence/look/html';
import type { Agence } from './document.data.ts';
import { type Feuille, style } from './look/look.ts';

const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export type Page = {
  /** Without markup or direction marks: shown in a tab. */
  titre: string;
  description: string;
  /** The foot of each printed page. */
  pied: string;
  agence: Agence;
  feuilles: readonly Feuille[];
  corps: Vue;
  /** Embedded as it is, so that each number can be computed again. */
  donnees: object;
};

/** JSON that no HTML parser can leave: the signs that matter to it are written as escapes. */
export function jsonInerte(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

const plat = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');

/** One standalone file: no script, no outside reference, system fonts. */
export function ecrirePage(page: Page): string {
  const css = style(page.agence.couleur, page.pied, page.feuilles);
  return writtenPage(html`<html lang="fr"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content=${CSP} />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light" />
<meta name="description" content=${plat(page.description)} />
<title>${plat(page.titre)}</title>
<style dangerouslySetInnerHTML=${{ __html: css }}></style>
</head><body>
<a class="saut" href="#contenu">Aller au contenu</a>
${page.corps}
<template id="donnees" data-format="application/json" dangerouslySetInnerHTML=${{ __html: jsonInerte(page.donnees) }}></template>
</body></html>`);
}
