import { describe, expect, it } from '@jest/globals';
import type { Lettre } from '../lettres/lettre.ts';
import { rendre } from './rendu.ts';

const lettre = (name: string, lien = 'https://mesure.test/d/x'): Lettre => ({
  sujet: `Rapport : ${name}`,
  titre: name,
  paragraphes: [`Voici ${name} ici.`],
  action: { texte: `Ouvrir ${name}`, lien },
  faits: [['Client', name]],
  boutons: [{ texte: `Lancer ${name}`, ordre: `Lancer ${name}` }],
  pied: `Pied ${name}`,
});

const PAPIER = { service: 'Mesure IA', commandes: 'commandes+k7@mesure.test' };

const HOSTILE = [
  'Épi\r\nBcc: eve@evil.test',
  'Épi\n\n-- \nUn autre message',
  'Épi\u2028Subject: faux\u2029',
  'Épi\u0000\u001b[2J\u007f\u0085',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><style>*{display:none}</style>',
  '&lt;b&gt; &amp; ]]> <!--',
  'Épi \u202egpj.exe\u202c \u200b\ufeff',
  `${'\ud800'} seul`,
  '{{y}} =?utf-8?q?Bcc:_eve?=',
];

const shown = (name: string) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

describe.each(HOSTILE)('a name like %j', (name) => {
  const { sujet, texte, html } = rendre(lettre(name), PAPIER);

  it('stays on its line of the subject and of the text', () => {
    expect(sujet).toBe(`Rapport : ${shown(name)}`);
    const one = shown(name);
    expect(texte.split('\n')).toEqual([
      one,
      '',
      `Ouvrir ${one}\u00a0:`,
      'https://mesure.test/d/x',
      '',
      `Voici ${one} ici.`,
      '',
      `Client\u00a0: ${one}`,
      '',
      'Vous pouvez répondre à ce message\u00a0:',
      `- répondez «\u00a0Lancer ${one}\u00a0»`,
      '',
      '-- ',
      `Pied ${one}`,
      '',
    ]);
  });

  it('is text in the page, never markup', () => {
    expect(html).toContain(`<title>Rapport : ${escaped(shown(name))}</title>`);
    expect(html).not.toMatch(/<(script|img|iframe|link|object|form|base)\b|<style>.*<style>/is);
    expect(html.match(/<[a-z][^>]*\son\w+=/gi)).toBeNull();
  });
});

it('says the same in both parts', () => {
  const { texte, html } = rendre(lettre('Épi & Fils'), PAPIER);
  const words = html
    .replace(/^[\s\S]*<h1[^>]*>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&');
  const plain = texte
    .replace('https://mesure.test/d/x', '')
    .replace('-- ', '')
    .replace(/- répondez «\u00a0(.*)\u00a0»/, '$1')
    .replace(/(Ouvrir .*|Client)\u00a0:/g, '$1');
  expect(words.split(/\s+/).filter(Boolean)).toEqual(plain.split(/\s+/).filter(Boolean));
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'mailto:a@b.test'])(
  'a link to %s is a fault',
  (lien) => {
    expect(() => rendre(lettre('x', lien), PAPIER)).toThrow('a link of a message is http or https');
  },
);

it('a link cannot leave its attribute or its line', () => {
  const { texte, html } = rendre(lettre('x', 'https://mesure.test/d/x"><script>\r\nBcc: a'), PAPIER);
  const safe = 'https://mesure.test/d/x%22%3E%3Cscript%3EBcc:%20a';
  expect(texte.split('\n')).toContain(safe);
  expect(html).toContain(` href="${safe}" `);
});
