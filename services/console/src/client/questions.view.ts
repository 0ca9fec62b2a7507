import type { Reply } from '@agence/calls/route';
import type { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { accord, nombre } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';
import { resumeDesErreurs } from '../pages/erreurs.view.ts';
import { cache, caches } from '../pages/formulaire.ts';

export type Questions = Reply<typeof clientsQuestionsGet>;

type Etat = Questions['etats'][number];

const NOMS: Readonly<Record<string, string>> = {
  conquerir: fr`à conquérir`,
  consolider: fr`à consolider`,
  acquise: fr`acquise`,
};

const cent = (share: number): string => nombre(Math.round(share * 100));

const devant = (names: Etat['devant']): Vue =>
  names.length === 0
    ? null
    : html`<small>${fr`Cités devant : `}${names.map(({ entreprise, reponses }) => `${entreprise} ${nombre(reponses)}`).join(', ')}</small>`;

/** The share of each AI; none in states of an older release. */
const parIa = ({ par_ia }: Etat): Vue =>
  par_ia.length === 0
    ? null
    : html`<small>${fr`Par IA : `}${par_ia.map(({ ia, cite, reponses }) => fr`${ia} ${nombre(cite)} sur ${nombre(reponses)}`).join(', ')}</small>`;

/** Where a person decides whether answers cite the client that the reading could not settle. */
const incertaines = (id: string, { n, question, incertaines: count }: Etat): Vue => {
  if (count === 0) return null;
  const dit = fr`${nombre(count)} ${accord(count, 'citation incertaine', 'citations incertaines')}`;
  const filtre = `/console/clients/${id}/reponses/?question=${n}&lecture=incertain`;
  return html` · <a href=${filtre} aria-label=${fr`${dit} : ${question}`}>${dit}</a>`;
};

const mesuree = ({ id }: Visit, row: Etat, pages: ReadonlyMap<string, string>): Vue => {
  const lien = pages.get(row.page ?? '');
  const [bas = 0, haut = 1] = row.intervalle;
  return html`<tr>
<th scope="row">${row.question}${devant(row.devant)}${parIa(row)}${lien === undefined ? null : html`<small><a href=${lien}>La page écrite pour cette question</a></small>`}<small class="ecran"><a href=${`/console/clients/${id}/reponses/?question=${row.n}`} aria-label=${fr`Lire les réponses : ${row.question}`}>Lire les réponses</a>${incertaines(id, row)}</small></th>
<td data-titre="État"><span class=${`compte-rendu ${row.etat}`}><span class=${row.etat}>${NOMS[row.etat] ?? row.etat}</span></span></td>
<td class="n" data-titre="Rang">${nombre(row.rang)}</td>
<td class="n" data-titre="Cité">${fr`${nombre(row.cite)} sur ${nombre(row.reponses)}`}<small>${fr`${cent(bas)} à ${cent(haut)} %`}</small>${row.stabilite === null ? null : html`<small>${fr`${row.stabilite} d'un jour à l'autre`}</small>`}</td>
<td class="n" data-titre="En premier">${nombre(row.premier)}</td></tr>`;
};

const questions = (visit: Visit, { etats, questions }: Questions, pages: ReadonlyMap<string, string>): Vue =>
  etats.length > 0
    ? html`<table><caption>${fr`Rang 1 : la question où ce client perd le plus. Cité : combien de réponses le nomment, parmi les réponses exploitables (vides, coupées ou refusées, elles ne comptent pas) ; dessous, l'intervalle de confiance à 95 %. En premier : combien le nomment avant tout autre.`}</caption>
<thead><tr><th scope="col">Question</th><th scope="col">État</th><th scope="col" class="n">Rang</th><th scope="col" class="n">Cité</th><th scope="col" class="n">En premier</th></tr></thead>
<tbody>${etats.map((row) => mesuree(visit, row, pages))}</tbody></table>`
    : html`<ol class="attend">${questions.map(({ n, question }) => html`<li><b>${n}.</b> ${question}</li>`)}</ol>`;

/** Questions beyond the limit of the plan: kept, with their numbers. */
const auRepos = ({ au_repos }: Questions): Vue =>
  au_repos.length === 0
    ? null
    : html`<details><summary>${fr`Au repos : ${nombre(au_repos.length)} ${accord(au_repos.length, 'question', 'questions')}`}</summary><p class="note">${fr`Au-delà de votre formule : elles ne sont ni mesurées ni visées par une page, et reviennent avec une formule plus grande.`}</p><ol class="attend">${au_repos.map(({ n, question }) => html`<li><b>${n}.</b> ${question}</li>`)}</ol></details>`;

const rienFait = (dit: string | undefined, champ?: string): Vue =>
  resumeDesErreurs(dit === undefined ? [] : [{ dit, champ }]);

/** Questions before the measurement: a form to save them or to launch. */
const avantMesure = (visit: Visit, { questions }: Questions, refuse: Refuse | undefined): Vue => {
  const typed = (name: string) => refuse?.form.get(name);
  const at = Number(/question\s(\d+)/i.exec(refuse?.dit ?? '')?.[1]);
  const dit = refuse?.dit;
  const vise = questions.some(({ n }) => n === at);
  const msg = (n: number): Vue =>
    vise && n === at ? html`<p class="msg" id=${`q-${n}-faute`}>${refuse?.dit}</p>` : null;
  return html`${rienFait(dit, vise ? `q-${at}` : undefined)}<form method="post" action=${`/console/clients/${visit.id}/questions/`}>${caches(visit.jeton)}<ol class="attend">${questions.map(
    ({
      n,
      question,
    }) => html`<li class=${vise && n === at ? 'champ question faute' : 'champ question'}><label for=${`q-${n}`}>${fr`Question ${n}`}</label>${msg(n)}${cache(`avant-${n}`, question)}<textarea rows="2" id=${`q-${n}`} name=${`q-${n}`} aria-describedby=${vise && n === at ? `q-${n}-faute` : undefined} aria-invalid=${vise && n === at ? 'true' : undefined}>${`\n${typed(`q-${n}`) ?? question}`}</textarea>
<label class="case"><input type="checkbox" name=${`retirer-${n}`} value="oui" checked=${typed(`retirer-${n}`) !== undefined} /> ${fr`La retirer`}</label></li>`,
  )}</ol><div class="envoi"><button class="secondaire" name="etape" value="garder">Enregistrer</button><button name="etape" value="lancer">Valider et lancer la mesure</button></div></form>`;
};

/** A form to choose the question of the next page, among those without one. */
const choisirPage = (visit: Visit, { etats, prochaine_page }: Questions, refuse: Refuse | undefined): Vue => {
  const open = etats.filter(({ page }) => page === null);
  if (open.length === 0)
    return html`${rienFait(refuse?.dit)}<p class="note">${fr`Chaque question mesurée a déjà sa page.`}</p>`;
  const choisie = refuse?.form.get('numero') ?? String(prochaine_page?.numero);
  return html`${rienFait(refuse?.dit)}<form method="post" action=${`/console/clients/${visit.id}/page/`} class="outils">${caches(visit.jeton)}<div class="champ"><label for="numero">Question que visera la prochaine page</label><select id="numero" name="numero">${open.map(
    ({ n, question }) => html`<option value=${n} selected=${String(n) === choisie}>${question}</option>`,
  )}</select></div><button class="secondaire">Choisir</button></form>`;
};

/** Typed fields to show again, with the sentence that refused them if any. */
export type Refuse = { readonly dit?: string | undefined; readonly form: ReadonlyMap<string, string> };

type Autour = {
  readonly pages: ReadonlyMap<string, string>;
  readonly ouvert: boolean;
  readonly refuse?: Refuse | undefined;
};

/** The questions, with the actions that they allow. */
export function corpsDesQuestions(visit: Visit, read: Questions, { pages, ouvert, refuse }: Autour): Vue {
  if (read.questions.length === 0 && read.etats.length === 0)
    return html`<p>${fr`Elles sont en préparation.`}</p>`;
  if (!ouvert) return html`${questions(visit, read, pages)}${auRepos(read)}`;
  if (read.mesure === 'à valider') return html`${avantMesure(visit, read, refuse)}${auRepos(read)}`;
  return html`${questions(visit, read, pages)}${auRepos(read)}${read.etats.length === 0 ? null : choisirPage(visit, read, refuse)}`;
}
