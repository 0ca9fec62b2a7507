import { resilierPost } from '@agence/calls/routes/resilier.post';
import { virementPost } from '@agence/calls/routes/virement.post';
import { fr } from '@agence/gesture';
import { expect, test } from '@jest/globals';
import { visite } from '../pages/visite.fixture.ts';
import { parDefaut } from './par-defaut.ts';

const LABELS = { fin_le: fr`Fin le`, espace: fr`Espace`, appels: fr`Appels` };
const form = { path: 'essai/', link: null, titre: fr`Votre essai`, bouton: fr`Essayer`, fait: fr`Essayé` };
const ok = { fin_le: '31/12/2026', espace: 'https://pay.test/p', appels: 1234, note: fr`Notez-le.` };
const handle = async () => ({ ok });
const resilier = parDefaut({ ...resilierPost, handle }, { ...form, labels: LABELS });
const virement = parDefaut({ ...virementPost, handle }, { ...form, labels: LABELS });

const page = async (screen: typeof resilier, etape?: string): Promise<string> => {
  const fields = new Map(etape === undefined ? [] : [['etape', etape]]);
  const shown = await (etape === undefined ? screen.show : screen.send)?.({ ...visite(), form: fields });
  return shown && 'page' in shown ? shown.page.slice(shown.page.indexOf('<main')) : '';
};

test('a call in two steps is proposed with the labels of its reply, then done', async () => {
  const proposed = await page(resilier);
  expect(proposed).toMatch(
    /À confirmer[\s\S]*<dt>Fin le<\/dt><dd>31\/12\/2026<\/dd>[\s\S]*>Essayer<\/button>/,
  );
  expect(proposed).toContain(
    '<dt>Espace</dt><dd><a href="https://pay.test/p" rel="noopener">Ouvrir</a></dd>',
  );
  expect(proposed).toContain('<dt>Appels</dt><dd>1\u202f234</dd>');
  expect(await page(resilier, 'confirmer')).toContain('<h1>Essayé</h1>');
});

test('a call in one step asks first, then says what its reply says', async () => {
  expect(await page(virement)).toMatch(/À confirmer[\s\S]*>Essayer<\/button>/);
  expect(await page(virement, '')).toMatch(/<h1>Essayé<\/h1>[\s\S]*Notez-le/);
});
