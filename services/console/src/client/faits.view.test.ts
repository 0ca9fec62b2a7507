import { written } from '@agence/look/html';
import { expect, test } from '@jest/globals';
import { fauxVus } from './faits.view.ts';

const FAUX = {
  ...{ genre: 'téléphone', dit: '02 41 20 30 41', site_dit: '02 41 20 30 40', lue: '02/11/2026' },
  ...{ phrase: 'Tél. : <b>02 41 20 30 41</b>', ias: ['ChatGPT', 'Claude'], reponses: 3 },
  page: 'https://plomberie-martin.fr/contact',
};

test('a false fact: what is said, what the site says and where, by whom; the answer stays text', () => {
  const section = fauxVus([FAUX]);
  const corps = written(section?.corps ?? '').replaceAll('\u00a0', ' ');
  expect(section?.titre).toBe('Ce que les IA disent de ce client');
  expect(corps).toContain('Tél. : &lt;b>02 41 20 30 41&lt;/b>');
  expect(corps).toContain('<a href="https://plomberie-martin.fr/contact">/contact</a>, lue le 02/11/2026');
  expect(corps).toContain('ChatGPT, Claude<small>3 réponses</small>');
  const home = fauxVus([{ ...FAUX, page: 'https://plomberie-martin.fr/' }]);
  expect(written(home?.corps ?? '')).toContain('>page d’accueil</a>, lue le');
  expect(fauxVus([])).toBeNull();
});
