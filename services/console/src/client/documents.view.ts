import type { Reply } from '@agence/calls/route';
import type { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Visit } from '../http/screen.ts';
import { caches } from '../pages/formulaire.ts';
import { liensDesPages, pagine } from '../pages/pagination.ts';
import { REMETTRE } from '../portefeuille/attend.ts';
import { boutonRemis } from '../portefeuille/remettre.screens.ts';

export type Livrables = Reply<typeof clientsLivrablesGet>;
type Livrable = Livrables['livrables'][number];

const majuscule = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The data of a report, as tables for a spreadsheet and as JSON for programs. */
const donnees = (titre: string, files: NonNullable<Livrable['donnees']>): Vue => {
  const link = (lien: string, nom: string) =>
    html`<a href=${lien} download aria-label=${fr`${titre} : ${nom}`}>${nom}</a>`;
  return html` · ${fr`données :`} ${link(files.reponses, fr`réponses (CSV)`)}, ${link(files.sources, fr`sources (CSV)`)}, ${link(files.faits, fr`faits (CSV)`)}, ${link(files.json, 'JSON')}`;
};

const document = ({
  titre,
  etat,
  cree,
  lien,
  genre,
  periode,
  donnees: files,
}: Livrable): Vue => html`<li><a href=${lien}>${titre}</a>
<small class="note">${fr`${majuscule(genre)} de ${periode}, du ${cree}${etat === 'prêt' ? '' : `, ${etat}`}`}<span class="ecran"> · <a href=${lien} download aria-label=${fr`Télécharger ${titre}`}>télécharger</a>${files && donnees(titre, files)}</span></small></li>`;

export const documents = (visit: Visit, livrables: readonly Livrable[]): Vue => {
  const shown = pagine(livrables, visit.query);
  return html`<ul class="attend">${shown.montres.map(document)}</ul>${liensDesPages(shown, `/console/clients/${visit.id}/`, visit.query)}`;
};

/** The latest report, with its links; `attendu`: the id of the one to note as handed over. */
export const aRemettre = (
  { id, jeton, compte }: Visit,
  livrables: readonly Livrable[],
  attendu: string | undefined,
): Vue => {
  const rapport = livrables.find(({ genre, etat }) => genre === 'rapport' && etat === 'prêt');
  if (rapport === undefined) return null;
  const { lien, titre } = rapport;
  const remis =
    rapport.id === attendu && compte.statut === 'actif'
      ? html`<form method="post" action=${REMETTRE}>${caches(jeton)}${boutonRemis(id, rapport.id, titre)}</form>`
      : null;
  return html`<div class="gestes"><a class="bouton" href=${lien}>Ouvrir le rapport</a><a href=${lien} download>Télécharger le rapport</a>${remis}</div><p class="note">${fr`Pour en faire un PDF : ouvrez-le, puis imprimez-le vers un fichier. Remettez ce document, pas son lien, valable 30 jours seulement.`}</p>`;
};
