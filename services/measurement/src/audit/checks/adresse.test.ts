import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { file, findings, page, SOUND, soundPage, unread } from '../testing/site.fixture.ts';
import { adresseSure, pagesEnErreur, redirections } from './adresse.ts';

describe('https', () => {
  it('absent', () => {
    const home = { ...soundPage('/', 'Accueil'), final_url: 'http://fournil.fr/' };
    expect(findings(adresseSure, [home])).toEqual([
      {
        gravite: 'important',
        titre: fr`Le site n'est pas en https`,
        pourquoi: fr`Les navigateurs l'annoncent comme non sûr, et les moteurs lui préfèrent les sites qui le sont.`,
        constate: { ou: fr`à l'adresse du site`, texte: 'http://fournil.fr/' },
        copier: {
          ou: 'dans un message à votre hébergeur',
          texte: fr`Bonjour, pouvez-vous activer un certificat https sur notre site, puis renvoyer toutes les adresses http vers https ? Merci.`,
        },
      },
    ]);
  });
  it('beside an http that answers too', () => {
    const http = file('/', { final_url: 'http://fournil.fr/' });
    expect(findings(adresseSure, SOUND, { http: { ...http, url: 'http://fournil.fr/' } })).toMatchObject([
      {
        gravite: 'important',
        titre: fr`L'adresse en http ne mène pas à https`,
        constate: { ou: fr`à l'adresse http://fournil.fr/`, texte: 'HTTP 200' },
        copier: {
          texte:
            'RewriteEngine On\nRewriteCond %{HTTPS} off\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]',
        },
      },
    ]);
  });
  it('alone', () => {
    expect(findings(adresseSure, SOUND, { http: null })).toMatchObject([
      { gravite: 'conforme', pourquoi: 'le site répond en https.' },
    ]);
  });
});

describe('redirects', () => {
  const hop = (status: number, location: string) => ({ url: `https://fournil.fr/vieux`, status, location });
  it('too many', () => {
    const far = page('/', '<p>x', { redirects: [hop(301, '/a'), hop(301, '/b'), hop(301, '/c')] });
    expect(findings(redirections, [far])).toMatchObject([
      {
        gravite: 'mineur',
        titre: 'Une adresse redirige 3 fois avant d’atteindre la page',
        pourquoi: 'Chaque redirection fait attendre, et certains robots renoncent avant la fin.',
        constate: { ou: 'sur /', texte: '301 → /a\n301 → /b\n301 → /c' },
      },
    ]);
  });
  it('provisional', () => {
    expect(findings(redirections, [page('/', '<p>x', { redirects: [hop(302, '/neuf')] })])).toMatchObject([
      {
        titre: 'Une redirection est déclarée provisoire',
        pourquoi: fr`Les moteurs gardent alors l'ancienne adresse. Si elle dure, elle doit être déclarée définitive (301).`,
        copier: { ou: 'dans un fichier .htaccess', texte: 'Redirect 301 /vieux https://fournil.fr/neuf' },
      },
    ]);
  });
});

describe('pages that answer by an error', () => {
  it('one linked from the site', () => {
    const gone = page('/tarifs', '', { status: 404, extract: null as never });
    expect(findings(pagesEnErreur, [...SOUND, gone])).toEqual([
      {
        gravite: 'important',
        titre: '1 page liée depuis le site répond par une erreur',
        pourquoi: fr`Un robot n'y trouve rien à lire : une IA ne peut rien en citer.`,
        constate: { ou: 'sur /tarifs', texte: '/tarifs  HTTP 404' },
        copier: {
          ou: 'dans un message à votre prestataire',
          texte: fr`Bonjour, ces adresses répondent par une erreur : /tarifs. Pouvez-vous les rétablir, ou les rediriger (301) vers la bonne page ? Merci.`,
        },
      },
    ]);
  });
  it('the home page', () => {
    expect(findings(pagesEnErreur, [page('/', '', { status: 500 })])).toMatchObject([
      { gravite: 'bloquant', titre: fr`La page d'accueil répond par une erreur` },
    ]);
  });
  it('one that could not be read is no fault', () => {
    const late = unread('/galerie', 'timeout', fr`Le site n'a pas répondu à temps.`);
    expect(findings(pagesEnErreur, SOUND, { pages: [...SOUND, late] })).toMatchObject([
      { gravite: 'non vérifié', titre: '/galerie', pourquoi: fr`le site n'a pas répondu à temps.` },
    ]);
  });
});
