import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { findings, page } from '../testing/site.fixture.ts';
import { faq } from './donnees-structurees.ts';

const FAQ = page(
  '/faq',
  '<h1>Questions</h1><h2>Livrez-vous ?</h2><p>Oui, à Angers.</p><p>Le matin.</p><h3>Ouvert le lundi ?</h3><p>Non.</p><h2>Fin</h2>',
);

it('questions and answers without a block: one with the words of the page', () => {
  expect(findings(faq, [FAQ])).toEqual([
    {
      gravite: 'mineur',
      titre: fr`Vos questions et réponses ne sont écrites que pour l'œil`,
      pourquoi: fr`La page /faq répond à 2 questions. Décrites ainsi, une IA sait où commence et où finit chaque réponse.`,
      constate: { ou: 'sur /faq', texte: 'Livrez-vous ?\nOuvert le lundi ?' },
      copier: {
        ou: fr`dans /faq, avant </head> ; ce sont les mots de la page`,
        texte: `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "FAQPage",
  "mainEntity": [
    {
      "@type": "Question",
      "name": "Livrez-vous ?",
      "acceptedAnswer": {
        "@type": "Answer",
        "text": "Oui, à Angers. Le matin."
      }
    },
    {
      "@type": "Question",
      "name": "Ouvert le lundi ?",
      "acceptedAnswer": {
        "@type": "Answer",
        "text": "Non."
      }
    }
  ]
}
</script>`,
      },
    },
  ]);
});

it('described already', () => {
  const block =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}</script>';
  expect(findings(faq, [FAQ, page('/aide', block)])).toMatchObject([
    { gravite: 'conforme', pourquoi: 'décrites en données structurées sur /aide.' },
  ]);
});
