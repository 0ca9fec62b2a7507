import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { nombre } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';
import { ecrirePage, type Section } from '../pages/cadre.ts';
import { cache, caches } from '../pages/formulaire.ts';

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

const document = ({
  titre,
  etat,
  cree,
  lien,
  genre,
}: Livrables['livrables'][number]): Vue => html`<li><a href=${lien}>${titre}</a>
<small class="note">${fr`${genre}, ${etat}, du ${cree} · `}<a href=${lien} download aria-label=${fr`Télécharger ${titre}`}>télécharger</a></small></li>`;

const lancer = (visit: Visit): Vue =>
  html`<form method="post" action=${`/console/clients/${visit.id}/questions/`}>${caches(visit.jeton)}${cache('lancer', 'oui')}<div class="envoi"><button>Valider et lancer la mesure</button></div></form>`;

/** A client: where its measurement stands, its questions, its documents, and what can be done. */
export function pageClient(visit: Visit, read: Questions, { livrables }: Livrables): string {
  const { entreprise, mesure, mesure_detail, prochaine_page } = read;
  const client = `/console/clients/${visit.id}/`;
  const sections: Section[] = [
    {
      id: 's1',
      titre: fr`Mesure`,
      corps: html`<p><b>${mesure}</b></p>${mesure_detail === null ? null : html`<p>${mesure_detail}</p>`}${mesure === 'à valider' ? lancer(visit) : null}`,
    },
    {
      id: 's2',
      titre: fr`Questions`,
      ...(prochaine_page === null ? {} : { lire: fr`Prochaine page : ${prochaine_page.question}` }),
      corps:
        read.questions.length === 0 && read.etats.length === 0
          ? html`<p>${fr`Elles sont en préparation.`}</p>`
          : questions(read),
    },
    {
      id: 's3',
      titre: fr`Documents`,
      corps:
        livrables.length === 0
          ? html`<p>${fr`Le premier rapport viendra avec la première mesure.`}</p>`
          : html`<ul class="attend">${livrables.map(document)}</ul>`,
    },
    {
      id: 's4',
      titre: fr`Ce que vous pouvez faire`,
      corps: html`<p class="gestes"><a href=${`${client}retirer/`}>Retirer ce client</a></p>`,
    },
  ];
  return ecrirePage(
    visit.needs.identite,
    { ...visit, ici: '' },
    { titre: entreprise, genre: fr`Client`, sections },
  );
}
