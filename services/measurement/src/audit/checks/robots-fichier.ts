import { fr } from '@agence/gesture';
import { plain } from '../../sites/extract/plain.ts';
import { isDown } from '../../sites/site.data.ts';
import { type Check, conforme, nonVerifie } from '../finding.ts';

/** The file itself: present, readable, and a text. */
export const robotsFile: Check = ({ site: { robots: file } }) => {
  if (file.kind === 'unread') return [nonVerifie('robots-fichier', '/robots.txt', `${file.why}`)];
  if (isDown(file))
    return [
      {
        code: 'robots-fichier',
        gravite: 'bloquant',
        titre: fr`/robots.txt est en panne`,
        pourquoi: fr`Quand ce fichier ne peut pas être lu, les robots tiennent tout le site pour fermé.`,
        constate: { ou: fr`à l'adresse ${file.url}`, texte: `HTTP ${file.status}` },
        copier: { ou: fr`dans un fichier /robots.txt`, texte: 'User-agent: *\nAllow: /' },
      },
    ];
  if (file.status !== 200)
    return [
      conforme('robots-fichier', '/robots.txt', fr`absent (${file.status}), donc aucun robot n'est refusé.`),
    ];
  if (!/<(!doctype|html)/i.test(file.text.slice(0, 500))) return [];
  return [
    {
      code: 'robots-fichier',
      gravite: 'mineur',
      titre: fr`/robots.txt renvoie une page au lieu d'un texte`,
      pourquoi: fr`Les robots n'y trouvent aucune règle, et ne savent pas où est le plan du site.`,
      constate: { ou: fr`dans /robots.txt`, texte: plain(file.text, 120) },
      copier: { ou: fr`dans un fichier /robots.txt`, texte: 'User-agent: *\nAllow: /' },
    },
  ];
};
