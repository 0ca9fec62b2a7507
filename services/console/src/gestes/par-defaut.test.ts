import type { Call } from '@agence/calls/route';
import { formulePost } from '@agence/calls/routes/formule.post';
import { marquePost } from '@agence/calls/routes/marque.post';
import { fr } from '@agence/gesture';
import { expect, test } from '@jest/globals';
import type { Shown } from '../http/screen.ts';
import { visite } from '../pages/visite.fixture.ts';
import { parDefaut } from './par-defaut.ts';

/** A call that answers with its body. */
const echo = async ({ body }: Call<never>) => ({ ok: body as object });
const form = { path: 'essai/', link: null, titre: fr`Votre essai`, bouton: fr`Essayer`, fait: fr`Essayé` };
const LABELS = { nom: fr`Nom`, couleur: fr`Couleur`, contact: fr`Contact` };
const marque = parDefaut({ ...marquePost, handle: echo }, { ...form, labels: LABELS });
const formule = parDefaut({ ...formulePost, handle: echo }, { ...form, labels: { formule: fr`Formule` } });

const pageOf = (shown: Shown | undefined): string =>
  shown && 'page' in shown ? shown.page.slice(shown.page.indexOf('<main')) : '';
const send = async (screen: typeof marque, fields: Readonly<Record<string, string>>): Promise<string> =>
  pageOf(await screen.send?.({ ...visite(), form: new Map(Object.entries(fields)) }));

test('a form has a field for each text of the body, and no other', async () => {
  const page = pageOf(await marque.show?.(visite()));
  expect(page).toMatch(/<label for="nom">Nom<\/label>\s*<input id="nom" name="nom" [^>]*type="text"/);
  expect(page).toContain('<textarea id="contact" name="contact"');
  expect(page).not.toContain('name="confirmer"');
  expect(page).toContain('Voir ce qui se passerait');
  expect(pageOf(await formule.show?.(visite()))).toMatch(/<textarea id="formule" name="formule" required/);
});

test('a call in two steps is proposed with the labels of its reply, then done', async () => {
  const proposed = await send(marque, { nom: 'Clairval' });
  expect(proposed).toMatch(/À confirmer[\s\S]*<dt>Nom<\/dt><dd>Clairval<\/dd>[\s\S]*>Essayer<\/button>/);
  expect(await send(marque, { nom: 'Clairval', etape: 'confirmer' })).toContain('<h1>Essayé</h1>');
});

test('a call in one step is done at once, and a refusal stands at its field', async () => {
  expect(await send(formule, { formule: 'agence15' })).toContain('<h1>Essayé</h1>');
  expect(await send(formule, {})).toContain('id="formule-faute"');
});
