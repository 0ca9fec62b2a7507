import { fr } from '@agence/gesture';
import { accord } from '@agence/words/french';
import type { Entity } from '../../sites/extract/types.ts';
import { factsOf, fold } from '../facts.ts';
import { type Audited, type Check, conforme, type Finding, pathOf, where } from '../finding.ts';
import { proposedJsonLd } from '../json-ld.ts';

const OTHER_THINGS = [
  'WebSite|WebPage|\\w+Page|BreadcrumbList|ListItem|ImageObject|\\w*Action|\\w*Article|BlogPosting',
  'Person|PostalAddress|Question|Answer|Offer|Product|Review|Rating|AggregateRating|Place|City|Country',
  'GeoCoordinates|OpeningHoursSpecification|ContactPoint|EntryPoint|SiteNavigationElement',
  'PropertyValue\\w*|Service|Event|VideoObject|ItemList|QuantitativeValue|SearchAction|CreativeWork',
  'Brand|Thing',
].join('|');
const NOT_A_BUSINESS = new RegExp(`^(${OTHER_THINGS})$`);

export const businessOf = ({
  pages,
}: Pick<Audited, 'pages'>): { page: { url: string }; entity: Entity } | null => {
  const all = pages.flatMap((page) =>
    page.extract.json_ld.flatMap(({ entities }) => entities.map((entity) => ({ page, entity }))),
  );
  const businesses = all.filter(
    ({ entity: { types } }) => types.length > 0 && types.every((type) => !NOT_A_BUSINESS.test(type)),
  );
  const weight = ({ fields, street }: Entity): number => fields.length + (street === '' ? 0 : 5);
  return businesses.sort((a, b) => weight(b.entity) - weight(a.entity))[0] ?? null;
};

const suivi = (pourquoi: string, verifier: readonly string[]): string => [pourquoi, ...verifier].join(' ');

/** Whether structured data identifies the business. */
export const donneesPresentes: Check = (audited) => {
  const { pages } = audited;
  if (pages.length === 0 || businessOf(audited) !== null) return [];
  const blocks = pages.flatMap(({ extract }) => extract.json_ld);
  const items = pages.reduce((n, { extract }) => n + extract.microdata, 0);
  const { block, verifier } = proposedJsonLd(audited, factsOf(audited));
  const types = [...new Set(blocks.flatMap(({ entities }) => entities.flatMap((entity) => entity.types)))];
  return {
    code: 'donnees-absentes',
    gravite: items > 0 ? 'mineur' : 'important',
    titre: fr`Le site ne dit pas aux machines qui vous êtes`,
    pourquoi: suivi(
      fr`Rien n'y décrit l'entreprise en données structurées : nom, adresse et téléphone ne sont écrits que pour l'œil.`,
      verifier,
    ),
    constate: {
      ou: where(pages),
      texte: [
        `${blocks.length} ${accord(blocks.length, 'bloc', 'blocs')} application/ld+json${types.length > 0 ? ` (${types.slice(0, 6).join(', ')})` : ''}`,
        `${items} ${accord(items, 'attribut', 'attributs')} itemtype`,
      ].join('\n'),
    },
    copier: { ou: fr`dans la page d'accueil, avant </head>`, texte: block },
  };
};

/** Blocks that machines cannot read. */
export const donneesValides: Check = (audited) => {
  const broken = audited.pages.flatMap((page) =>
    page.extract.json_ld.filter(({ error }) => error !== null).map((block) => ({ page, block })),
  );
  const { block: proposed } = proposedJsonLd(audited, factsOf(audited));
  return broken.slice(0, 3).map(
    ({ page, block }, i): Finding => ({
      code: 'donnees-invalides',
      gravite: 'important',
      titre: fr`Un bloc de données structurées est illisible sur ${pathOf(page.url)}`,
      pourquoi: fr`${block.error ?? ''} Les machines laissent de côté le bloc entier.`,
      constate: { ou: fr`dans ${pathOf(page.url)}, ligne ${block.line}`, texte: block.excerpt },
      copier: i > 0 ? null : { ou: fr`à la place de ce bloc, s'il décrit l'entreprise`, texte: proposed },
    }),
  );
};

const WANTED: readonly (readonly [string, string])[] = [
  ['name', fr`le nom`],
  ['url', fr`l'adresse du site`],
  ['telephone', fr`le téléphone`],
  ['address', fr`l'adresse`],
];

/** Whether the block that identifies the business is complete. Opening hours matter where customers come. */
export const donneesCompletes: Check = (audited) => {
  const found = businessOf(audited);
  if (found === null) return [];
  const { fields, types } = found.entity;
  const hours = fields.some((field) => field.startsWith('openingHours'));
  const missing = WANTED.filter(([field]) => !fields.includes(field));
  const organization = types.every((type) =>
    /^(Organization|Corporation|NGO|OnlineBusiness|OnlineStore)$/.test(type),
  );
  const lacking = [
    ...missing,
    ...(hours || organization ? [] : [['openingHours', fr`les horaires`] as const]),
  ];
  const ou = fr`dans le bloc ${types.join(', ')} de ${pathOf(found.page.url)}`;
  if (lacking.length === 0)
    return conforme(
      'donnees-completes',
      fr`Données structurées`,
      fr`${types.join(', ')}, avec nom, adresse, téléphone et site.`,
    );
  const { block, verifier } = proposedJsonLd(audited, factsOf(audited));
  return {
    code: 'donnees-incompletes',
    gravite: missing.length > 1 ? 'important' : 'mineur',
    titre: fr`Les données structurées oublient ${lacking.map(([, label]) => label).join(', ')}`,
    pourquoi: suivi(fr`Une IA préfère ce qu'elle n'a pas à deviner.`, verifier),
    constate: { ou, texte: fields.join(', ') },
    copier: { ou: fr`à la place de ce bloc, en gardant ce qu'il a de plus`, texte: block },
  };
};

/** Whether name, telephone and address in the block match the visible text. */
export const donneesConcordantes: Check = (audited) => {
  const found = businessOf(audited);
  if (found === null) return [];
  const { entity, page } = found;
  const foldedText = fold(
    audited.pages.map(({ extract }) => `${extract.title?.text ?? ''} ${extract.text}`).join(' '),
  );
  const absent = [
    ['name', entity.name],
    ['streetAddress', entity.street],
    ['postalCode', entity.postal_code],
    ['addressLocality', entity.city],
  ].filter(([, value = '']) => value !== '' && !foldedText.includes(fold(value)));
  if (absent.length === 0) return [];
  return {
    code: 'donnees-discordantes',
    gravite: 'important',
    titre: fr`Les données structurées disent ce que les pages ne disent pas`,
    pourquoi: fr`Ce que la machine lit et ce que l'œil lit diffèrent : une IA ne sait lequel croire.`,
    constate: {
      ou: fr`dans le bloc de ${pathOf(page.url)}, introuvable dans le texte des pages lues`,
      texte: absent.map(([field, value]) => `"${field}": ${JSON.stringify(value)}`).join('\n'),
    },
    copier: null,
  };
};
