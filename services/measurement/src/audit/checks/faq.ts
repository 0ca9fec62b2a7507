import { fr } from '@agence/gesture';
import { asScript } from '../../documents/standalone.ts';
import type { GoodPage } from '../../sites/site.data.ts';
import { type Check, conforme, pathOf } from '../finding.ts';

type Asked = { readonly question: string; readonly answer: string };

/** Headings that are questions, each with the lines after it. */
const askedIn = ({ extract }: GoodPage): Asked[] => {
  const lines = extract.text.split('\n');
  const headings = new Set(extract.headings.map(({ text }) => text));
  return extract.headings
    .filter(({ text }) => text.endsWith('?'))
    .map(({ text: question }) => {
      const from = lines.indexOf(question) + 1;
      const end = lines.findIndex((line, i) => i >= from && headings.has(line));
      return {
        question,
        answer: lines
          .slice(from, end === -1 ? from + 5 : end)
          .join(' ')
          .slice(0, 600),
      };
    })
    .filter(({ question, answer }) => lines.includes(question) && answer !== '');
};

/** Visible questions and answers that machines could read too. Never a serious finding. */
export const faq: Check = ({ pages }) => {
  const described = pages.find(({ extract }) =>
    extract.json_ld.some(({ entities }) => entities.some(({ types }) => types.includes('FAQPage'))),
  );
  if (described !== undefined)
    return conforme(
      'faq',
      fr`Questions et réponses`,
      fr`décrites en données structurées sur ${pathOf(described.url)}.`,
    );
  const page = pages.find((candidate) => askedIn(candidate).length >= 2);
  if (page === undefined) return [];
  const asked = askedIn(page).slice(0, 8);
  return {
    code: 'faq',
    gravite: 'mineur',
    titre: fr`Vos questions et réponses ne sont écrites que pour l'œil`,
    pourquoi: fr`La page ${pathOf(page.url)} répond à ${asked.length} questions. Décrites ainsi, une IA sait où commence et où finit chaque réponse.`,
    constate: { ou: `sur ${pathOf(page.url)}`, texte: asked.map(({ question }) => question).join('\n') },
    copier: {
      ou: fr`dans ${pathOf(page.url)}, avant </head> ; ce sont les mots de la page`,
      texte: asScript({
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: asked.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    },
  };
};
