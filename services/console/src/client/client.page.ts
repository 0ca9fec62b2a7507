import type { Reply } from '@agence/calls/route';
import type { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Client } from '@agence/proto/clients/v1/clients';
import type { LireAvancementResponse } from '@agence/proto/measurement/v1/measurement';
import { accord, nombre } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';
import { ecrirePage, type Section } from '../pages/cadre.ts';
import { liensDesPages, pagine } from '../pages/pagination.ts';
import { tendance } from '../portefeuille/tendance.ts';
import { tendanceVue } from '../portefeuille/tendance.view.ts';
import { corpsDesQuestions, type Questions } from './questions.view.ts';

/** What `GET clients/{id}/livrables/` answers. */
export type Livrables = Reply<typeof clientsLivrablesGet>;

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

/** Answers that came, of how many; the page is loaded anew by whoever looks at it. */
const progres = (avancement: LireAvancementResponse | null): Vue => {
  if (avancement === null || avancement.attendues === 0) return null;
  const { recues, attendues } = avancement;
  return html`<p class="progres"><label for="progres">${fr`${nombre(recues)} ${accord(recues, 'réponse reçue', 'réponses reçues')} sur ${nombre(attendues)}`}</label><progress id="progres" value=${recues} max=${attendues}></progress><a href="">Actualiser</a></p><p class="note">${fr`Une mesure dure de quelques minutes à quelques heures ; vous pouvez fermer cette page.`}</p>`;
};

/** What is read for the screen; the client as the portfolio has it, and how far a measurement under way is. */
export type Lu = {
  readonly questions: Questions;
  readonly livrables: Livrables['livrables'];
  readonly fiche: Client | undefined;
  readonly avancement: LireAvancementResponse | null;
};

/** How its questions moved, once two months can be told apart. */
const suivi = (fiche: Client | undefined): readonly Section[] => {
  const drawn = tendanceVue(tendance([fiche?.suivi ?? []]));
  return drawn === null ? [] : [{ id: 's5', titre: fr`Mois après mois`, corps: drawn }];
};

/** A client: where its measurement stands, its questions, its documents, and what can be done. */
export function pageClient(visit: Visit, { questions: read, livrables, fiche, avancement }: Lu): string {
  const { entreprise, mesure, mesure_detail, prochaine_page } = read;
  const pages = new Map(livrables.map(({ id, lien }) => [id, lien]));
  const client = `/console/clients/${visit.id}/`;
  const sections: Section[] = [
    {
      id: 's1',
      titre: fr`Mesure`,
      corps: html`<p><b>${mesure}</b></p>${mesure_detail === null ? null : html`<p>${mesure_detail}</p>`}${progres(avancement)}`,
    },
    ...suivi(fiche),
    {
      id: 's2',
      titre: fr`Questions`,
      ...(prochaine_page === null ? {} : { lire: fr`Prochaine page : ${prochaine_page.question}` }),
      pleine: true,
      corps: corpsDesQuestions(visit, read, pages),
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
    {
      titre: entreprise,
      genre: fr`Client`,
      ...(fiche === undefined
        ? {}
        : { chapeau: [fiche.site, fiche.ville].filter((one) => one !== undefined).join(' · ') }),
      sections,
    },
  );
}
