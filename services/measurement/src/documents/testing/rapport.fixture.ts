import { CONSIGNE } from '../../questions/prepare.ts';
import type { MoisMesure } from '../../report/cours.ts';
import type { RapportData } from '../../report/rapport.data.ts';
import { renderRapport } from '../../report/rapport.view.ts';
import { sourcesRendues } from '../../sources/adresse.ts';
import { juger } from '../../states/etats.ts';
import type { Extrait } from '../../states/extraits.ts';
import type { QuestionMesuree, Reponse } from '../../states/releve/releve.data.ts';
import { alea } from './alea.ts';
import { agenceFictive, DOMAINES, IAS, mots, RECHERCHES, RIVAUX } from './matiere.ts';
import { type Cas, question } from './question.fixture.ts';

export type { Cas };

/** A quotation built from a reading, with the places of the names. */
function extrait(
  q: QuestionMesuree,
  r: Reponse,
  noms: readonly string[],
  textes: readonly string[],
): Extrait[] {
  if (!('lu' in r) || r.lu.length === 0) return [];
  let texte = `Pour cette demande, voici ce que l’on trouve le plus souvent. ${textes[q.n] ?? ''} `;
  const marques = r.lu.map((place, i) => {
    const debut = texte.length + (i > 0 ? 2 : 0);
    texte += `${i > 0 ? ', ' : ''}${noms[place]}`;
    return { debut, fin: texte.length, qui: place === 0 ? ('client' as const) : ('autre' as const) };
  });
  texte +=
    ', souvent cités par leurs clients pour la qualité de leurs produits. Pensez à appeler avant de vous déplacer.';
  const from = { n: q.n, ia: r.ia, essai: r.essai, modele: IAS[r.ia]?.[2] ?? '', date: '2026-11-12T09:14' };
  return [{ ...from, texte, marques, coupe: { avant: false, apres: true } }];
}

const DEFAULTS: Required<Cas> = {
  questions: 10,
  ias: 4,
  essais: 5,
  avant: false,
  mois: 0,
  jours: false,
  simulee: false,
  couleur: '#0b5cad',
  panne: -1,
  echec: false,
  sansConcurrent: false,
  textes: [],
  graine: 7,
};

/** Months before, with a new model in the middle, and this one. */
const coursFictif = (cas: Required<Cas>, questions: readonly QuestionMesuree[]): MoisMesure[] =>
  Array.from({ length: cas.mois }, (_, i) => {
    const ago = cas.mois - 1 - i;
    const month = 12 * 2026 + 10 - ago;
    const counts = questions.map(({ n, reponses, cite }) => ({
      ...{ n, reponses, effet: 2.5 },
      cite: Math.max(0, cite - ago),
    }));
    const sum = (which: 'reponses' | 'cite') => counts.reduce((all, count) => all + count[which], 0);
    return {
      date: `${Math.floor(month / 12)}-${`${(month % 12) + 1}`.padStart(2, '0')}-12`,
      mois: undefined,
      ...{ reponses: sum('reponses'), cite: sum('cite'), effet: 6, premier: Math.floor(sum('cite') / 2) },
      voix: { client: 40 - ago, tous: 160 },
      ruptures: ago === 2 ? ['ias'] : [],
      questions: counts,
    };
  });

/** An invented report, always the same for the same case. */
export function rapportFictif(choix: Cas = {}): RapportData {
  const cas = { ...DEFAULTS, ...choix };
  const next = alea(cas.graine);
  const word = mots(cas.textes);
  const noms = ['Maison Ferrandin', ...RIVAUX].map((nom, i) => word(i + 3, nom));
  const drawn = Array.from({ length: cas.questions }, (_, i) => question(i, cas, next));
  const before = drawn.flatMap(({ n, avant }) => (avant === null ? [] : [{ n, etat: avant.etat }]));
  const questions = juger(drawn, before);
  const first = questions.find((q) => q.rang === 1);
  const quoted = questions
    .flatMap((q) => extrait(q, q.detail[q.n % q.detail.length] ?? ({} as Reponse), noms, cas.textes))
    .slice(0, 4);
  return {
    schema: 'rapport/1',
    document: { numero: 'R-2026-11-0187', etabli: '2026-11-13' },
    agence: agenceFictive(word, cas.couleur),
    client: {
      entreprise: noms[0] ?? '',
      site: word(2, 'maison-ferrandin.example'),
      ville: word(4, 'Angers'),
      metier: word(5, 'Boulangerie-pâtisserie'),
    },
    simulee: cas.simulee,
    mesure: { date: '2026-11-12', repetitions: cas.essais, consigne: CONSIGNE },
    avant: cas.avant ? { date: '2026-10-12' } : null,
    echec: cas.echec ? { raison: 'Trop peu de réponses.', suite: 'Une personne a été prévenue.' } : null,
    ias: IAS.slice(0, cas.ias).map(([ia, fournisseur, modele]) => ({
      ia,
      fournisseur,
      modele,
      recherche_web: true,
      sources: sourcesRendues(fournisseur),
      modele_avant: cas.avant ? modele : null,
    })),
    lecture: {
      modele: 'Mistral mistral-small-latest',
      version: '1',
      par_modele: questions.reduce((sum, { reponses }) => sum + reponses, 0),
      ...{ ecartes: 3, redemandees: 2, incertaines: 0, places: 1 },
      accord: questions.reduce((sum, { reponses }) => sum + reponses, 0) - 2,
      comme_avant: cas.avant,
    },
    entreprises: noms.map((nom, i) => ({ nom, declare: i > 0 && i < 4 })),
    domaines: DOMAINES.map(([domaine, genre], i) => ({
      domaine: word(i + 6, domaine),
      qui: i === 0 ? 'client' : i === 2 ? 'concurrent' : null,
      genre,
    })),
    pages: DOMAINES.map(([domaine], i) => ({
      adresse: word(i + 6, `https://${domaine}/boulangeries`),
      domaine: i,
    })),
    recherches: RECHERCHES.map((query, i) => word(i + 11, query)),
    sources_avant: Array.from({ length: Math.min(5, Math.max(0, cas.mois - 1)) }, (_, i) => ({
      ...{ date: `2026-${`${6 + i}`.padStart(2, '0')}-12`, modeles: i < 3 ? 'avant' : 'maintenant' },
      sur: { reponses: 100, citees: 40, lues: 60 },
      sites: DOMAINES.map(([domaine, genre], site) => ({
        ...{ domaine: word(site + 6, domaine), genre },
        ...{ reponses: 10 * i, citees: 4 * i, lues: 6 * i },
      })),
    })),
    questions,
    meme_mois: false,
    pages_livrees: [],
    prochaine_page: first === undefined ? null : { numero: first.n, question: first.question, choisi: false },
    extraits: quoted,
    ...(cas.mois > 0 && { cours: coursFictif(cas, questions) }),
  };
}

export const sample = (cas: Cas): string =>
  renderRapport(rapportFictif({ ...cas, questions: 3, ias: 2, avant: true }));
