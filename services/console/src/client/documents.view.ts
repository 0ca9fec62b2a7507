import type { Reply } from '@agence/calls/route';
import type { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { majuscule } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';
import { liensDesPages, pagine } from '../pages/filtres.ts';
import { formulaire, liste } from '../pages/vues.ts';
import { REMETTRE } from '../portefeuille/attend.ts';
import { boutonRemis } from '../portefeuille/remettre.screens.ts';

export type Livrable = Reply<typeof clientsLivrablesGet>['livrables'][number];

/** The data of a report, as tables for a spreadsheet and as JSON for programs. */
const donnees = (titre: string, files: NonNullable<Livrable['donnees']>): Vue => {
  const link = (lien: string, nom: string) =>
    html`<a href=${lien} download aria-label=${fr`${titre} : ${nom}`}>${nom}</a>`;
  const lus = html`${link(files.reponses, fr`réponses (CSV)`)}, ${link(files.sources, fr`sources (CSV)`)}`;
  return html` · ${fr`données :`} ${lus}, ${link(files.faits, fr`faits (CSV)`)}, ${link(files.json, 'JSON')}`;
};

const document = ({ titre, etat, cree, lien, genre, periode, donnees: files }: Livrable): Vue => {
  const dit = fr`${majuscule(genre)} de ${periode}, du ${cree}${etat === 'prêt' ? '' : `, ${etat}`}`;
  const telecharger = html`<a href=${lien} download aria-label=${fr`Télécharger ${titre}`}>télécharger</a>`;
  return html`<a href=${lien}>${titre}</a>
<small class="note">${dit}<span class="ecran"> · ${telecharger}${files && donnees(titre, files)}</span></small>`;
};

const AUCUN = fr`Le premier rapport viendra avec la première mesure.`;

export const documents = (visit: Visit, livrables: readonly Livrable[]): Vue => {
  const shown = pagine(livrables, visit.query);
  const others = liensDesPages(shown, `/console/clients/${visit.id}/`, visit.query);
  return [liste(shown.montres.map(document), AUCUN), others];
};

const PDF = fr`Pour obtenir un PDF, ouvrez le rapport et imprimez-le dans un fichier. Remettez le document lui-même : son lien n'est valable que 30 jours.`;

/** The latest report, with its links; `attendu`: the id of the one to note as handed over. */
export const aRemettre = (visit: Visit, livrables: readonly Livrable[], attendu: string | undefined): Vue => {
  const rapport = livrables.find(({ genre, etat }) => genre === 'rapport' && etat === 'prêt');
  if (rapport === undefined) return null;
  const { id, lien, titre } = rapport;
  const note = id === attendu && visit.compte.statut === 'actif';
  return html`<div class="gestes"><a class="bouton" href=${lien}>Ouvrir le rapport</a>
<a href=${lien} download>Télécharger le rapport</a>
${note && formulaire(visit, REMETTRE, boutonRemis(visit.id, id, titre))}</div><p class="note">${PDF}</p>`;
};
