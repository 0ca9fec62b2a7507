import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import type { SourcesLues } from '@agence/proto/measurement/v1/readings';
import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import {
  aGagner,
  moisDeSources,
  pages,
  parMois,
  recherchesFaites,
  sources,
} from '../states/releve/sources.ts';
import { donneesDe } from '../states/releve/tableaux.ts';
import { mesureDemandee } from './lues.ts';

/** The first of each list: a page of the console has at most 150 kB. */
const MOST = 40;
const COLUMNS = 12;

const RIEN = fr`Il n'y a pas de source à lire ici : rien n'a encore été mesuré, ou les réponses ne sont plus gardées.`;

/** The data of a report; null when a correction replaced it, unless it is the one asked for. */
const donneesDu = async ({ livrables }: Needs, document: string, asked?: 'asked') => {
  const report = await livrables.find(document);
  return report === null || (report.etat !== 'prêt' && !asked) ? null : donneesDe(report.html);
};

/** The sources of the answers as reports hold them: what a person decided since counts from the next report on. */
export const lireSources =
  (needs: Needs): Rpc['lireSources'] =>
  async ({ question, ia, ...asked }) => {
    const found = await mesureDemandee(needs, { ...asked, question: 0, reponse: '' });
    if (found === null) return refused(refuse('not_found', RIEN));
    const { rows, row } = found;
    const data = await donneesDu(needs, row.mesure.document, 'asked');
    if (data === null || (question !== 0 && !data.questions.some(({ n }) => n === question)))
      return refused(refuse('not_found', RIEN));
    const filtre = { ...(question !== 0 && { n: question }), ...(ia !== '' && { ia }) };
    const { sur, liste } = sources(data, filtre);
    const [sites, all] = [liste.slice(0, MOST), pages(data, filtre)];
    const toWin = aGagner(all);
    const months = [];
    for (const { mesure } of rows.slice(0, COLUMNS).toReversed()) {
      const month = await donneesDu(needs, mesure.document);
      if (month !== null) months.push(moisDeSources(month, filtre));
    }
    const domaines = sites.map(({ domaine }) => domaine);
    const value: SourcesLues = {
      entreprise: data.client.entreprise,
      mesure: row.id,
      simulee: data.simulee,
      mesures: rows.map(({ id, mesure }) => ({ id, lancee_ts: unix(mesure.lancee) })),
      questions: data.questions.map(({ n, question: nom }) => ({ valeur: String(n), nom })),
      ias: [...new Set(data.ias.map((model) => model.ia))].map((nom) => ({ valeur: nom, nom })),
      citees: sur.citees,
      lues: sur.lues,
      sites,
      sites_en_tout: liste.length,
      pages: all.slice(0, MOST),
      pages_en_tout: all.length,
      a_gagner: toWin.slice(0, MOST),
      a_gagner_en_tout: toWin.length,
      recherches: recherchesFaites(data, filtre).slice(0, MOST),
      mois: parMois(months, domaines).map(({ sur, ...month }) => ({
        ...month,
        citees: sur.citees,
        lues: sur.lues,
      })),
    };
    return { result: { $case: 'sources', value } };
  };
