import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { extractPage } from '../../sites/extract/page.ts';
import { findings, page } from '../testing/site.fixture.ts';
import {
  donneesCompletes,
  donneesConcordantes,
  donneesPresentes,
  donneesValides,
} from './donnees-structurees.ts';

const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const CONTACT =
  '<title>Contact</title><p>Fournil, 14, rue du Vieux-Four<br>49100 Angers</p><p>02 41 20 30 40 - SIREN 732 829 320</p>';

describe('nothing says who the business is', () => {
  it('two blocks are said in the plural', () => {
    const site = script('{"@type":"WebSite","name":"x"}');
    const both = [
      page(
        '/',
        `${site}<p itemscope itemtype="https://schema.org/Thing"><b itemscope itemtype="https://schema.org/Thing">x</b></p>`,
      ),
      page('/contact', site),
    ];
    expect(findings(donneesPresentes, both)[0]?.constate?.texte).toBe(
      '2 blocs application/ld+json (WebSite)\n2 attributs itemtype',
    );
  });
  it('a block to paste, with the facts of the pages', () => {
    const site = script('{"@context":"https://schema.org","@type":"WebSite","name":"x"}');
    expect(findings(donneesPresentes, [page('/', site), page('/contact', CONTACT)])).toEqual([
      {
        gravite: 'important',
        titre: 'Le site ne dit pas aux machines qui vous êtes',
        pourquoi: fr`Rien n'y décrit l'entreprise en données structurées : nom, adresse et téléphone ne sont écrits que pour l'œil. À compléter : les horaires (openingHours).`,
        constate: {
          ou: 'sur / et /contact',
          texte: '1 bloc application/ld+json (WebSite)\n0 attribut itemtype',
        },
        copier: {
          ou: fr`dans la page d'accueil, avant </head>`,
          texte: `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "@id": "https://fournil.fr/#entreprise",
  "name": "Fournil du Vieux-Four",
  "url": "https://fournil.fr/",
  "telephone": "+33241203040",
  "taxID": "732829320",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "14, rue du Vieux-Four",
    "postalCode": "49100",
    "addressLocality": "Angers",
    "addressCountry": "FR"
  }
}
</script>`,
        },
      },
    ]);
  });

  it('nothing is invented: what only the file says is to be checked, what nobody says is missing', () => {
    const [finding] = findings(donneesPresentes, [page('/', '<p>Bonjour')]);
    expect(finding?.pourquoi).toBe(
      fr`Rien n'y décrit l'entreprise en données structurées : nom, adresse et téléphone ne sont écrits que pour l'œil. La ville vient de votre fiche, pas du site : vérifiez-la avant de coller. À compléter : la rue et le code postal (streetAddress, postalCode), le téléphone (telephone), les horaires (openingHours).`,
    );
    expect(finding?.copier?.texte).not.toMatch(/telephone|streetAddress|postalCode|openingHours|taxID/);
  });

  it('hours that a page writes are in the block; those that it does not tell for each day are to be completed', () => {
    const found = (hours: string) => findings(donneesPresentes, [page('/', `${CONTACT}<p>${hours}</p>`)])[0];
    const told = found('Ouvert mardi et jeudi de 8h30 à 12h et de 14h à 18h, samedi de 9h à 13h');
    expect(told?.pourquoi).not.toContain('À compléter');
    expect(told?.pourquoi).toContain('Les horaires sont ceux que les pages écrivent');
    expect(JSON.parse(told?.copier?.texte.replace(/<\/?script.*?>/g, '') ?? '').openingHours).toEqual([
      'Tu,Th 08:30-12:00',
      'Tu,Th 14:00-18:00',
      'Sa 09:00-13:00',
    ]);
    expect(found('Ouvert du mardi au samedi')?.pourquoi).toContain('les horaires (openingHours)');
  });

  it('no town: an organization, without an address', () => {
    const fiche = { entreprise: 'Nuage SAS', ville: '', metier: '' };
    const [finding] = findings(donneesPresentes, [page('/', '<p>Bonjour')], {}, fiche);
    expect(finding?.copier?.texte).toContain('"@type": "Organization"');
    expect(finding?.copier?.texte).not.toContain('address');
  });

  it('a hostile name stays inside its block, and the block is valid', () => {
    const fiche = { entreprise: '</script><script>alert(1)</script>\u2028"<!--', ville: 'A"\\', metier: '' };
    const text = findings(donneesPresentes, [page('/', '<p>x')], {}, fiche)[0]?.copier?.texte ?? '';
    const read = extractPage(`<head>${text}</head><p>suite</p>`, 'https://fournil.fr/');
    expect(read.scripts).toBe(0);
    expect(read.json_ld).toMatchObject([{ error: null, entities: [{ types: ['LocalBusiness'] }, {}] }]);
    const json = JSON.parse(text.replace(/^<script[^>]*>|<\/script>$/g, ''));
    expect(json).toMatchObject({ name: fiche.entreprise, address: { addressLocality: fiche.ville } });
  });
});

it('a block that is no JSON', () => {
  expect(findings(donneesValides, [page('/', `<p>\n${script('{"@type": "Bakery",}')}`)])).toMatchObject([
    {
      gravite: 'important',
      titre: 'Un bloc de données structurées est illisible sur /',
      pourquoi: fr`Ce n'est pas du JSON : une faute près de « {"@type": "Bakery",} ». Les machines laissent de côté le bloc entier.`,
      constate: { ou: 'dans /, ligne 2', texte: '{"@type": "Bakery",}' },
      copier: { ou: fr`à la place de ce bloc, s'il décrit l'entreprise` },
    },
  ]);
});

describe('the block that says who the business is', () => {
  const said = (fields: object) =>
    page(
      '/',
      script(JSON.stringify({ '@context': 'https://schema.org', '@type': 'Bakery', ...fields })) + CONTACT,
    );
  it('incomplete', () => {
    expect(findings(donneesCompletes, [said({ name: 'Fournil', url: 'https://fournil.fr/' })])).toMatchObject(
      [
        {
          gravite: 'important',
          titre: fr`Les données structurées oublient le téléphone, l'adresse, les horaires`,
          constate: { ou: 'dans le bloc Bakery de /', texte: 'name, url' },
          copier: { ou: fr`à la place de ce bloc, en gardant ce qu'il a de plus` },
        },
      ],
    );
  });
  it('saying what no page says', () => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: '3 quai Neuf',
      postalCode: '49100',
      addressLocality: 'ANGERS',
    };
    expect(findings(donneesConcordantes, [said({ name: 'Fournil', address })])).toEqual([
      {
        gravite: 'important',
        titre: 'Les données structurées disent ce que les pages ne disent pas',
        pourquoi: fr`Ce que la machine lit et ce que l'œil lit diffèrent : une IA ne sait lequel croire.`,
        constate: {
          ou: 'dans le bloc de /, introuvable dans le texte des pages lues',
          texte: '"streetAddress": "3 quai Neuf"',
        },
        copier: null,
      },
    ]);
  });
});
