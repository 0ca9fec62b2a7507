import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import type { Probe, SiteRead } from '../../sites/site.data.ts';
import { findings, page, SOUND, soundPage, unread } from '../testing/site.fixture.ts';
import { pareFeu } from './pare-feu.ts';

const [HOME = soundPage('/', 'x')] = SOUND;
const probe = (robot: string, over: object = {}): Probe => ({ robot, page: { ...HOME, ...over } });
const closed = (robot: string): Probe => ({ robot, page: unread('/', 'robots', 'fermé') });
const found = (probes: SiteRead['probes']) => findings(pareFeu, SOUND, { probes: probes ?? [] });

const NOT = fr`la page d'accueil n'a pas pu être demandée sous le nom d'un robot d'IA. Un filtre de ce genre ne se voit pas dans /robots.txt.`;

it('the same answer to the only name that may ask', () => {
  expect(found([probe('OAI-SearchBot'), closed('PerplexityBot')])).toMatchObject([
    {
      gravite: 'conforme',
      pourquoi: fr`la page d'accueil répond de même sous le nom OAI-SearchBot. Un filtre par adresse ne se voit pas d'ici.`,
    },
  ]);
});

it('another answer is shown beside ours, and our own share in it is said', () => {
  const words = HOME.extract.words;
  expect(found([probe('OAI-SearchBot', { status: 403, extract: null }), probe('PerplexityBot')])).toEqual([
    {
      gravite: 'important',
      titre: fr`Un pare-feu semble refuser des robots d'IA`,
      pourquoi: fr`La page d'accueil répond autrement à qui porte le nom d'un robot d'IA, ce que /robots.txt ne dit pas. Le refus peut ne viser que notre essai, qui ne part pas de chez l'éditeur : vérifiez les réglages du pare-feu.`,
      constate: {
        ou: fr`à la page d'accueil, selon le nom donné`,
        texte: `notre robot    HTTP 200, ${words} mots\nOAI-SearchBot  HTTP 403\nPerplexityBot  HTTP 200, ${words} mots`,
      },
      copier: {
        ou: fr`dans un message à votre hébergeur`,
        texte: fr`Bonjour, notre site répond autrement aux visiteurs nommés OAI-SearchBot. Le pare-feu laisse-t-il passer les robots de recherche des IA, et sinon, pouvez-vous les admettre ? Merci.`,
      },
    },
  ]);
});

it.each([
  ['a redirect', { page: unread('/', 'redirects', 'x') }, 'redirigé'],
  [
    'a cut connection',
    { page: { ...unread('/', 'unreachable', 'x'), code: 'ECONNRESET' } },
    'connexion coupée',
  ],
  ['a page with hardly a word', { page: page('/', '<p>Vérification en cours') }, 'HTTP 200, 3 mots'],
])('%s is another answer', (_, { page: read }, shown) => {
  const [finding] = found([{ robot: 'OAI-SearchBot', page: read }]);
  expect(finding).toMatchObject({ gravite: 'important' });
  expect(finding?.constate?.texte).toContain(`OAI-SearchBot  ${shown}`);
});

it.each<[string, SiteRead['probes']]>([
  ['not tried', undefined],
  ['no name may ask', [closed('OAI-SearchBot'), closed('PerplexityBot')]],
  ['no answer in time', [{ robot: 'OAI-SearchBot', page: unread('/', 'timeout', 'x') }]],
  ['a server that is down', [probe('OAI-SearchBot', { status: 503, extract: null })]],
  ['a server that has enough', [probe('OAI-SearchBot', { status: 429, extract: null })]],
])('%s: not checked', (_, probes) => {
  expect(found(probes)).toMatchObject([{ gravite: 'non vérifié', titre: 'Pare-feu', pourquoi: NOT }]);
});
