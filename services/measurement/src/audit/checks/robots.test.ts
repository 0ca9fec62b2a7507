import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { findings, robotsTxt, SOUND, unread } from '../testing/site.fixture.ts';
import { robotsFile } from './fichiers.ts';
import { robots } from './robots.ts';

const with_ = (text: string) => findings(robots, SOUND, { robots: robotsTxt(text) });

describe('robots that read before answering', () => {
  it('nothing is said of rules that could not be read in time', () => {
    expect(findings(robots, SOUND, { rulings: null })).toMatchObject([
      {
        titre: 'Robots des IA',
        gravite: 'non vérifié',
        pourquoi: fr`/robots.txt n'a pas pu être lu à temps.`,
      },
    ]);
  });
  it('closed by name: their lines, and lines that open', () => {
    const text = `# boutique
User-agent: *
Disallow: /panier

User-agent: OAI-SearchBot
Disallow: /

User-agent: PerplexityBot
Disallow: / # non`;
    expect(with_(text)).toEqual([
      {
        gravite: 'bloquant',
        titre: fr`2 robots d'IA trouvent porte close`,
        pourquoi: fr`OpenAI et Perplexity lisent le web par ces robots avant de répondre. Tant qu'ils sont refusés, aucune page du site ne peut servir de source dans leurs réponses.`,
        constate: {
          ou: 'dans /robots.txt, lignes 6, 9',
          texte: 'User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: PerplexityBot\nDisallow: / # non',
        },
        copier: {
          ou: 'à la place de ces lignes',
          texte: 'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nAllow: /',
        },
      },
    ]);
  });
  it('closed with everybody: they get a group of their own, private pages stay private', () => {
    const [finding] = with_(
      'User-agent: *\nDisallow: /prive/\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: Bingbot\nAllow: /',
    );
    expect(finding?.titre).toBe(fr`14 robots d'IA trouvent porte close`);
    expect(finding?.constate).toEqual({
      ou: 'dans /robots.txt, ligne 3',
      texte: 'User-agent: *\nDisallow: /',
    });
    expect(finding?.copier?.ou).toBe('à la fin de /robots.txt');
    expect(finding?.copier?.texte.split('\n').slice(-3)).toEqual([
      'User-agent: Google-Extended',
      'Allow: /',
      'Disallow: /prive/',
    ]);
  });
  it('one alone', () => {
    expect(with_('User-agent: ClaudeBot\nUser-agent: Claude-SearchBot\nDisallow: /')).toMatchObject([
      {
        gravite: 'bloquant',
        titre: fr`Un robot d'IA trouve porte close`,
        pourquoi: fr`Anthropic lit le web par ce robot avant de répondre. Tant qu'il est refusé, aucune page du site ne peut servir de source dans ses réponses.`,
        copier: { texte: 'User-agent: Claude-SearchBot\nAllow: /' },
      },
    ]);
  });
  it('its group also refuses training: that choice stays, the opening is added below', () => {
    const text = 'User-agent: ClaudeBot\nUser-agent: Claude-SearchBot\nDisallow: /';
    const [finding] = with_(text);
    expect(finding?.copier?.ou).toBe('à la fin de /robots.txt');
    expect(with_(`${text}\n\n${finding?.copier?.texte}`)).toMatchObject([{ gravite: 'conforme' }]);
  });
  it.each([
    ['ChatGPT-User', 'OpenAI'],
    ['Claude-User', 'Anthropic'],
    ['Perplexity-User', 'Perplexity'],
    ['MistralAI-User', 'Mistral'],
    ['Meta-ExternalFetcher', 'Meta'],
    ['Amzn-User', 'Amazon'],
  ])('%s alone refused blocks nothing while the search robot is admitted', (robot, maker) => {
    expect(with_(`User-agent: ${robot}\nDisallow: /`)).toEqual([
      {
        gravite: 'mineur',
        titre: fr`Un robot qui ouvre les pages à la demande est refusé`,
        pourquoi: fr`${maker} garde son robot de recherche, qui est admis : le site peut être cité. Mais quand un utilisateur demande une page, elle peut ne pas s'ouvrir.`,
        constate: { ou: 'dans /robots.txt, ligne 2', texte: `User-agent: ${robot}\nDisallow: /` },
        copier: { ou: 'à la place de ces lignes', texte: `User-agent: ${robot}\nAllow: /` },
      },
    ]);
  });
  it('two of them', () => {
    const text = 'User-agent: ChatGPT-User\nUser-agent: Claude-User\nDisallow: /';
    expect(with_(text)).toMatchObject([
      {
        titre: '2 robots qui ouvrent les pages à la demande sont refusés',
        pourquoi: fr`OpenAI et Anthropic gardent leurs robots de recherche, qui sont admis : le site peut être cité. Mais quand un utilisateur demande une page, elle peut ne pas s'ouvrir.`,
      },
    ]);
  });
  it.each(['DuckAssistBot', 'ChatGPT-User\nUser-agent: OAI-SearchBot'])(
    '%s refused blocks: its maker has no other way to the site',
    (robot) => {
      expect(with_(`User-agent: ${robot}\nDisallow: /`)).toMatchObject([{ gravite: 'bloquant' }]);
    },
  );
  it('Google-Extended closes more than training', () => {
    expect(with_('User-agent: Google-Extended\nDisallow: /')).toEqual([
      {
        gravite: 'important',
        titre: 'Gemini ne peut pas appuyer ses réponses sur le site',
        pourquoi: fr`Refuser Google-Extended écarte le site de l'entraînement de Gemini, mais aussi des pages sur lesquelles Gemini fonde ses réponses. La recherche Google n'en dépend pas. Gardez cette règle si c'est votre choix.`,
        constate: { ou: 'dans /robots.txt, ligne 2', texte: 'User-agent: Google-Extended\nDisallow: /' },
        copier: { ou: 'à la place de ces lignes', texte: 'User-agent: Google-Extended\nAllow: /' },
      },
    ]);
  });
  it('what is copied opens the door, by the same parser', () => {
    const text = 'User-agent: *\nDisallow: /';
    const [finding] = with_(text);
    expect(with_(`${text}\n\n${finding?.copier?.texte}`)).toEqual([
      expect.objectContaining({
        gravite: 'conforme',
        pourquoi: 'tous ceux qui lisent avant de répondre sont admis.',
      }),
    ]);
  });
  it('refusing training is a choice', () => {
    const text = 'User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: Applebot-Extended\nDisallow: /';
    expect(with_(text)).toMatchObject([{ titre: 'Robots des IA', gravite: 'conforme' }]);
  });
  it('a page closed to them', () => {
    expect(with_('User-agent: *\nDisallow: /contact')).toEqual([
      {
        gravite: 'important',
        titre: 'La page /contact est fermée aux robots des IA',
        pourquoi: fr`La page est liée depuis le site, mais /robots.txt interdit à 16 robots d'IA de la lire. Ce qu'elle dit ne peut pas être cité.`,
        constate: { ou: 'dans /robots.txt, ligne 2', texte: 'User-agent: *\nDisallow: /contact' },
        copier: { ou: 'juste au-dessous de cette ligne', texte: 'Allow: /contact' },
      },
    ]);
  });
});

