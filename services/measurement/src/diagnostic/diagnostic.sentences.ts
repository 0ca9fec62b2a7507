import { accord, combien, enLettres, majuscule } from '@agence/words/french';
import { wilson } from '@agence/words/wilson';
import { dateCourte } from '../documents/dates.ts';
import { fr, mot, type Phrase, suite } from '../documents/typo.ts';
import {
  citentSansRetour,
  compter,
  demandees,
  devantDe,
  incertaines,
  muettes,
  total,
  type Voix,
  voix,
} from '../states/releve/calculs.ts';
import {
  consigne,
  ecartees,
  frequence,
  incertainesDites,
  recherche,
  sonde,
} from '../states/releve/contenu.ts';
import type { Releve } from '../states/releve/releve.data.ts';
import { porteLeNom } from '../states/releve/site-de.ts';
import { type Source, sources } from '../states/releve/sources.ts';
import type { DiagnosticData, Geste } from './diagnostic.data.ts';

const plusCite = (data: Releve): Voix | undefined => voix(data).find((v) => !v.client);

/** "Aux cinq questions sur « … » à Tours", with the known facts of the business. */
function demande({ client, questions: { length } }: DiagnosticData): Phrase {
  const where = client.ville === '' ? [] : fr` à ${mot(client.ville)}`;
  if (client.metier === '')
    return fr`À ${length === 1 ? 'cette question' : `ces ${enLettres(length)} questions`}`;
  const asked = length === 1 ? 'À une question' : `Aux ${enLettres(length)} questions`;
  return fr`${asked} sur « ${mot(client.metier)} »${where}`;
}

/** For the director: how many citations of how many answers, and who is cited instead. */
export function verdict(data: DiagnosticData): Phrase {
  const { cite, reponses } = total(data);
  const nom = mot(data.client.entreprise);
  const rival = plusCite(data);
  const own =
    cite === 0
      ? fr`${demande(data)}, les IA ne citent ${nom} dans aucune des ${reponses} réponses.`
      : fr`${demande(data)}, les IA citent ${nom} dans ${combien(cite, 'réponse', 'réponses')} sur ${reponses}.`;
  return suite(
    own,
    rival === undefined
      ? fr`Aucun autre nom ne revient.`
      : fr`Elles citent ${mot(rival.nom)} dans ${rival.mentions}.`,
  );
}

export type Chiffre = { valeur: number; sur: number; dit: Phrase };

/** The three numbers: the client's citations, the questions without the client, the name cited most. */
export const troisChiffres = (data: DiagnosticData): Chiffre[] =>
  [citations, echappees, autre].map((chiffre) => chiffre(data));

function citations(data: DiagnosticData): Chiffre {
  const { cite, reponses } = total(data);
  const first = data.questions.reduce((sum, q) => sum + compter(q).premier, 0);
  const upTo = Math.round(100 * wilson(cite, reponses)[1]);
  const often = frequence(cite, reponses);
  const about = often === null ? [] : fr`, ${often === 'à chaque fois' ? 'presque' : 'environ'} ${often}`;
  const rank = first === 0 ? fr`Jamais en premier.` : fr`En premier ${first} fois.`;
  const dit =
    cite === 0
      ? fr`réponse vous cite. La part réelle peut encore aller jusqu'à ${upTo} %.`
      : fr`${accord(cite, 'réponse vous cite', 'réponses vous citent')}${about}. ${rank}`;
  return { valeur: cite, sur: reponses, dit };
}

function echappees(data: DiagnosticData): Chiffre {
  const judged = data.questions.filter((q) => q.etat !== null);
  const lost = judged.filter((q) => q.etat === 'conquerir').length;
  const dit = fr`${accord(lost, 'question', 'questions')} où aucune réponse ne vous cite.`;
  return { valeur: lost, sur: judged.length, dit };
}

