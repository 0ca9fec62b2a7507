import type { Constat, Devant, EtatDeQuestion, ParIa } from '@agence/proto/clients/v1/questions';
import { monte } from '@agence/words/etats';
import { readableDay } from '@agence/words/paris';
import { stabiliteDe } from '@agence/words/resemblance';
import type { RapportData } from '../report/rapport.data.ts';
import { bilanDesIas, devantDe, incertaines, parJour, parRang, somme, total } from './releve/calculs.ts';
import { comparaison, comparaisonTotale } from './releve/comparaison.ts';
import { moisDe } from './releve/moments.ts';
import type { Releve } from './releve/releve.data.ts';

const SHOWN = 3;

/** The names most often cited before the client or instead of it, with their answers. */
const devant = (data: Releve): Devant[] =>
  devantDe(data, data.questions)
    .slice(0, SHOWN)
    .map(({ nom, devant }) => ({ entreprise: nom, reponses: devant }));

/** What changed since the measurement before, as the report judges it; without counts when nothing compares. */
const changementDe = (data: Releve): Constat['changement'] => {
  if (data.avant === null) return undefined;
  const compared = comparaisonTotale(data);
  const bouges = data.questions.flatMap((asked) => {
    const { n, question, etat, avant } = asked;
    if (etat === null || avant === null || comparaison(data, asked) === null) return [];
    return etat === avant.etat ? [] : [{ n, question, avant: avant.etat, etat }];
  });
  return {
    depuis: readableDay(data.avant.date),
    cite_avant: compared?.avant.cite ?? 0,
    reponses_avant: compared?.avant.reponses ?? 0,
    cite: compared?.maintenant.cite ?? 0,
    reponses: compared?.maintenant.reponses ?? 0,
    tendance: compared?.tendance ?? '',
    montees: bouges.filter(monte).length,
    descendues: bouges.length - bouges.filter(monte).length,
    bouges,
  };
};

/** Two models of one AI count together. */
const parIa = (data: Releve): ParIa[] =>
  [...Map.groupBy(bilanDesIas(data), ({ place }) => data.ias[place]?.ia ?? '')].map(([ia, models]) => {
    return { ia, ...somme(models) };
  });

const coursDu = ({ cours = [] }: RapportData): Constat['cours'] =>
  cours.map(({ cite, reponses, effet, ruptures, ...when }) => {
    return { jour: readableDay(when.date), mois: readableDay(moisDe(when)), cite, reponses, effet, ruptures };
  });

/** The false facts shown beside the result; the report has them all. */
const MOST_FALSE = 5;

const fauxDe = ({ faits = [], ias }: RapportData): Constat['faux'] =>
  faits
    .filter(({ verdict }) => verdict === 'faux')
    .slice(0, MOST_FALSE)
    .map(({ genre, dit, phrase, reponses, preuve, par_ia }) => ({
      genre,
      dit,
      phrase,
      reponses,
      ias: [...new Set(ias.flatMap(({ ia }, i) => (par_ia[i] ? [ia] : [])))],
      site_dit: preuve?.dit ?? '',
      page: preuve?.page ?? '',
      lue: preuve === null ? '' : readableDay(preuve.lue),
    }));

/** The summary of a measurement over all its questions, with the figures of its report. */
export const constatDe = (data: RapportData): Constat => ({
  ...total(data),
  devant: devant(data),
  simulee: data.simulee,
  par_ia: parIa(data),
  changement: changementDe(data),
  cours: coursDu(data),
  faux: fauxDe(data),
});

/** The states as the clients service keeps them and agencies read them. */
export const aRemettre = (data: Releve): EtatDeQuestion[] =>
  parRang(data).flatMap((q) => {
    const { n, question, etat, rang, reponses, cite, premier, intervalle, fiabilite } = q;
    if (etat === null || rang === null) return [];
    const alone = { ...data, questions: [q] };
    const counted = { reponses, cite, premier, intervalle, fiabilite, incertaines: incertaines(q) };
    const [stabilite, par_ia] = [stabiliteDe(parJour(q)), parIa(alone)];
    return [{ n, question, etat, rang, ...counted, devant: devant(alone), stabilite, par_ia }];
  });
