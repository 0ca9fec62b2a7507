import { html, type Vue } from '@agence/look/html';
import { accord, combien, enLettres, majuscule, nombre } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { citer, dire, note, t } from '../documents/components/texte.ts';
import { fr, type Phrase, suite, texte } from '../documents/typo.ts';
import { type BilanIa, bilanDesIas, demandees, joursDe, total } from '../states/releve/calculs.ts';
import { consigne, ecartDit, ecartees, quand } from '../states/releve/contenu.ts';
import { recherches } from '../states/releve/sources.ts';
import type { RapportData } from './rapport.data.ts';

function comment(data: RapportData): Phrase {
  const [q, m, r] = [data.questions.length, data.ias.length, data.mesure.repetitions];
  const asked = demandees(data);
  const plan = fr`${majuscule(enLettres(q))} ${accord(q, 'question', 'questions')}, ${enLettres(m)} IA, ${enLettres(r)} ${accord(r, 'demande', 'demandes')} par IA : ${combien(asked, 'réponse', 'réponses')}`;
  const read = fr`Une entreprise est suivie si vous l'avez déclarée, ou si deux réponses au moins à la même question la citent. Le premier nom recommandé compte comme cité en premier ; un nom qui ne figure que dans la liste des sources ne compte pas.`;
  if (data.simulee)
    return fr`${plan}, inventées ${quand(data)} par un simulateur, sans interroger aucune IA. ${read}`;
  return fr`${plan} demandées ${quand(data)} par les interfaces de programmation (API) des éditeurs, ${rechercheWeb(data)}, sans historique ni compte. ${consigne(data)} ${read}`;
}

function rechercheWeb(data: RapportData): Phrase {
  const on = data.ias.filter((ia) => ia.recherche_web).length;
  if (on === 0) return fr`sans recherche web`;
  const [n, { reponses }] = [recherches(data), total(data)];
  const offered = fr`recherche web ${on === data.ias.length ? 'proposée aux IA' : 'proposée à une partie des IA'}`;
  if (reponses === 0) return offered;
  return fr`${offered} et faite pour ${combien(n, 'réponse exploitable', 'réponses exploitables')} sur ${reponses}`;
}

function lues({ lecture, avant }: RapportData, valides: number): Phrase {
  const { modele, version, par_modele, ecartes, redemandees, incertaines, places, accord: alike } = lecture;
  const changed =
    avant === null || lecture.comme_avant
      ? null
      : fr`Les réponses ne sont plus lues de la même façon que la fois précédente : les deux mesures ne sont pas comparées.`;
  if (modele === null)
    return suite(fr`Les réponses sont lues par des règles (version ${version}), sans modèle.`, changed);
  const checked = fr`Les réponses sont lues par ${modele} (lecture version ${version}), puis chaque nom est recherché dans le texte : ${combien(par_modele, 'lecture vérifiée', 'lectures vérifiées')}, ${combien(ecartes, 'nom écarté', 'noms écartés')}, ${combien(redemandees, 'réponse relue sur un point', 'réponses relues sur un point')}, ${combien(incertaines, 'citation incertaine, non comptée', 'citations incertaines, non comptées')}, ${combien(places, 'place incertaine', 'places incertaines')}.`;
  const twice = fr`Une seconde lecture, par des règles, dit la même chose de vous pour ${alike} de ces ${par_modele} réponses.`;
  const rules = valides - par_modele;
  const alone = fr`${combien(rules, 'réponse est lue', 'réponses sont lues')} par des règles seules, faute d'une lecture utilisable par ${modele}.`;
  return suite(par_modele === 0 ? null : suite(checked, twice), rules === 0 ? null : alone, changed);
}

