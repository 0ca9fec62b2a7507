import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { findings, robotsTxt, SOUND, unread } from '../testing/site.fixture.ts';
import { robots, robotsFile } from './robots.ts';

const with_ = (text: string) => findings(robots, SOUND, { robots: robotsTxt(text) });

describe('robots that read before answering', () => {
  it('nothing is said of rules that could not be read in time', () => {
    expect(findings(robots, SOUND, { rulings: null })).toMatchObject([
      { code: 'robots-ia', gravite: 'non vérifié', pourquoi: fr`/robots.txt n'a pas pu être lu à temps.` },
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
        code: 'robots-ia',
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
    expect(finding?.titre).toBe(fr`9 robots d'IA trouvent porte close`);
    expect(finding?.constate).toEqual({
      ou: 'dans /robots.txt, ligne 3',
      texte: 'User-agent: *\nDisallow: /',
    });
    expect(finding?.copier?.ou).toBe('à la fin de /robots.txt');
    expect(finding?.copier?.texte.split('\n').slice(-3)).toEqual([
      'User-agent: MistralAI-User',
      'Allow: /',
      'Disallow: /prive/',
    ]);
  });
  it('one alone', () => {
    expect(with_('User-agent: ClaudeBot\nUser-agent: Claude-User\nDisallow: /')).toMatchObject([
      {
        titre: fr`Un robot d'IA trouve porte close`,
        pourquoi: fr`Anthropic lit le web par ces robots avant de répondre. Tant qu'ils sont refusés, aucune page du site ne peut servir de source dans leurs réponses.`,
        copier: { texte: 'User-agent: Claude-User\nAllow: /' },
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
    const text = 'User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: Google-Extended\nDisallow: /';
    expect(with_(text)).toMatchObject([{ code: 'robots-ia', gravite: 'conforme' }]);
  });
  it('a page closed to them', () => {
    expect(with_('User-agent: *\nDisallow: /contact')).toEqual([
      {
        code: 'robots-page',
        gravite: 'important',
        titre: 'La page /contact est fermée aux robots des IA',
        pourquoi: fr`La page est liée depuis le site, mais /robots.txt interdit à 11 robots d'IA de la lire. Ce qu'elle dit ne peut pas être cité.`,
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
        code: 'robots-fichier',
        gravite: 'bloquant',
        titre: '/robots.txt est en panne',
        pourquoi: 'Quand ce fichier ne peut pas être lu, les robots tiennent tout le site pour fermé.',
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
