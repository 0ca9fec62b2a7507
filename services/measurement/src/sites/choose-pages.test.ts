import { expect, it } from '@jest/globals';
import { choosePages } from './choose-pages.ts';

const HOME = 'https://exemple.fr/';
const links = (...paths: (string | [string, string])[]) =>
  paths.map((one) => {
    const [path, text] = typeof one === 'string' ? [one, ''] : one;
    return { url: `https://exemple.fr${path}`, text };
  });

it('takes one page of each kind, the most telling first, and others only when places are left', () => {
  const found = links(
    '/blog/2024/une-actualite-longue',
    '/tarifs',
    ['/p/12', 'Nos prestations'],
    '/nous-contacter',
    '/contact',
    '/mentions-l%C3%A9gales',
    '/galerie',
  );
  const chosen = (count: number) => choosePages(found, HOME, count).map((url) => url.replace(HOME, '/'));
  const kinds = ['/mentions-l%C3%A9gales', '/contact', '/p/12', '/tarifs', '/blog/2024/une-actualite-longue'];
  expect(chosen(5)).toEqual(kinds);
  expect(chosen(7)).toEqual([...kinds, '/nous-contacter', '/galerie']);
});

it('reads no file, no basket, no page twice, and not the home page again', () => {
  const found = [
    ...links('/', '/plaquette.pdf', '/panier', '/wp-login.php', '/contact', '/contact/', '/a?add-to-cart=3'),
    { url: 'http://www.exemple.fr/contact', text: '' },
    { url: 'https://www.exemple.fr', text: 'Accueil' },
  ];
  expect(choosePages(found, HOME, 5)).toEqual(['https://exemple.fr/contact']);
});
