import type { Reponse } from '../../states/releve/releve.data.ts';
import type { Alea } from './alea.ts';
import { DOMAINES, QUESTIONS, RIVAUX } from './matiere.ts';

export type Cas = {
  questions?: number;
  ias?: number;
  essais?: number;
  /** A measurement a month before. */
  avant?: boolean;
  /** The measurements drawn in the course of months, this one included; 0: no course. */
  mois?: number;
  /** Each try on a day of its own, in both measurements. */
  jours?: boolean;
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

const dayOf = (month: string, essai: number): string => `2026-${month}-${`${7 + essai}`.padStart(2, '0')}`;

/** How well question i is held, from never to almost always. */
const tenueDe = (i: number, n: number): number => Math.max(0, 0.98 - 1.3 * (i / Math.max(1, n - 1)));

/** Question i of the case with its answers, drawn; and the measurement before. */
export function question(i: number, cas: Required<Cas>, next: Alea) {
  const tenue = tenueDe(i, cas.questions);
  const suivis = cas.sansConcurrent ? [] : RIVAUX.map((_, p) => p + 1).filter((p) => (p + i) % 5 < RIVALS);
  const detail = Array.from({ length: cas.ias * cas.essais }, (_, k): Reponse => {
    const [ia, essai] = [Math.floor(k / cas.essais), (k % cas.essais) + 1];
    const at = { ia, essai, ...(cas.jours && { jour: dayOf('11', essai) }) };
    if (cas.echec || ia === cas.panne) return { ...at, ecartee: 'erreur' };
    if (next() < 0.015) return { ...at, ecartee: next() < 0.5 ? 'vide' : 'coupee' };
    const lu = repondre(tenue, suivis, next);
    const sources = DOMAINES.map((__, place) => place).filter(() => next() < 0.35);
    const given = { sources, pages: sources, recherche: true as const, recherches: [essai % 2] };
    return { ...at, lu, ...(sources.length > 0 ? given : {}) };
  });
  const par_ia = Array.from({ length: cas.ias }, (_, ia) => {
    const cite = Math.round(cas.essais * tenue * next() * 0.7);
    const premier = Math.floor(cite * tenue);
    const jours = Array.from({ length: cas.essais }, (_, k) => {
      const turn = (k + ia) % cas.essais;
      const counts = { cite: Number(turn < cite), premier: Number(turn < premier) };
      return { jour: dayOf('10', k + 1), reponses: 1, ...counts };
    });
    return { reponses: cas.essais, cite, premier, ...(cas.jours && { jours }) };
  });
  const words = cas.textes.length > 0 ? cas.textes : QUESTIONS;
  const etat = par_ia.some((p) => p.cite > 0) ? ('consolider' as const) : ('conquerir' as const);
  const avant = cas.avant ? { etat, par_ia } : null;
  return { n: i + 1, question: words[i % words.length] ?? '', suivis, detail, page: null, avant };
}
