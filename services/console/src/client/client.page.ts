import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Client } from '@agence/proto/clients/v1/clients';
import type { LireAvancementResponse } from '@agence/proto/measurement/v1/measurement';
import { combien, nombre } from '@agence/words/french';
import { liensSous } from '../gestes/par-defaut.ts';
import type { ShownPage, Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { dans } from '../portefeuille/attend.ts';
import { tendance, tendanceVue } from '../portefeuille/tendance.view.ts';
import { constat, coursVue, fauxVus, parIa } from './constat.view.ts';
import { aRemettre, documents, type Livrable } from './documents.view.ts';
import { corpsDesQuestions, type Questions, type Refuse } from './questions.view.ts';

/** Answers received out of those expected, once known. The page does not refresh itself. */
const progres = (avancement: LireAvancementResponse | null, mesure: string): Vue => {
  if (mesure !== 'en cours' && mesure !== 'questions en préparation') return null;
  if (avancement === null || avancement.attendues === 0)
    return html`<p class="progres"><a href="">Actualiser</a></p>`;
  const { recues, attendues } = avancement;
  const dit = fr`${combien(recues, 'réponse reçue', 'réponses reçues')} sur ${nombre(attendues)}`;
  return html`<p class="progres"><label for="progres">${dit}</label>
<progress id="progres" value=${recues} max=${attendues}></progress><a href="">Actualiser</a></p>
<p class="note">${fr`La première mesure prend de quelques minutes à quelques heures ; les suivantes s'étalent sur cinq jours. Vous pouvez fermer cette page.`}</p>`;
};

/** The data of the screen: `fiche` is the client as the portfolio has it, `avancement` the progress of a running measurement. */
export type Lu = {
  readonly questions: Questions;
  readonly livrables: readonly Livrable[];
  readonly fiche: Client | undefined;
  readonly avancement: LireAvancementResponse | null;
};

/** Whether the client is cited, who is cited before it, and the report; or the state of its measurement. */
const resultat = (visit: Visit, { questions, livrables, fiche, avancement }: Lu): Section => {
  const { entreprise, mesure, mesure_detail } = questions;
  const found = fiche?.constat;
  const le = fiche?.derniere_mesure;
  const demarre = mesure === 'à valider' && fiche?.demarre_ts;
  const reste =
    demarre && fr`Sans action de votre part, elle démarre ${dans(demarre, visit.needs.clock.now())}.`;
  const etat = html`<p><b>${fr`Mesure : ${mesure}`}</b></p>${mesure_detail && html`<p>${mesure_detail}</p>`}
${reste && html`<p class="note">${reste}</p>`}${progres(avancement, mesure)}`;
  const dit =
    found &&
    html`<p class="verdict-client">${constat(entreprise, found)}</p><p class="note">${parIa(found)}</p>
<p class="gestes"><a href=${`/console/clients/${visit.id}/sources/`}>${fr`Les sources des IA`}</a></p>`;
  return {
    titre: found === undefined ? fr`Mesure` : fr`Résultat`,
    lire: le && fr`Mesuré le ${le}`,
    corps: [dit, mesure === 'faite' && found ? null : etat, aRemettre(visit, livrables, fiche?.a_remettre)],
  };
};

/** How often the client was cited, and how its questions changed, once there are months to compare. */
const suivi = (fiche: Client | undefined): Section | null => {
  const drawn = tendanceVue(tendance(fiche === undefined ? [] : [{ ...fiche, actif: true }]), true);
  const cours = coursVue(fiche?.constat?.cours ?? []);
  return drawn === null && cours === null ? null : { titre: fr`Mois après mois`, corps: [cours, drawn] };
};

/** Only actions that the service would accept. */
const gestes = (visit: Visit, { fiche }: Lu): Vue => {
  const client = `/console/clients/${visit.id}/`;
  return html`<p class="gestes">${!fiche?.corrige && html`<a href=${`${client}corriger/`}>Corriger</a>`}
<a href=${`${client}reperes/`}>Concurrents et contexte</a>
${fiche?.derniere_mesure && html`<a href=${`${client}audit/`}>Auditer le site</a>`}${liensSous('clients/{id}/', visit)}</p>`;
};

const RETIRE = fr`Ce client est retiré : rien n'est plus mesuré pour lui. S'il est repris, il retrouve ses questions, ses mesures et ses documents.`;

/** A removed client is restored by adding it again, with its fields filled in. */
const retire = ({ id, compte }: Visit, { questions: { mesure_detail } }: Lu): Section => {
  const to = `/console/ajouter/?reprendre=${id}`;
  const reprendre = html`<p class="gestes"><a class="bouton" href=${to}>Reprendre ce client</a></p>`;
  return {
    titre: fr`Client retiré`,
    corps: [html`<p>${mesure_detail ?? RETIRE}</p>`, compte.statut === 'actif' && reprendre],
  };
};

/** Notices of a completed action, by the value in the address. */
const FAITS: ReadonlyMap<string | null, string> = new Map([
  ['questions', fr`Vos questions sont enregistrées.`],
  ['lancee', fr`La mesure est lancée.`],
  ['page', fr`La question de la prochaine page est choisie.`],
]);

/** A client's page: its result, questions, documents and actions. */
export function pageClient(visit: Visit, lu: Lu, refuse?: Refuse): ShownPage {
  const { questions: read, livrables, fiche } = lu;
  const pages = new Map(livrables.map(({ id, lien }) => [id, lien]));
  const bouges = fiche?.constat?.changement?.bouges;
  const ouvert = fiche?.actif !== false && visit.compte.statut === 'actif';
  const asked = visit.query.get('fait');
  // The address may be opened again later: once there is a result, the launch is no longer news.
  const fait = asked === 'lancee' && read.mesure === 'faite' ? undefined : FAITS.get(asked);
  const lieu = [fiche?.site, fiche?.ville].filter((part) => part !== undefined).join(' · ');
  return ecran(visit, {
    titre: read.entreprise,
    erreur: refuse?.dit !== undefined,
    surtitre: html`<a href="/console/">Clients</a>`,
    chapeau: lieu,
    fait,
    sections: [
      fiche?.actif === false && retire(visit, lu),
      (fiche?.actif !== false || fiche.constat !== undefined) && resultat(visit, lu),
      {
        titre: fr`Questions`,
        lire: read.prochaine_page && fr`Prochaine page : ${read.prochaine_page.question}`,
        pleine: true,
        corps: corpsDesQuestions(visit, read, { pages, bouges, ouvert, refuse }),
      },
      fauxVus(fiche?.constat?.faux ?? []),
      suivi(fiche),
      { titre: fr`Documents`, corps: documents(visit, livrables) },
      ouvert && { titre: fr`Ce que vous pouvez faire`, corps: gestes(visit, lu) },
    ],
    simulee: fiche?.constat?.simulee,
  });
}