function autre(data: DiagnosticData): Chiffre {
  const { reponses: sur } = total(data);
  const rival = plusCite(data);
  if (rival === undefined) {
    const nobody = data.questions.reduce((sum, q) => sum + muettes(q), 0);
    const once = data.questions.reduce((sum, q) => sum + citentSansRetour(q), 0);
    const free = fr`${accord(nobody, 'réponse ne cite', 'réponses ne citent')} personne : la place est libre.`;
    if (once === 0) return { valeur: nobody, sur, dit: free };
    const cites = accord(once, 'réponse cite', 'réponses citent');
    return { valeur: once, sur, dit: fr`${cites} d'autres entreprises, dont aucune ne revient.` };
  }
  const own = voix(data).find((v) => v.client)?.mentions ?? 0;
  const beside =
    rival.mentions === own ? 'le nom le plus cité, comme le vôtre' : 'le nom le plus cité après le vôtre';
  const place = rival.mentions > own ? 'le nom que les IA donnent le plus' : beside;
  const cites = accord(rival.mentions, 'réponse cite', 'réponses citent');
  return { valeur: rival.mentions, sur, dit: fr`${cites} ${mot(rival.nom)}, ${place}.` };
}

/** How it was measured, which answers were set aside, and how certain the main number is. */
export function methode(data: DiagnosticData): Phrase {
  const { cite, reponses } = total(data);
  const asked = demandees(data);
  const aside = asked - reponses;
  const [low, high] = wilson(cite, reponses).map((x) => Math.round(100 * x));
  const models = data.ias.flatMap((ia, i): Phrase => [i > 0 ? ', ' : '', mot(ia.modele)]);
  const how = data.simulee
    ? fr`Réponses inventées par un simulateur, le ${dateCourte(data.mesure.date)}, sous les noms : ${models}.`
    : fr`Mesuré par les API, le ${dateCourte(data.mesure.date)}, ${recherche(data)} : ${models}. ${consigne(data)}`;
  const left = aside === 0 ? [] : fr`, ${aside} ${ecartees(aside)}`;
  const counts = fr`${asked} réponses demandées, ${reponses} exploitables${left}.`;
  const worth = fr`Avec ${combien(cite, 'citation', 'citations')} sur ${reponses}, la part réelle se situe entre ${low ?? 0} % et ${high ?? 0} % (Wilson, 95 %).`;
  return suite(
    how,
    counts,
    incertainesDites(data.questions.reduce((sum, q) => sum + incertaines(q), 0)),
    worth,
    fr`L'application peut répondre autrement que l'API.`,
    sonde(cite, reponses),
  );
}

/** The most cited site where the client could be listed; the client's own site under another address does not count. */
const ouFigurer = (data: Releve): Source | undefined =>
  sources(data).liste.find(
    ({ genre, domaine }) =>
      genre !== 'client' && genre !== 'concurrent' && !porteLeNom(domaine, data.entreprises[0]?.nom ?? ''),
  );

/** Three actions that hold for any site, from the answers alone: used when the site could not be read. */
export function gestesDesReponses(data: Releve): Geste[] {
  const [worst] = data.questions.toSorted((a, b) => b.perte - a.perte || a.n - b.n);
  const [rival] = devantDe(data, worst ? [worst] : []);
  const read = ouFigurer(data);
  return [
    read === undefined
      ? {
          titre: 'Tenir vos coordonnées à jour',
          texte:
            'Nom, adresse, téléphone et horaires identiques partout où ils sont publiés : une IA qui lit deux numéros peut donner le mauvais.',
        }
      : {
          titre: 'Être là où elles lisent',
          texte: `Les IA lisent ou citent ${read.domaine} pour ${combien(read.reponses, 'réponse', 'réponses')}. Vérifiez que vous y êtes.`,
        },
    {
      titre: 'Dire ce que vous faites',
      texte:
        'Écrivez en toutes lettres, dès l’accueil, votre métier, vos communes et vos horaires : une IA ne cite que ce qu’elle peut lire.',
    },
    {
      titre: 'Répondre à une question',
      texte:
        rival === undefined
          ? 'Une page qui répond en clair à une question de vos clients, avec la ville, donne aux IA une phrase à citer.'
          : `Une page qui répond en clair à une question où les IA citent ${rival.nom} leur donne une phrase à citer.`,
    },
  ];
}

/** "Cinq questions que vos clients peuvent poser, trois fois à chacune des quatre IA." */
export function commentDemande(data: DiagnosticData): Phrase {
  const [q, m, r] = [data.questions.length, data.ias.length, data.mesure.repetitions];
  const perModel = m > 1 ? ` à chacune des ${enLettres(m)} IA` : ` à ${data.ias[0]?.ia ?? ''}`;
  return fr`${majuscule(enLettres(q))} ${accord(q, 'question', 'questions')} que vos clients peuvent poser, ${enLettres(r)} fois${perModel}.`;
}
