import { describe, expect, it } from '@jest/globals';
import { html, writtenPage } from './html.ts';
import { ownStyle, sheet, styleHash } from './style.ts';
import { root, SURFACES } from './tokens.ts';

describe('a page', () => {
  it('is escaped wherever text comes in, and is whole', () => {
    const nom = `<script>alert("L'Épi & Fils")</script>`;
    const page = writtenPage(html`<html lang="fr"><body><p title=${nom}>${nom}</p></body></html>`);
    expect(page).toBe(
      `<!DOCTYPE html>\n<html lang="fr"><body><p title="&lt;script>alert(&quot;L'Épi &amp; Fils&quot;)&lt;/script>">&lt;script>alert(&quot;L'Épi &amp; Fils&quot;)&lt;/script></p></body></html>\n`,
    );
  });
});

describe('a stylesheet', () => {
  it('has the values it calls by name', () => {
    expect(root(SURFACES, { faute: 'red' })).toMatch(/^:root \{ --papier: #fffefb; .* --faute: red; \}$/);
    const style = ownStyle();
    const called = new Set([...style.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
    const given = new Set([...style.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    expect([...called].filter((name) => !given.has(name))).toEqual([]);
  });

  it('is packed, with what it takes up written out', () => {
    const saut = sheet(new URL('./sheets/saut.css', import.meta.url));
    expect(sheet(new URL('./sheets/base.css', import.meta.url))).toContain(saut);
    expect(ownStyle()).not.toMatch(/\/\*|\n\n| {2}/);
    expect(styleHash('p { margin: 0 }')).toMatch(/^sha256-[\w+/]{43}=$/);
  });
});