function ligne(data: RapportData, b: BilanIa): Vue {
  const ia = data.ias[b.place];
  const why = b.ecartees.map(([reason, n]) => `${n} ${ecartDit(reason, n)}`).join(', ');
  const searched = b.reponses === 0 ? '–' : `${nombre(recherches(data, b.place))} sur ${nombre(b.reponses)}`;
  return html`<tr>
    <th scope="row"><b>${citer(ia?.ia ?? '')}</b> <span class="mod">${citer(ia?.modele ?? '')}</span></th>
    <td>${ia?.recherche_web ? searched : 'sans'}</td>
    <td class="num">${dire(fr`${b.reponses} sur ${b.demandees}`)}</td>
    <td>${why === '' ? 'aucune' : t(why)}</td>
  </tr>`;
}

/** What the intervals do not cover: the day where all answers came on one, and always the wording. */
const nonCouvert = (data: RapportData): Phrase =>
  joursDe(data).length > 1
    ? fr`Les intervalles disent ce que le hasard des réponses et celui des jours peuvent changer, pour ces IA et ces questions mot pour mot. Une question formulée autrement peut donner un autre résultat : ils ne le couvrent pas.`
    : fr`Les intervalles disent ce que le hasard des réponses peut changer, pour ces IA, ces questions mot pour mot et ce jour-là. Un autre jour, ou une question formulée autrement, peut donner un autre résultat : ils ne le couvrent pas.`;

function limites(data: RapportData): Phrase[] {
  const aside = demandees(data) - total(data).reponses;
  const month = aside === 0 ? fr`Il n'y en a pas cette fois-ci.` : fr`Il y en a ${aside} cette fois-ci.`;
  return [
    fr`Une IA ne répond jamais deux fois pareil. Une seule demande ne prouve rien, dans un sens ni dans l'autre ; c'est pourquoi chaque nombre est donné avec celui des réponses dont il vient.`,
    fr`L'application que vos clients ont sur leur téléphone peut répondre autrement : elle connaît leur ville, leurs conversations, leurs habitudes.`,
    fr`Les réponses ${ecartees(2)} ne comptent ni pour vous ni contre vous. ${month}`,
    nonCouvert(data),
    fr`Être cité n'est pas être choisi : ce rapport ne mesure ni les visites ni les ventes.`,
  ];
}

function calcul(data: RapportData): Phrase {
  const days =
    joursDe(data).length > 1
      ? fr`Intervalles de Wilson à 95 %, élargis lorsque les réponses d'un même jour se ressemblent.`
      : fr`Intervalles de Wilson à 95 %. Toutes les réponses sont d'un même jour : l'intervalle ne dit pas de combien un autre jour différerait, et seul un écart très net avec une autre mesure est retenu.`;
  return fr`${days} Rang : perte moyenne par IA (1 si un concurrent est cité sans vous, 0,5 s'il l'est avant vous). Les ${total(data).reponses} réponses dépouillées sont jointes à ce fichier sous forme de données (élément « donnees » du code de la page) : chaque nombre de ce rapport se recalcule à partir d'elles, sans réseau.`;
}

const reserves = (data: RapportData): Vue =>
  html`<h3>Ce que ces chiffres ne disent pas</h3>
<ul class="limites">${limites(data).map((l) => html`<li>${dire(l)}</li>`)}</ul>
${note(calcul(data))}`;

export function sectionMethode(data: RapportData): Section {
  const caption = texte(
    fr`${majuscule(accord(data.ias.length, 'l’IA interrogée', `les ${enLettres(data.ias.length)} IA interrogées`))}`,
  );
  return {
    id: 'methode',
    titre: 'Méthode et limites',
    corps: html`<p>${dire(comment(data))}</p>
      <p>${dire(lues(data, total(data).reponses))}</p>
      <table class="meth">
        <caption>${caption}</caption>
        <thead><tr>
          <th scope="col">IA et modèle</th><th scope="col">Recherche web</th>
          <th scope="col" class="num">Exploitables</th><th scope="col">Écartées</th>
        </tr></thead>
        <tbody>${bilanDesIas(data).map((b) => ligne(data, b))}</tbody>
      </table>
      ${data.echec === null ? reserves(data) : null}`,
  };
}
