import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { LireAvancementResponse } from '@agence/proto/measurement/v1/measurement';
import { accord, nombre } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';
import { ecrirePage, type Section } from '../pages/cadre.ts';
import { cache, caches } from '../pages/formulaire.ts';
import { liensDesPages, pagine } from '../pages/pagination.ts';

/** What `GET clients/{id}/questions/` answers. */
export type Questions = {
  readonly entreprise: string;
  readonly questions: readonly { readonly n: number; readonly question: string }[];
  readonly etats: readonly Etat[];
  readonly mesure: string;
  readonly mesure_detail: string | null;
  readonly prochaine_page: {
    readonly numero: number;
    readonly question: string;
    readonly choisi: boolean;
  } | null;
};

type Etat = {
  readonly n: number;
  readonly question: string;
  readonly etat: string;
  readonly rang: number;
  readonly reponses: number;
  readonly cite: number;
  readonly premier: number;
  readonly page: string | null;
};

/** What `GET clients/{id}/livrables/` answers. */
export type Livrables = {
  readonly livrables: readonly {
    readonly genre: string;
    readonly titre: string;
    readonly etat: string;
    readonly cree: string;
    readonly lien: string;
    readonly id: string;
  }[];
};

const NOMS: Readonly<Record<string, string>> = {
  conquerir: fr`à conquérir`,
  consolider: fr`à consolider`,
  acquise: fr`acquise`,
};

const mesuree = (one: Etat): Vue => html`<tr>
<th scope="row">${one.question}</th>
<td data-titre="État"><span class=${`compte-rendu ${one.etat}`}><span class=${one.etat}>${NOMS[one.etat] ?? one.etat}</span></span></td>
<td class="n" data-titre="Cité">${fr`${nombre(one.cite)} sur ${nombre(one.reponses)}`}</td>
<td class="n" data-titre="En premier">${nombre(one.premier)}</td></tr>`;

const questions = ({ etats, questions }: Questions): Vue =>
  etats.length > 0
    ? html`<table><caption>${fr`Combien de réponses citent ce client, et combien le citent en premier.`}</caption>
<thead><tr><th scope="col">Question</th><th scope="col">État</th><th scope="col" class="n">Cité</th><th scope="col" class="n">En premier</th></tr></thead>
<tbody>${etats.map(mesuree)}</tbody></table>`
    : html`<ol class="attend">${questions.map(({ n, question }) => html`<li><b>${n}.</b> ${question}</li>`)}</ol>`;

const documents = (visit: Visit, livrables: Livrables['livrables']): Vue => {
  const shown = pagine(livrables, visit.query);
  return html`<ul class="attend">${shown.montres.map(document)}</ul>${liensDesPages(shown, `/console/clients/${visit.id}/`, visit.query)}`;
};

const document = ({
  titre,
  etat,
  cree,
  lien,
  genre,
}: Livrables['livrables'][number]): Vue => html`<li><a href=${lien}>${titre}</a>
<small class="note">${fr`${genre}, ${etat}, du ${cree} · `}<a href=${lien} download aria-label=${fr`Télécharger ${titre}`}>télécharger</a></small></li>`;

/** Questions that can still be changed: what is saved, and what is launched. */
const avantMesure = (visit: Visit, { questions }: Questions): Vue =>
  html`<form method="post" action=${`/console/clients/${visit.id}/questions/`}>${caches(visit.jeton)}<ol class="attend">${questions.map(
    ({
      n,
      question,
    }) => html`<li class="champ"><label for=${`q-${n}`}>${fr`Question ${n}`}</label>${cache(`avant-${n}`, question)}<input id=${`q-${n}`} name=${`q-${n}`} value=${question} />
<label class="case"><input type="checkbox" name=${`retirer-${n}`} value="oui" /> ${fr`La retirer`}</label></li>`,
  )}</ol><div class="envoi"><button class="secondaire" name="etape" value="garder">Enregistrer</button><button name="etape" value="lancer">Valider et lancer la mesure</button></div></form>`;

/** Which question the next page aims at. */
const choisirPage = (visit: Visit, { etats, prochaine_page }: Questions): Vue =>
  html`<form method="post" action=${`/console/clients/${visit.id}/page/`} class="outils">${caches(visit.jeton)}<div class="champ"><label for="numero">Question que visera la prochaine page</label><select id="numero" name="numero">${etats.map(
    ({ n, question }) =>
      html`<option value=${n} selected=${n === prochaine_page?.numero}>${question}</option>`,
  )}</select></div><button class="secondaire">Choisir</button></form>`;

/** Answers that came, of how many; the page is loaded anew by whoever looks at it. */
const progres = (avancement: LireAvancementResponse | null): Vue => {
  if (avancement === null || avancement.attendues === 0) return null;
  const { recues, attendues } = avancement;
  return html`<p class="progres"><label for="progres">${fr`${nombre(recues)} ${accord(recues, 'réponse reçue', 'réponses reçues')} sur ${nombre(attendues)}`}</label><progress id="progres" value=${recues} max=${attendues}></progress><a href="">Actualiser</a></p><p class="note">${fr`Une mesure dure de quelques minutes à quelques heures ; vous pouvez fermer cette page.`}</p>`;
};

function corpsDesQuestions(visit: Visit, read: Questions): Vue {
  if (read.questions.length === 0 && read.etats.length === 0)
    return html`<p>${fr`Elles sont en préparation.`}</p>`;
  if (visit.compte.statut !== 'actif') return questions(read);
  if (read.mesure === 'à valider') return avantMesure(visit, read);
  return html`${questions(read)}${read.etats.length === 0 ? null : choisirPage(visit, read)}`;
}

/** A client: where its measurement stands, its questions, its documents, and what can be done. */
export function pageClient(
  visit: Visit,
  read: Questions,
  { livrables }: Livrables,
  avancement: LireAvancementResponse | null,
): string {
  const { entreprise, mesure, mesure_detail, prochaine_page } = read;
  const client = `/console/clients/${visit.id}/`;
  const sections: Section[] = [
    {
      id: 's1',
      titre: fr`Mesure`,
      corps: html`<p><b>${mesure}</b></p>${mesure_detail === null ? null : html`<p>${mesure_detail}</p>`}${progres(avancement)}`,
    },
    {
      id: 's2',
      titre: fr`Questions`,
      ...(prochaine_page === null ? {} : { lire: fr`Prochaine page : ${prochaine_page.question}` }),
      pleine: true,
      corps: corpsDesQuestions(visit, read),
    },
    {
      id: 's3',
      titre: fr`Documents`,
      corps:
        livrables.length === 0
          ? html`<p>${fr`Le premier rapport viendra avec la première mesure.`}</p>`
          : documents(visit, livrables),
    },
    {
      id: 's4',
      titre: fr`Ce que vous pouvez faire`,
      corps: html`<p class="gestes"><a href=${`${client}corriger/`}>Corriger</a><a href=${`${client}audit/`}>Refaire l’audit du site</a><a href=${`${client}retirer/`}>Retirer ce client</a></p>`,
    },
  ];
  return ecrirePage(
    visit.needs.identite,
    { ...visit, ici: '' },
    { titre: entreprise, genre: fr`Client`, sections },
  );
}
