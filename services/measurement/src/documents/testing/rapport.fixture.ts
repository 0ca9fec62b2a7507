import { fiabilite, stateOf } from '../../etats/etats.ts';
import { wilson } from '../../etats/wilson.ts';
import type { RapportData } from '../rapport/rapport.data.ts';
import { compter, genreDe } from '../releve/calculs.ts';
import type { Extrait, QuestionMesuree, Reponse } from '../releve/releve.data.ts';
import { type Alea, alea } from './alea.ts';
import { DOMAINES, IAS, QUESTIONS, RIVAUX } from './matiere.ts';

export type Cas = {
  questions?: number;
  ias?: number;
  essais?: number;
  /** A measurement a month before. */
  avant?: boolean;
  simulee?: boolean;
  couleur?: string;
  /** The place of a model that never answers. */
  panne?: number;
  echec?: boolean;
  sansConcurrent?: boolean;
  /** Replaces names, questions, answers and the agency, in turn. */
  textes?: readonly string[];
  graine?: number;
};

const RIVALS = 3;

/** One answer: the better the question is held, the more often the client is named, and first. */
function repondre(tenue: number, rivals: readonly number[], next: Alea): number[] {
  const others = rivals.filter(() => next() < 0.45);
  if (next() > tenue) return others;
  return next() < tenue ? [0, ...others] : [...others.slice(0, 1), 0, ...others.slice(1)];
}

function reponse(
  ia: number,
  essai: number,
  tenue: number,
  rivals: readonly number[],
  next: Alea,
  mute: boolean,
): Reponse {
  if (mute) return { ia, essai, ecartee: 'erreur' };
  if (next() < 0.015) return { ia, essai, ecartee: next() < 0.5 ? 'vide' : 'coupee' };
  const lu = repondre(tenue, rivals, next);
  const sources = DOMAINES.map((_, i) => i).filter(() => next() < 0.35);
  return { ia, essai, lu, ...(sources.length > 0 ? { sources } : {}) };
}

/** How well question i is held, from never to almost always. */
const tenueDe = (i: number, n: number): number => Math.max(0, 0.98 - 1.3 * (i / Math.max(1, n - 1)));

function question(i: number, cas: Required<Cas>, next: Alea): QuestionMesuree {
  const tenue = tenueDe(i, cas.questions);
  const suivis = cas.sansConcurrent ? [] : RIVAUX.map((_, p) => p + 1).filter((p) => (p + i) % 5 < RIVALS);
  const mute = (ia: number) => cas.echec || ia === cas.panne;
  const detail = Array.from({ length: cas.ias * cas.essais }, (_, k) => {
    const ia = Math.floor(k / cas.essais);
    return reponse(ia, (k % cas.essais) + 1, tenue, suivis, next, mute(ia));
  });
  const q = { suivis, detail } as QuestionMesuree;
  const c = compter(q);
  const [cite, reponses] = [c.premier + c.apres, detail.length - c.ecartee];
  const before = { reponses: cas.essais, cite: 0 };
  const par_ia = Array.from({ length: cas.ias }, () => ({
    ...before,
    cite: Math.round(before.reponses * tenue * next() * 0.7),
  }));
  const was = par_ia.some((p) => p.cite > 0) ? 'consolider' : 'conquerir';
  const conserve = reponses < 0.6 * detail.length;
  const kept = cas.avant ? was : null;
  return {
    n: i + 1,
    question:
      cas.textes.length > 0
        ? (cas.textes[i % cas.textes.length] ?? '')
        : (QUESTIONS[i % QUESTIONS.length] ?? ''),
    etat: conserve ? kept : stateOf(cite, c.premier, c.premier + c.apres + c.autre),
    rang: null,
    conserve: conserve && kept !== null,
    reponses,
    cite,
    premier: c.premier,
    intervalle: wilson(cite, reponses),
    fiabilite: fiabilite(reponses, conserve),
    perte: perte(q, cas.ias),
    page: null,
    suivis,
    detail,
    avant: cas.avant ? { etat: was, par_ia } : null,
  };
}