describe('the file', () => {
  const fileIs = (robots: Parameters<typeof findings>[2]) => findings(robotsFile, SOUND, robots);
  it('out of order', () => {
    expect(fileIs({ robots: robotsTxt('', { status: 503 }) })).toEqual([
      {
        gravite: 'bloquant',
        titre: '/robots.txt est en panne',
        pourquoi: 'Quand ce fichier ne peut pas être lu, les robots considèrent tout le site comme fermé.',
        constate: { ou: fr`à l'adresse https://fournil.fr/robots.txt`, texte: 'HTTP 503' },
        copier: { ou: 'dans un fichier /robots.txt', texte: 'User-agent: *\nAllow: /' },
      },
    ]);
    expect(findings(robots, SOUND, { robots: robotsTxt('', { status: 503 }) })).toEqual([]);
  });
  it('absent: nobody is refused', () => {
    expect(fileIs({ robots: robotsTxt('', { status: 404 }) })).toMatchObject([
      { gravite: 'conforme', pourquoi: fr`absent (404), donc aucun robot n'est refusé.` },
    ]);
  });
  it('a page instead of a text', () => {
    expect(fileIs({ robots: robotsTxt('<!DOCTYPE html><p>Oups') })).toMatchObject([
      {
        gravite: 'mineur',
        titre: fr`/robots.txt renvoie une page au lieu d'un texte`,
        pourquoi: fr`Les robots n'y trouvent aucune règle, et ne savent pas où est le plan du site.`,
        constate: { ou: 'dans /robots.txt', texte: '<!DOCTYPE html><p>Oups' },
      },
    ]);
  });
  it('not read', () => {
    const why = 'La page redirige plus de 5 fois de suite.';
    expect(fileIs({ robots: unread('/robots.txt', 'redirects', why) })).toMatchObject([
      { gravite: 'non vérifié', titre: '/robots.txt', pourquoi: why },
    ]);
  });
});
