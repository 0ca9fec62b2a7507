import { expect, it } from '@jest/globals';
import { lireEmail } from './email.ts';

it.each([
  'contact@ferrandin.fr',
  'Jean.Martin+devis@mail.Ferrandin.co.uk',
  "o'neil_#%&*=?^{|}~$!/`@ferrandin.fr",
  `${'a'.repeat(64)}@ferrandin.fr`,
])('%s is an address', (typed) => {
  expect(lireEmail(` ${typed}\n`)).toEqual({ email: typed });
});

it('a domain with accents is kept in the form that travels', () => {
  expect(lireEmail('contact@boulangère.fr')).toEqual({ email: 'contact@xn--boulangre-63a.fr' });
});

const VIDE = 'Écrivez votre adresse e-mail\u00a0: le diagnostic y sera envoyé.';
const AROBASE =
  'Il manque le signe «\u00a0@\u00a0» dans cette adresse\u00a0: elle s’écrit comme «\u00a0nom@exemple.fr\u00a0».';
const MULTIPLE = 'Écrivez une seule adresse, comme «\u00a0nom@exemple.fr\u00a0».';
const INCOMPLET = 'Cette adresse n’est pas complète\u00a0: il manque la fin, par exemple «\u00a0.fr\u00a0».';
const FORME =
  'Cette adresse n’est pas valable\u00a0: elle s’écrit comme «\u00a0nom@exemple.fr\u00a0», sans espace ni accent.';

it.each([
  ['', VIDE],
  [' \u00a0\n', VIDE],
  ['ferrandin.fr', AROBASE],
  ['a@ferrandin.fr, b@ferrandin.fr', MULTIPLE],
  ['a@ferrandin', INCOMPLET],
  ['a@', INCOMPLET],
  ['@ferrandin.fr', FORME],
  ['a b@ferrandin.fr', FORME],
  ['élodie@ferrandin.fr', FORME],
  ['a@ferrandin.f-', FORME],
  ['Jean <a@ferrandin.fr>', FORME],
  ['a@ferrandin.fr\r\nBcc: tous', FORME],
  ['a\u202eb@ferrandin.fr', FORME],
  ['a@ferrandin.fr.', FORME],
  ['a@10.0.0.1', FORME],
  ['a@１２７.０.０.１', FORME],
  ['a@exa%6dple.fr', FORME],
  ['a@ferrandin.fr/x', FORME],
])('%j is none', (typed, phrase) => {
  expect(lireEmail(typed)).toEqual({ phrase });
});
