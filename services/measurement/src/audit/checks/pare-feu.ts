import { fr } from '@agence/gesture';
import { isDown, isGood, type Probe } from '../../sites/site.data.ts';
import { type Check, conforme, fault, listed, nonVerifie, table } from '../finding.ts';

/** A page with fewer words than this share of ours is a challenge, not the page. */
const SHARE_OF_WORDS = 0.2;
const CUT = new Set(['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE']);

const TITRE = fr`Pare-feu`;

/** Whether the server answered that name at all; a failure of its own says nothing about the name. */
const hasAnswered = ({ page }: Probe): boolean =>
  page.kind === 'answered' ? !isDown(page) : page.cause === 'redirects' || CUT.has(page.code);

const shownAnswer = (page: Probe['page']): string => {
  if (page.kind === 'unread') return page.cause === 'redirects' ? fr`redirigé` : fr`connexion coupée`;
  return page.extract === null ? `HTTP ${page.status}` : fr`HTTP ${page.status}, ${page.extract.words} mots`;
};

/** A firewall that turns AI robots away by their names: robots.txt does not show it. */
export const pareFeu: Check = ({ site: { probes = [] }, pages: [home] }) => {
  const answers = probes.filter(hasAnswered);
  if (home === undefined || answers.length === 0)
    return nonVerifie(
      TITRE,
      fr`la page d'accueil n'a pas pu être demandée sous le nom d'un robot d'IA. Un filtre de ce genre ne se voit pas dans /robots.txt.`,
    );
  const same = ({ page }: Probe): boolean =>
    isGood(page) && page.extract.words >= home.extract.words * SHARE_OF_WORDS;
  const different = answers.filter((probe) => !same(probe));
  const names = listed(answers.map(({ robot }) => robot));
  const sous = answers.length === 1 ? fr`sous le nom` : fr`sous les noms`;
  if (different.length === 0)
    return conforme(
      TITRE,
      fr`la page d'accueil répond de même ${sous} ${names}. Un filtre par adresse ne se voit pas d'ici.`,
    );
  return fault('important', {
    titre: fr`Un pare-feu semble refuser des robots d'IA`,
    pourquoi: fr`La page d'accueil répond autrement à qui porte le nom d'un robot d'IA, ce que /robots.txt ne dit pas. Le refus peut ne viser que notre essai, qui ne part pas de chez l'éditeur : vérifiez les réglages du pare-feu.`,
    constate: {
      ou: fr`à la page d'accueil, selon le nom donné`,
      texte: table([
        [fr`notre robot`, shownAnswer(home)],
        ...answers.map(({ robot, page }) => [robot, shownAnswer(page)] as const),
      ]),
    },
    copier: {
      ou: fr`dans un message à votre hébergeur`,
      texte: fr`Bonjour, notre site répond autrement aux visiteurs nommés ${listed(different.map(({ robot }) => robot))}. Le pare-feu laisse-t-il passer les robots de recherche des IA, et sinon, pouvez-vous les admettre ? Merci.`,
    },
  });
};
