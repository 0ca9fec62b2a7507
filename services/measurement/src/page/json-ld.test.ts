import { expect, test } from '@jest/globals';
import { proposedJsonLd } from '../audit/json-ld.ts';
import { page } from '../audit/testing/site.fixture.ts';
import { ficheOf } from '../mesures/fiche.ts';
import { pageJsonLd } from './page.data.ts';

test('the page names the business as the audit proposes for the rest of the site', () => {
  const fiche = ficheOf({
    entreprise: 'Fournil Bel Air',
    site_web: 'fournil.fr/accueil',
    ville: 'Angers',
    metier: 'boulangerie',
  });
  const { block } = proposedJsonLd({ fiche, pages: [page('/', '')], facts: null });
  const { '@context': _, ...audited } = JSON.parse(block.replace(/<\/?script.*?>/g, ''));
  const { about } = pageJsonLd({ question: 'Quelle boulangerie à Angers ?', fiche });
  expect(about).toEqual(audited);
  expect(about).toMatchObject({ '@type': 'Bakery', '@id': 'https://fournil.fr/#entreprise' });
});
