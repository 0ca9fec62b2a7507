import { foldedWords } from '@agence/words/folded';
import { siteHost } from '@agence/words/public-site';
import { inTown } from '../../questions/ville.ts';
import type { Finish, Hint, Source } from '../port.ts';
import { coordonnee } from './coordonnees.ts';
import { dires } from './dires.ts';
import { type Draws, drawsOf, share } from './draws.ts';
import { cited, type Scene, sceneOf } from './scene.ts';
import { type Adresse, PLUME, PLUMES, STYLES } from './styles.ts';

export type Written = { text: string; finish: Finish; sources: Source[] };

/** The answer of a simulated model to a customer's question. */
export const answer = (question: string, model: string, hint: Hint): Written => {
  const draws = drawsOf(`${hint.seed}|${model}|${question}`);
  const scene = sceneOf(question, model, hint);
  const fate = draws.unit();
  if (fate < 0.004) return { text: '', finish: 'stop', sources: [] };
  if (fate < 0.028) return { text: refus(scene, draws), finish: 'stop', sources: [] };
  if (fate < 0.052)
    return { text: `${generalites(scene, draws)}\n\n${conseils(scene, draws)}`, finish: 'stop', sources: [] };
  const plume = PLUMES[model] ?? PLUME;
  const names = cited(scene, hint, draws.unit, 3 + draws.int(4));
  const adresses = adressesOf(names, scene, hint, draws);
  const style = plume[draws.chance(comparing(question) ? 0.4 : 0.7) ? 'usual' : 'other'];
  const body = STYLES[style](adresses, draws);
  const asks = plume.asks && draws.chance(0.5);
  const text = [
    ...(style === 'prose' ? [placed(body, scene)] : [ouverture(scene, draws), body]),
    conseils(scene, draws),
    ...(asks ? ['Voulez-vous que j’affine selon votre quartier ou votre budget ?'] : []),
  ].join('\n\n');
  const sources = plume.sources ? [...names.map((name) => source(name, hint)), ...annuaires(scene)] : [];
  // Cut in the middle of a word, as by a model at its limit.
  if (fate > 0.985) return { text: text.slice(0, Math.floor(text.length * 0.6)), finish: 'length', sources };
  return { text, finish: 'stop', sources };
};

const here = ({ ville }: Scene): string => inTown(ville) || 'en France';
const Here = (scene: Scene): string => here(scene).charAt(0).toUpperCase() + here(scene).slice(1);

/** Prose needs no opening: its first sentence names the place. */
const placed = (prose: string, scene: Scene): string =>
  prose.replace(/^Je commencerais/, `${Here(scene)}, je commencerais`);

const pricing = (question: string): boolean => /\b(combien|prix|tarifs?|ch[eè]re?s?|devis)\b/i.test(question);
const pressing = (question: string): boolean => /aujourd|urgen|ce soir|\bvite\b|de garde/i.test(question);
const comparing = (question: string): boolean =>
  /compar|entre les|lequel|laquelle|différence/i.test(question);

const ouverture = (scene: Scene, draws: Draws): string => {
  const { question, trade } = scene;
  if (pressing(question))
    return `Le plus sûr est de téléphoner avant tout. ${Here(scene)}, voici par qui commencer :`;
  if (comparing(question))
    return `Voici une comparaison rapide des ${trade.plural} que l’on cite le plus ${here(scene)} :`;
  if (pricing(question))
    return `Les prix dépendent beaucoup de votre demande. ${Here(scene)}, ces noms ont la réputation d’annoncer des tarifs clairs :`;
  return draws.pick([
    `${Here(scene)}, plusieurs ${trade.plural} reviennent souvent dans les avis :`,
    `Voici les ${trade.plural} que je regarderais en premier ${here(scene)} :`,
    `Voici une courte sélection ${here(scene)}, d’après les avis et l’ancienneté :`,
    `${Here(scene)}, j’ai retenu ces noms :`,
  ]);
};

const refus = (scene: Scene, draws: Draws): string =>
  draws.pick([
    `Je ne peux pas recommander ${scene.trade.un} en particulier ${here(scene)} : je n’ai pas d’avis vérifiés assez récents.\n\nLe mieux est de comparer plusieurs devis et de demander autour de vous.`,
    `Je ne suis pas en mesure de vous recommander des noms précis ${here(scene)}. Consultez un annuaire professionnel ou les avis en ligne pour vous faire une idée.`,
    'Désolé, je ne peux pas citer d’entreprise sans accès à des informations à jour. Je peux en revanche vous aider à préparer vos questions avant de choisir.',
  ]);

/** A valid answer that names nobody. */
const generalites = (scene: Scene, draws: Draws): string =>
  draws.pick([
    `Pour bien choisir ${here(scene)}, regardez d’abord l’ancienneté, la clarté des prix et la qualité des réponses aux avis négatifs.`,
    `Le choix est large ${here(scene)}. Prenez deux ou trois contacts, comparez l’accueil et les délais, puis décidez.`,
  ]);

const conseils = ({ trade }: Scene, draws: Draws): string => draws.pick(dires(trade.family, 'conseil'));

const OU = [
  'dans le centre',
  'près de la gare',
  'dans une rue piétonne',
  'au nord de la ville',
  'côté sud',
  'à dix minutes du centre',
  'près du marché',
  'dans une zone commerciale, avec parking',
];

/** A business keeps its place, rating and best quality, unless another one of the same answer has that quality. */
const adressesOf = (
  names: readonly string[],
  { trade, ville }: Scene,
  hint: Hint,
  draws: Draws,
): Adresse[] => {
  const qualites = dires(trade.family, 'qualité');
  const reserves = dires(trade.family, 'réserve');
  const praised = new Set<string>();
  const praise = (own: readonly string[]): string => {
    const found = own.find((quality) => !praised.has(quality)) ?? draws.pick(own);
    praised.add(found);
    return found;
  };
  return names.map((name) => {
    const ownDraws = drawsOf(`${name}|${ville}`);
    const own = ownDraws.shuffled(qualites);
    return {
      name,
      qualites: [praise(own), praise(draws.shuffled(own))],
      reserve: draws.chance(0.3) ? draws.pick(reserves) : null,
      ou: ownDraws.pick(OU),
      note: (4 + ownDraws.int(9) / 10).toFixed(1).replace('.', ','),
      avis: 20 + Math.floor(share('avis', name, ville) * 380),
      coordonnee: coordonnee(name, ville, siteHost(source(name, hint).url), hint.seed),
    };
  });
};

/** Directories that a model sometimes cites; their addresses can belong to nobody. */
const annuaires = ({ trade, ville, question, model }: Scene): Source[] =>
  [`annuaire des ${trade.plural}`, `avis ${ville === '' ? 'en ligne' : ville}`]
    .filter((title) => share('annuaire', title, question, model) < 0.4)
    .map((title) => ({ url: `https://${foldedWords(title).join('-')}.example/`, title }));

/** The client's site is real; an invented business gets an address that can belong to nobody. */
const source = (name: string, { client, site }: Hint): Source =>
  name === client && site
    ? { url: /^https?:/i.test(site) ? site : `https://${site}`, title: name }
    : { url: `https://${foldedWords(name).join('-')}.example/`, title: name };
