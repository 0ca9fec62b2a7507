import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { fr } from '@agence/gesture';
import type { ReponseMontree, SourceDonnee } from '@agence/proto/measurement/v1/readings';
import type { typesetAnswer } from '@agence/reading';
import { unix } from '@agence/words/paris';
import type { Source } from '../ai/port.ts';
import { REPONSE } from '../livrables/links.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import type { Citation } from '../readings/decisions/citation.store.ts';
import { adresseDe, domaineDe, sourcesRendues } from '../sources/adresse.ts';
import { recherchesDe } from '../sources/recherches.ts';
import { isRead, type Lecture } from '../states/lecture.ts';

/** How an answer was read, as the filters name it. */
type Verdict = 'cite' | 'absent' | 'incertain' | 'ecarte';

const ECARTS: Readonly<Record<Extract<Lecture, { ecart: unknown }>['ecart'], string>> = {
  vide: fr`Écartée : la réponse est vide.`,
  tronquée: fr`Écartée : la réponse est coupée avant sa fin.`,
  refus: fr`Écartée : l'IA a refusé de répondre.`,
  filtrée: fr`Écartée : le fournisseur de l'IA a bloqué la réponse.`,
  échec: fr`Écartée : l'appel n'a pas abouti.`,
  inconnue: fr`Écartée : on ne sait pas si l'appel a abouti.`,
};

export const verdictDe = (lecture: Lecture): Verdict => {
  if (!isRead(lecture)) return 'ecarte';
  const { client_position, uncertain = [] } = lecture.reading;
  if (client_position !== null) return 'cite';
  return uncertain.some(({ is }) => is === 'client') ? 'incertain' : 'absent';
};

export const verdictDit = (lecture: Lecture): string => {
  if (!isRead(lecture)) return ECARTS[lecture.ecart];
  const { client_position: place, businesses, notCounted, position_uncertain } = lecture.reading;
  if (place === 1) return fr`Cette entreprise est citée en premier.`;
  if (place !== null)
    return position_uncertain
      ? fr`Cette entreprise est citée, sans doute en position ${place} sur ${businesses.length}.`
      : fr`Cette entreprise est citée en position ${place} sur ${businesses.length}.`;
  if (verdictDe(lecture) === 'incertain')
    return fr`Ce nom figure dans la réponse, mais rien n'établit qu'elle recommande cette entreprise : la citation ne compte pas.`;
  const seen = notCounted.find(({ is }) => is === 'client');
  return seen === undefined
    ? fr`Cette entreprise n'est pas citée.`
    : fr`Cette entreprise est nommée sans être recommandée (${seen.reason === 'echo' ? fr`reprise de la question` : seen.reason}).`;
};

type Decidee = Pick<Citation, 'comptee' | 'qui' | 'le'>;

/** `most`: the most bytes of HTML that the text may take. `whole`: the provider's whole replies, by answer. */
type Autour = Pick<Mesure, 'fiche'> &
  Pick<Needs, 'models'> & {
    readonly typesetAnswer: typeof typesetAnswer;
    readonly most: number;
    readonly whole: ReadonlyMap<string, unknown>;
    readonly decisions: ReadonlyMap<string, Decidee>;
    readonly lienVers: (reponse: string) => string;
  };

/** Bytes around an address or a search, and the longest text shown of one. */
const AROUND = 150;
const LONGEST = 300;

const fitting = <T>(all: readonly T[], most: number): T[] => {
  let left = most;
  return all.filter((item) => {
    left -= AROUND + 3 * JSON.stringify(item).length;
    return left > 0;
  });
};

/** A source; an address that is no web page, or that is endless, stays without a link. */
const sourceDe = (source: Source): SourceDonnee => {
  const page = adresseDe(source) ?? '';
  const adresse = /^https?:$/.test(URL.parse(page)?.protocol ?? '') && page.length <= LONGEST ? page : '';
  const domaine = adresse === '' ? '' : domaineDe(adresse);
  return { adresse, domaine, titre: (source.title ?? source.url).slice(0, LONGEST) };
};

const nommes = ({ entreprise, concurrents }: Mesure['fiche'], lecture: Lecture) => [
  { name: entreprise, is: 'client' },
  ...concurrents.map((name) => ({ name, is: 'concurrent' })),
  ...(isRead(lecture) ? lecture.reading.businesses.map(({ excerpt: name, is }) => ({ name, is })) : []),
];

/** Whether a person may count the client where its name stands. */
const comptable = (lecture: Lecture, decision: Decidee | undefined): boolean => {
  if (!isRead(lecture) || lecture.reading.client_cited) return false;
  const { uncertain = [], notCounted } = lecture.reading;
  return decision !== undefined || [...uncertain, ...notCounted].some(({ is }) => is === 'client');
};

/** An answer as a page shows it: plain text, how it was read, and where it comes from. */
export function montrer(lecture: Lecture, around: Autour): ReponseMontree {
  const { cell, answer } = lecture;
  const { fiche, models, most, whole, decisions } = around;
  const model = models.find(({ id }) => id === cell.model);
  const businesses = isRead(lecture) ? lecture.reading.businesses : [];
  const offers = businesses.map(({ start, end, quote }) => quote ?? { start, end });
  const text = around.typesetAnswer(answer?.text ?? '', { names: nommes(fiche, lecture), offers }, most);
  const decision = decisions.get(cell._id);
  const nature = model === undefined ? null : sourcesRendues(model.provider);
  return {
    ...{ id: cell._id, ia: model?.label ?? cell.model, version: answer?.model_version ?? '' },
    ...{ le_ts: answer === null ? undefined : unix(answer.at), essai: cell.repeat },
    ...{ lecture: verdictDe(lecture), verdict: verdictDit(lecture), coupee: text.cut },
    lignes: text.lines.map(({ kind, mark, depth, table, row, col, runs }) => ({
      ...{ genre: kind, marque: mark, niveau: depth, tableau: table, rangee: row, colonne: col },
      morceaux: runs.map(({ text: texte, strong: fort, is: qui, offers: offre }) => ({
        ...{ texte, fort, qui, offre },
      })),
    })),
    noms: fitting(
      businesses.map(({ name: nom, is: qui, quote }, i) => {
        const mots = quote === undefined ? '' : (text.words[i] ?? '').slice(0, LONGEST);
        return { nom, qui, mots };
      }),
      most / 2,
    ),
    sources: fitting((answer?.sources ?? []).map(sourceDe), most / 4),
    sources_dites: nature?.dit ?? fr`les pages que l'IA a rendues avec sa réponse`,
    recherches: fitting(answer?.recherches ?? recherchesDe(whole.get(cell._id)), most / 8),
    lien: answer === null ? '' : around.lienVers(cell._id),
    comptable: comptable(lecture, decision),
    tranchee: decision && { comptee: decision.comptee, qui: decision.qui, le_ts: unix(decision.le) },
  };
}

export const montrees = async (
  { answers, citations, links, clock, models }: Needs,
  id: string,
  { fiche }: Mesure,
  lectures: readonly Lecture[],
  most: number,
): Promise<ReponseMontree[]> => {
  const { typesetAnswer } = await import('@agence/reading');
  const whole = await answers.wholeOf(lectures.map(({ cell }) => cell._id));
  const decisions = await citations.of(id);
  const lienVers = (reponse: string) => links.sign(`${REPONSE}${reponse}`, clock.now());
  const around = { fiche, models, typesetAnswer, most, whole, decisions, lienVers };
  const shown: ReponseMontree[] = [];
  for (const lecture of lectures) {
    shown.push(montrer(lecture, around));
    await yieldToOthers();
  }
  return shown;
};
