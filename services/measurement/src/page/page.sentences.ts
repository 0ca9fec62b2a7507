import { accord, combien, enLettresMasculin, majuscule } from '@agence/words/french';
import { wilson } from '@agence/words/wilson';
import { dateCourte } from '../documents/dates.ts';
import { fr, mot, type Phrase, suite } from '../documents/typo.ts';
import { incertainesDites } from '../states/releve/contenu.ts';
import type { PageData } from './page.data.ts';

/** Masculine: "un fait", "deux faits". */
const faits = (n: number): string => `${enLettresMasculin(n)} ${accord(n, 'fait', 'faits')}`;

/** What the answers say today, and what the reader has to do before publishing. */
export function resume(data: PageData): Phrase {
  const { cite, reponses, concurrents } = data.question;
  const [rival] = concurrents;
  const own =
    cite === 0
      ? fr`Aucune des ${reponses} réponses mesurées ne vous cite`
      : fr`${combien(cite, 'réponse', 'réponses')} sur ${reponses} ${accord(cite, 'vous cite', 'vous citent')}`;
  const other =
    rival === undefined ? fr`.` : fr` ; ${combien(rival.cite, 'cite', 'citent')} ${mot(rival.nom)}.`;
  return suite([...own, ...other], preparer(data));
}

function preparer({ faits: all }: PageData): Phrase {
  const n = all.length;
  if (n === 0) return fr`Le texte ci-dessous est prêt à être publié.`;
  return fr`Le texte ci-dessous est prêt à être publié dès que vous aurez vérifié ${faits(n)}, ${accord(n, 'repéré', 'repérés')} par un numéro dans le texte.`;
}

/** The counts behind the page in one line, with the upper bound when the client is never cited. */
export function comptes({ client, question }: PageData): Phrase {
  const { reponses, cite, incertaines, concurrents, date } = question;
  const others = concurrents.flatMap((c): Phrase => [...fr`${mot(c.nom)} ${c.cite}`, ', ']);
  const upTo = Math.round(100 * wilson(cite, reponses)[1]);
  const bound = cite === 0 ? fr` (au plus ${upTo} % de vraies citations, intervalle de Wilson à 95 %)` : [];
  const counted = fr`${reponses} réponses, le ${dateCourte(date)} : ${others}${mot(client.entreprise)} ${cite}${bound}.`;
  return suite(counted, incertainesDites(incertaines));
}

function origine({ ecriture: { par, site_lu } }: PageData): Phrase {
  const unread = site_lu ? null : fr`Votre site n'a pas pu être lu.`;
  const from = site_lu ? fr`de votre site et de votre fiche` : fr`de votre fiche seule`;
  const made =
    par === 'client'
      ? fr`Le texte reprend mot pour mot des phrases ${from}.`
      : par === 'ia'
        ? fr`Une IA a rédigé le texte à partir ${from}.`
        : fr`Un simulateur a inventé le texte à partir ${from}.`;
  return suite(unread, made);
}

/** Facts without a source come first: the text may state nothing about the client without one. */
export function aVerifier(data: PageData): Phrase {
  const unknown = data.faits.filter((f) => f.source === null).length;
  const source = data.ecriture.site_lu ? 'Un site' : 'Une fiche';
  const rule = suite(origine(data), fr`${source} peut se tromper : cochez, ou corrigez au crayon.`);
  if (unknown === 0) return rule;
  return suite(
    fr`${majuscule(faits(unknown))} ${accord(unknown, 'n’a été trouvé', 'n’ont été trouvés')} nulle part : ne ${accord(unknown, 'le', 'les')} publiez pas sans ${accord(unknown, 'l’', 'les ')}avoir vérifié${unknown < 2 ? '' : 's'}.`,
    rule,
  );
}
