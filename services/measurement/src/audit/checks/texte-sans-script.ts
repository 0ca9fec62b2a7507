import { fr } from '@agence/gesture';
import { type Check, conforme, pathOf } from '../finding.ts';

const FEW_WORDS = 80;
const ALMOST_NONE = 25;

/** The text of a page without scripts: most robots of AI services run none. */
export const texteSansScript: Check = ({ pages }) => {
  if (pages.length === 0) return [];
  const bare = pages.filter(({ extract }) => extract.words < FEW_WORDS && extract.scripts > 0);
  const [first] = bare;
  if (first === undefined) {
    const least = Math.min(...pages.map(({ extract }) => extract.words));
    return [
      conforme(
        'texte-sans-script',
        fr`Texte lisible sans script`,
        fr`${least} mots au moins sur chaque page lue.`,
      ),
    ];
  }
  const home = bare.includes(pages[0] ?? first) && (pages[0]?.extract.words ?? 0) < ALMOST_NONE;
  const { words, text } = first.extract;
  return [
    {
      code: 'texte-sans-script',
      gravite: home ? 'bloquant' : 'important',
      titre:
        bare.length === 1
          ? fr`La page ${pathOf(first.url)} est presque vide sans JavaScript`
          : fr`${bare.length} pages sont presque vides sans JavaScript`,
      pourquoi: fr`Sans exécuter de script, la page ne donne ${words < 3 ? fr`qu'un mot ou deux` : fr`que ${words} mots`}. La plupart des robots d'IA n'en exécutent pas.`,
      constate: {
        ou: fr`sur ${pathOf(first.url)}, sans script`,
        texte:
          text === '' ? fr`aucun texte lu` : fr`Texte lu : « ${text.replaceAll('\n', ' ').slice(0, 160)} »`,
      },
      copier: {
        ou: fr`dans un message à votre prestataire`,
        texte: fr`Bonjour, le texte de ${bare.map(({ url }) => pathOf(url)).join(', ')} est ajouté par script. Pouvez-vous l'écrire directement dans le HTML de la page (rendu côté serveur) ? Merci.`,
      },
    },
  ];
};
