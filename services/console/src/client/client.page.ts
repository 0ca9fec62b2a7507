import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Client } from '@agence/proto/clients/v1/clients';
import type { LireAvancementResponse } from '@agence/proto/measurement/v1/measurement';
import { accord, nombre } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { dans } from '../portefeuille/attend.ts';
import { tendance } from '../portefeuille/tendance.ts';
import { tendanceVue } from '../portefeuille/tendance.view.ts';
import { constat, parIa } from './constat.view.ts';
import { coursVue } from './cours.view.ts';
import { aRemettre, documents, type Livrables } from './documents.view.ts';
import { fauxVus } from './faits.view.ts';
import { corpsDesQuestions, type Questions, type Refuse } from './questions.view.ts';

/** Answers received out of those expected, once known. The page does not refresh itself. */
const progres = (avancement: LireAvancementResponse | null, mesure: string): Vue => {
  if (mesure !== 'en cours' && mesure !== 'questions en préparation') return null;
  if (avancement === null || avancement.attendues === 0)
    return html`<p class="progres"><a href="">Actualiser</a></p>`;
  const { recues, attendues } = avancement;
  return html`<p class="progres"><label for="progres">${fr`${nombre(recues)} ${accord(recues, 'réponse reçue', 'réponses reçues')} sur ${nombre(attendues)}`}</label><progress id="progres" value=${recues} max=${attendues}></progress><a href="">Actualiser</a></p><p class="note">${fr`La première mesure dure de quelques minutes à quelques heures, celle de chaque mois cinq jours. Vous pouvez fermer cette page.`}</p>`;
};

/** The data of the screen: `fiche` is the client as the portfolio has it, `avancement` the progress of a running measurement. */
export type Lu = {
  readonly questions: Questions;
  readonly livrables: Livrables['livrables'];
  readonly fiche: Client | undefined;
  readonly avancement: LireAvancementResponse | null;
};

/** Whether the client is cited, who is cited before it, and the report; or the state of its measurement. */
const resultat = (visit: Visit, { questions, livrables, fiche, avancement }: Lu): Section => {
  const now = visit.needs.clock.now();
  const { entreprise, mesure, mesure_detail } = questions;
  const found = fiche?.constat;
  const le = fiche?.derniere_mesure;
  const demarre = fiche?.demarre_ts;
  const reste =
    mesure !== 'à valider' || demarre === undefined
      ? null
      : html`<p class="note">${fr`Sans action de votre part, elle démarre ${dans(demarre, now)}.`}</p>`;
  const etat = html`<p><b>${fr`Mesure : ${mesure}`}</b></p>${mesure_detail === null ? null : html`<p>${mesure_detail}</p>`}${reste}${progres(avancement, mesure)}`;
  return {
    titre: found === undefined ? fr`Mesure` : fr`Résultat`,
    ...(le === undefined ? {} : { lire: fr`Mesuré le ${le}` }),
    corps: html`${found === undefined ? null : html`<p class="verdict-client">${constat(entreprise, found)}</p><p class="note">${parIa(found)}</p><p class="gestes"><a href=${`/console/clients/${visit.id}/sources/`}>${fr`Les sources des IA`}</a></p>`}${mesure === 'faite' && found !== undefined ? null : etat}${aRemettre(visit, livrables, fiche?.a_remettre)}`,
  };
};

/** How often the client was cited, and how its questions changed, once there are months to compare. */
const suivi = (fiche: Client | undefined): readonly Section[] => {
  const drawn = tendanceVue(tendance(fiche === undefined ? [] : [{ ...fiche, actif: true }]), true);
  const cours = coursVue(fiche?.constat?.cours ?? []);
  return drawn === null && cours === null
    ? []
    : [{ titre: fr`Mois après mois`, corps: html`${cours}${drawn}` }];
};

const CORRIGE = fr`Ce client est déjà corrigé : un client ne se corrige qu'une fois.`;

/** Only actions that the service would accept. */
const gestes = ({ id }: Visit, { livrables, fiche }: Lu): Vue => {
  const client = `/console/clients/${id}/`;
  const audite = livrables.some(({ genre }) => genre === 'audit');
  return html`<p class="gestes">${fiche?.corrige === true ? null : html`<a href=${`${client}corriger/`}>Corriger</a>`}<a href=${`${client}reperes/`}>Concurrents et contexte</a>${
    fiche?.derniere_mesure === undefined
      ? null
      : html`<a href=${`${client}audit/`}>${audite ? fr`Refaire l'audit du site` : fr`Faire l'audit du site`}</a>`
  }<a href=${`${client}retirer/`}>Retirer ce client</a></p>${fiche?.corrige === true ? html`<p class="note">${CORRIGE}</p>` : null}`;
};

const RETIRE = fr`Ce client est retiré : rien n'est plus mesuré pour lui. Repris, il retrouve ses questions, ses mesures et ses documents.`;

/** A removed client is restored by adding it again, with its fields filled in. */
const retire = ({ id, compte }: Visit, { questions: { mesure_detail } }: Lu): Section => ({
  titre: fr`Client retiré`,
  corps: html`<p>${mesure_detail ?? RETIRE}</p>${compte.statut === 'actif' ? html`<p class="gestes"><a class="bouton" href=${`/console/ajouter/?reprendre=${id}`}>Reprendre ce client</a></p>` : null}`,
});

/** Notices of a completed action, by the value in the address. */
const FAITS: ReadonlyMap<string | null, string> = new Map([
  ['questions', fr`Vos questions sont enregistrées.`],
  ['lancee', fr`La mesure est lancée.`],
  ['page', fr`La question de la prochaine page est choisie.`],
]);

/** A client's page: its result, questions, documents and actions. */
export function pageClient(visit: Visit, lu: Lu, refuse?: Refuse): string {
  const { questions: read, livrables, fiche } = lu;
  const pages = new Map(livrables.map(({ id, lien }) => [id, lien]));
  const ouvert = fiche?.actif !== false && visit.compte.statut === 'actif';
  const asked = visit.query.get('fait');
  // The address may be opened again later: once there is a result, the launch is no longer news.
  const fait = asked === 'lancee' && read.mesure === 'faite' ? undefined : FAITS.get(asked);
  const sections: Section[] = [
    ...(fiche?.actif === false ? [retire(visit, lu)] : []),
    ...(fiche?.actif === false && fiche.constat === undefined ? [] : [resultat(visit, lu)]),
    {
      titre: fr`Questions`,
      ...(read.prochaine_page === null ? {} : { lire: fr`Prochaine page : ${read.prochaine_page.question}` }),
      pleine: true,
      corps: corpsDesQuestions(visit, read, { pages, ouvert, refuse }),
    },
    ...fauxVus(fiche?.constat?.faux ?? []),
    ...suivi(fiche),
    {
      titre: fr`Documents`,
      corps:
        livrables.length === 0
          ? html`<p>${fr`Le premier rapport viendra avec la première mesure.`}</p>`
          : documents(visit, livrables),
    },
    ...(ouvert ? [{ titre: fr`Ce que vous pouvez faire`, corps: gestes(visit, lu) }] : []),
  ];
  const lieu = [fiche?.site, fiche?.ville].filter((part) => part !== undefined).join(' · ');
  return ecran(
    visit,
    {
      titre: read.entreprise,
      erreur: refuse?.dit !== undefined,
      surtitre: html`<a href="/console/">Clients</a>`,
      chapeau: html`${lieu}${fait === undefined ? null : html`<span class="fait" role="status">${fait}</span>`}`,
      sections,
      simulee: fiche?.constat?.simulee === true,
    },
    `/console/clients/${visit.id}/`,
  );
}
