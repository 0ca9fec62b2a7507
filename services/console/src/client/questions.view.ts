import type { Reply } from '@agence/calls/route';
import type { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { QuestionBougee } from '@agence/proto/clients/v1/questions';
import { etatDit } from '@agence/words/etats';
import { combien, nombre } from '@agence/words/french';
import { champs } from '../gestes/champs.ts';
import type { Visit } from '../http/screen.ts';
import { type Colonne, cache, formulaire, numerotees, resumeDe, tableau } from '../pages/vues.ts';
import { devant, parIa } from './constat.view.ts';

export type Questions = Reply<typeof clientsQuestionsGet>;

type Etat = Questions['etats'][number];

const cent = (share: number): string => nombre(Math.round(share * 100));

/** Where a person decides whether answers cite the client that the reading could not settle. */
const incertaines = (reponses: string, { question, incertaines: count }: Etat): Vue => {
  if (count === 0) return null;
  const dit = combien(count, 'citation incertaine', 'citations incertaines');
  const to = `${reponses}&lecture=incertain`;
  return html` · <a href=${to} aria-label=${fr`${dit} : ${question}`}>${dit}</a>`;
};

const intitule = ({ id }: Visit, row: Etat, page: string | undefined): Vue => {
  const reponses = `/console/clients/${id}/reponses/?question=${row.n}`;
  const lire = fr`Lire les réponses : ${row.question}`;
  return html`${row.question}
${row.devant.length > 0 && html`<small>${fr`Cités devant : `}${devant(row.devant)}</small>`}
${row.par_ia.length > 0 && html`<small>${parIa(row)}</small>`}
${page && html`<small><a href=${page}>La page écrite pour cette question</a></small>`}
<small class="ecran"><a href=${reponses} aria-label=${lire}>Lire les réponses</a>${incertaines(reponses, row)}</small>`;
};

/** `pages`: links by document; `bouges`: the questions whose state changed since the measurement before. */
type Resultats = {
  readonly pages: ReadonlyMap<string, string>;
  readonly bouges?: readonly QuestionBougee[] | undefined;
};

const mesuree = (visit: Visit, row: Etat, { pages, bouges = [] }: Resultats): readonly Vue[] => {
  const [bas = 0, haut = 1] = row.intervalle;
  const bougee = bouges.find(({ n }) => n === row.n);
  return [
    intitule(visit, row, pages.get(row.page ?? '')),
    html`<span class=${`compte-rendu ${row.etat}`}><span class=${row.etat}>${etatDit(row.etat)}</span></span>
${bougee && html`<small>${fr`avant : ${etatDit(bougee.avant)}`}</small>`}`,
    nombre(row.rang),
    html`${fr`${nombre(row.cite)} sur ${nombre(row.reponses)}`}<small>${fr`${cent(bas)} à ${cent(haut)} %`}</small>
${row.stabilite && html`<small>${fr`${row.stabilite} d'un jour à l'autre`}</small>`}`,
    nombre(row.premier),
  ];
};

const COLONNES: readonly Colonne[] = ['Question', 'État', ['Rang', 'n'], ['Cité', 'n'], ['En premier', 'n']];
const LEGENDE = fr`Rang 1 : la question où ce client perd le plus. Cité : combien de réponses le nomment, parmi les réponses exploitables (celles qui sont vides, coupées ou refusées ne comptent pas) ; au-dessous, l'intervalle de confiance à 95 %. En premier : combien le nomment avant tout autre. Devant : les noms cités avant lui ou sans lui, et dans combien de réponses.`;

const questions = (visit: Visit, { etats, questions }: Questions, resultats: Resultats): Vue => {
  const lignes = etats.map((row) => mesuree(visit, row, resultats));
  return lignes.length > 0 ? tableau(COLONNES, lignes, LEGENDE) : numerotees(questions);
};

/** Questions beyond the limit of the plan: kept, with their numbers. */
const auRepos = ({ au_repos }: Questions): Vue => {
  if (au_repos.length === 0) return null;
  return html`<details><summary>${fr`Au repos : ${combien(au_repos.length, 'question', 'questions')}`}</summary>
<p class="note">${fr`Elles dépassent votre formule : elles ne sont ni mesurées ni visées par une page, et reviendront avec une formule plus grande.`}</p>
${numerotees(au_repos)}</details>`;
};

/** Questions before the measurement: a form to save them or to launch. */
const avantMesure = (visit: Visit, { questions }: Questions, refuse: Refuse | undefined): Vue => {
  const typed = (name: string) => refuse?.form.get(name);
  const named = Number(/question\s(\d+)/i.exec(refuse?.dit ?? '')?.[1]);
  const vise = questions.find(({ n }) => n === named);
  const champ = ({ n, question }: Questions['questions'][number]): Vue => {
    const [nom, faute] = [`q-${n}`, n === vise?.n];
    return html`<li class=${faute ? 'champ question faute' : 'champ question'}>
<label for=${nom}>${fr`Question ${n}`}</label>
${faute && html`<p class="msg" id=${`${nom}-faute`}>${refuse?.dit}</p>`}${cache(`avant-${n}`, question)}
<textarea rows="2" id=${nom} name=${nom} aria-describedby=${faute ? `${nom}-faute` : undefined}
  aria-invalid=${faute ? 'true' : undefined}>${`\n${typed(nom) ?? question}`}</textarea>
<label class="case"><input type="checkbox" name=${`retirer-${n}`} value="oui"
  checked=${typed(`retirer-${n}`) !== undefined} /> ${fr`La retirer`}</label></li>`;
  };
  const corps = html`<ol class="attend">${questions.map(champ)}</ol><div class="envoi">
<button class="secondaire" name="etape" value="garder">Enregistrer</button>
<button name="etape" value="lancer">Valider et lancer la mesure</button></div>`;
  const path = `/console/clients/${visit.id}/questions/`;
  return [resumeDe(refuse?.dit, vise && `q-${vise.n}`), formulaire(visit, path, corps)];
};

/** A form to choose the question of the next page, among those without one. */
const choisirPage = (visit: Visit, { etats, prochaine_page }: Questions, refuse: Refuse | undefined): Vue => {
  const open = etats.filter(({ page }) => page === null);
  if (open.length === 0)
    return html`${resumeDe(refuse?.dit)}<p class="note">${fr`Chaque question mesurée a déjà sa page.`}</p>`;
  const numero = refuse?.form.get('numero') ?? String(prochaine_page?.numero);
  const choix = open.map(({ n, question }) => [String(n), question] as const);
  const champ = { nom: 'numero', label: fr`Question que visera la prochaine page`, choix };
  const corps = html`${champs([champ], { numero }, refuse?.dit)}<button class="secondaire">Choisir</button>`;
  return formulaire(visit, `/console/clients/${visit.id}/page/`, corps, { class: 'outils' });
};

/** Typed fields to show again, with the sentence that refused them if any. */
export type Refuse = { readonly dit?: string | undefined; readonly form: Visit['form'] };

/** The questions, with the actions that they allow while the client is open. */
export function corpsDesQuestions(
  visit: Visit,
  read: Questions,
  { ouvert, refuse, ...resultats }: Resultats & { ouvert: boolean; refuse?: Refuse | undefined },
): Vue {
  if (read.questions.length === 0 && read.etats.length === 0)
    return html`<p>${fr`Elles sont en préparation.`}</p>`;
  if (ouvert && read.mesure === 'à valider') return [avantMesure(visit, read, refuse), auRepos(read)];
  const choisir = ouvert && read.etats.length > 0;
  return [questions(visit, read, resultats), auRepos(read), choisir && choisirPage(visit, read, refuse)];
}
