import { fr } from '@agence/gesture';
import { combien } from '@agence/words/french';
import { asScript } from '../../documents/standalone.ts';
import type { Entity } from '../../sites/extract/json-ld.ts';
import type { GoodPage } from '../../sites/site.data.ts';
import { fold, foldedTextOf } from '../facts.ts';
import { type Audited, type Check, conforme, fault, pathOf, where } from '../finding.ts';
import { proposedJsonLd } from '../json-ld.ts';

const OTHER_THINGS = [
  'WebSite|WebPage|\\w+Page|BreadcrumbList|ListItem|ImageObject|\\w*Action|\\w*Article|BlogPosting',
  'Person|PostalAddress|Question|Answer|Offer|Product|Review|Rating|AggregateRating|Place|City|Country',
  'GeoCoordinates|OpeningHoursSpecification|ContactPoint|EntryPoint|SiteNavigationElement',
  'PropertyValue\\w*|Service|Event|VideoObject|ItemList|QuantitativeValue|SearchAction|CreativeWork',
  'Brand|Thing',
].join('|');
const NOT_A_BUSINESS = new RegExp(`^(${OTHER_THINGS})$`);

/** The block that identifies the business, with its page: of several, the fullest. */
export const businessOf = ({ pages }: Pick<Audited, 'pages'>) => {
  const all = pages.flatMap((page) =>
    page.extract.json_ld.flatMap(({ entities }) => entities.map((entity) => ({ page, entity }))),
  );
  const businesses = all.filter(
    ({ entity: { types } }) => types.length > 0 && types.every((type) => !NOT_A_BUSINESS.test(type)),
  );
  const weight = ({ fields, street }: Entity): number => fields.length + (street === '' ? 0 : 5);
  return businesses.toSorted((a, b) => weight(b.entity) - weight(a.entity))[0];
};

/** Whether structured data identifies the business. */
export const donneesPresentes: Check = (audited) => {
  const { pages } = audited;
  if (pages.length === 0 || businessOf(audited) !== undefined) return [];
  const blocks = pages.flatMap(({ extract }) => extract.json_ld);
  const items = pages.reduce((n, { extract }) => n + extract.microdata, 0);
  const { block, verifier } = proposedJsonLd(audited);
  const types = [...new Set(blocks.flatMap(({ entities }) => entities.flatMap((entity) => entity.types)))];
  return fault(items > 0 ? 'mineur' : 'important', {
    titre: fr`Le site ne dit pas aux machines qui vous êtes`,
    pourquoi: [
      fr`Rien n'y décrit l'entreprise en données structurées : nom, adresse et téléphone ne sont écrits que pour l'œil.`,
      ...verifier,
    ].join(' '),
    constate: {
      ou: where(pages),
      texte: [
        `${combien(blocks.length, 'bloc', 'blocs')} application/ld+json${types.length > 0 ? ` (${types.slice(0, 6).join(', ')})` : ''}`,
        `${combien(items, 'attribut', 'attributs')} itemtype`,
      ].join('\n'),
    },
    copier: { ou: fr`dans la page d'accueil, avant </head>`, texte: block },
  });
};

/** Blocks that machines cannot read. */
export const donneesValides: Check = (audited) => {
  const broken = audited.pages.flatMap((page) =>
    page.extract.json_ld.filter(({ error }) => error !== null).map((block) => ({ page, block })),
  );
  const { block: proposed } = proposedJsonLd(audited);
  return broken.slice(0, 3).map(({ page, block }, i) =>
    fault('important', {
      titre: fr`Un bloc de données structurées est illisible sur ${pathOf(page.url)}`,
      pourquoi: fr`${block.error ?? ''} Les machines laissent de côté le bloc entier.`,
      constate: { ou: fr`dans ${pathOf(page.url)}, ligne ${block.line}`, texte: block.excerpt },
      copier: i > 0 ? null : { ou: fr`à la place de ce bloc, s'il décrit l'entreprise`, texte: proposed },
    }),
  );
};

const WANTED = new Map([
  ['name', fr`le nom`],
  ['url', fr`l'adresse du site`],
  ['telephone', fr`le téléphone`],
  ['address', fr`l'adresse`],
]);

/** Whether the block that identifies the business is complete. Opening hours matter where customers come. */
export const donneesCompletes: Check = (audited) => {
  const found = businessOf(audited);
  if (found === undefined) return [];
  const { fields, types } = found.entity;
  const hours = fields.some((field) => field.startsWith('openingHours'));
  const missing = [...WANTED].flatMap(([field, label]) => (fields.includes(field) ? [] : [label]));
  const organization = types.every((type) =>
    /^(Organization|Corporation|NGO|OnlineBusiness|OnlineStore)$/.test(type),
  );
  const lacking = [...missing, ...(hours || organization ? [] : [fr`les horaires`])];
  if (lacking.length === 0)
    return conforme(fr`Données structurées`, fr`${types.join(', ')}, avec nom, adresse, téléphone et site.`);
  const { block, verifier } = proposedJsonLd(audited);
  return fault(missing.length > 1 ? 'important' : 'mineur', {
    titre: fr`Les données structurées oublient ${lacking.join(', ')}`,
    pourquoi: [fr`Une IA préfère ce qu'elle n'a pas à deviner.`, ...verifier].join(' '),
    constate: {
      ou: fr`dans le bloc ${types.join(', ')} de ${pathOf(found.page.url)}`,
      texte: fields.join(', '),
    },
    copier: { ou: fr`à la place de ce bloc, en gardant ce qu'il a de plus`, texte: block },
  });
};

/** Whether name, telephone and address in the block match the visible text. */
export const donneesConcordantes: Check = (audited) => {
  const found = businessOf(audited);
  if (found === undefined) return [];
  const { entity, page } = found;
  const written = foldedTextOf(audited.pages);
  const absent = [
    ['name', entity.name],
    ['streetAddress', entity.street],
    ['postalCode', entity.postal_code],
    ['addressLocality', entity.city],
  ].filter(([, value = '']) => value !== '' && !written.includes(fold(value)));
  if (absent.length === 0) return [];
  return fault('important', {
    titre: fr`Les données structurées disent ce que les pages ne disent pas`,
    pourquoi: fr`Ce que la machine lit et ce que l'œil lit diffèrent : une IA ne sait lequel croire.`,
    constate: {
      ou: fr`dans le bloc de ${pathOf(page.url)}, introuvable dans le texte des pages lues`,
      texte: absent.map(([field, value]) => `"${field}": ${JSON.stringify(value)}`).join('\n'),
    },
  });
};

/** Headings that are questions, each with the lines after it. */
const askedIn = ({ extract }: GoodPage) => {
  const lines = extract.text.split('\n');
  const headings = new Set(extract.headings.map(({ text }) => text));
  return extract.headings
    .filter(({ text }) => text.endsWith('?'))
    .map(({ text: question }) => {
      const from = lines.indexOf(question) + 1;
      const end = lines.findIndex((line, i) => i >= from && headings.has(line));
      const answer = lines.slice(from, end === -1 ? from + 5 : end).join(' ');
      return { question, answer: answer.slice(0, 600) };
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
      fr`Questions et réponses`,
      fr`décrites en données structurées sur ${pathOf(described.url)}.`,
    );
  const page = pages.find((candidate) => askedIn(candidate).length >= 2);
  if (page === undefined) return [];
  const asked = askedIn(page).slice(0, 8);
  return fault('mineur', {
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
  });
};