function perte(q: QuestionMesuree, ias: number): number {
  const losses = Array.from({ length: ias }, (_, ia) => {
    const valid = q.detail.filter((r) => r.ia === ia && 'lu' in r);
    const lost: number[] = valid.map((r) => ({ autre: 1, apres: 0.5 })[genreDe(q, r) as string] ?? 0);
    return lost.length === 0 ? [] : [lost.reduce((a, b) => a + b, 0) / lost.length];
  }).flat();
  return losses.length === 0 ? 0 : losses.reduce((a, b) => a + b, 0) / losses.length;
}

function classees(questions: QuestionMesuree[]): QuestionMesuree[] {
  const order = questions
    .filter((q) => q.etat !== null)
    .sort((a, b) => b.perte - a.perte || a.cite - b.cite || a.n - b.n);
  return questions.map((q) => ({
    ...q,
    rang: q.etat === null ? null : order.indexOf(q) + 1,
  }));
}

/** A quotation built from what was read, with the places of the names. */
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
    return {
      debut,
      fin: texte.length,
      qui: place === 0 ? ('client' as const) : ('autre' as const),
    };
  });
  texte +=
    ', souvent cités par leurs clients pour la qualité de leurs produits. Pensez à appeler avant de vous déplacer.';
  const modele = IAS[r.ia]?.[2] ?? '';
  return [
    {
      n: q.n,
      ia: r.ia,
      essai: r.essai,
      modele,
      date: '2026-11-12T09:14',
      texte,
      marques,
      coupe: { avant: false, apres: true },
    },
  ];
}

const DEFAULTS: Required<Cas> = {
  questions: 10,
  ias: 4,
  essais: 5,
  avant: false,
  simulee: false,
  couleur: '#0b5cad',
  panne: -1,
  echec: false,
  sansConcurrent: false,
  textes: [],
  graine: 7,
};

/** An invented report, always the same for the same case. */
export function rapportFictif(choix: Cas = {}): RapportData {
  const cas = { ...DEFAULTS, ...choix };
  const next = alea(cas.graine);
  const word = (i: number, plain: string) =>
    cas.textes.length > 0 ? (cas.textes[i % cas.textes.length] ?? plain) : plain;
  const noms = ['Maison Ferrandin', ...RIVAUX].map((nom, i) => word(i + 3, nom));
  const questions = classees(Array.from({ length: cas.questions }, (_, i) => question(i, cas, next)));
  const first = questions.find((q) => q.rang === 1);
  const quoted = questions
    .flatMap((q) => extrait(q, q.detail[q.n % q.detail.length] ?? ({} as Reponse), noms, cas.textes))
    .slice(0, 4);
  return {
    schema: 'rapport/1',
    document: { numero: 'R-2026-11-0187', etabli: '2026-11-13' },
    agence: {
      nom: word(0, 'Agence Clairval'),
      couleur: cas.couleur,
      contact: word(1, 'Léa Morvan · 02 61 91 04 27 · lea.morvan@agence-clairval.example'),
    },
    client: {
      entreprise: noms[0] ?? '',
      site: word(2, 'maison-ferrandin.example'),
      ville: word(4, 'Angers'),
      metier: word(5, 'Boulangerie-pâtisserie'),
    },
    simulee: cas.simulee,
    mesure: { date: '2026-11-12', repetitions: cas.essais },
    avant: cas.avant ? { date: '2026-10-12' } : null,
    echec: cas.echec
      ? {
          raison:
            'Moins de six réponses sur dix étaient exploitables le 12/11/2026, et de nouveau le 13/11/2026.',
          suite: 'Une personne a été prévenue.',
        }
      : null,
    ias: IAS.slice(0, cas.ias).map(([ia, fournisseur, modele]) => ({
      ia,
      fournisseur,
      modele,
      recherche_web: true,
      modele_avant: cas.avant ? modele : null,
    })),
    entreprises: noms.map((nom, i) => ({ nom, declare: i > 0 && i < 4 })),
    domaines: DOMAINES.map((domaine, i) => ({
      domaine: word(i + 6, domaine),
      qui: i === 0 ? 'client' : i === 2 ? 'concurrent' : null,
    })),
    questions,
    prochaine_page: first === undefined ? null : { numero: first.n, question: first.question, choisi: false },
    extraits: quoted,
  };
}
