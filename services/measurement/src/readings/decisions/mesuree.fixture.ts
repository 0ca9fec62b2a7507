import { actingAs } from '@agence/platform/process/actor';
import type { TrancherCitationRequest } from '@agence/proto/measurement/v1/readings';
import type { TestParts } from '@agence/testing/parts';
import { load } from 'cheerio';
import type { AskModel } from '../../ai/port.ts';
import { simulate } from '../../ai/simulator/simulate.ts';
import { lancer } from '../../mesures/lancer.ts';
import type { RapportData } from '../../report/rapport.data.ts';
import { DAY_MS, ended, LANCEE, LAUNCH } from '../../testing/launched.ts';
import { type Measuring, measuring } from '../../testing/measuring.ts';
import { proposerCitation, trancherCitation } from './trancher.ts';

export const OF = { compte: 'agence-test', client: 'c_1' };

type Roster = NonNullable<NonNullable<Parameters<AskModel>[0]['hint']>['lecture']>['roster'];

/** An answer, or the reading of one when there is a roster. */
type Says = (roster: Roster | undefined) => string;

/** An answer that names these; its reading knows only the competitor, whose letter it gives. */
const naming =
  (...names: string[]): Says =>
  (roster) => {
    if (roster === undefined)
      return `À Rennes, je vous recommande **${names.join('**, puis **')}** pour une fuite.`;
    const letterOf = (name: string) =>
      name === 'Dupont Sanitaire' ? (roster.find((entry) => entry.name === name)?.letter ?? null) : null;
    const businesses = names.map((name) => ({ name, quote: name, roster: letterOf(name) }));
    return JSON.stringify({ businesses, nobody: false });
  };

/** The client without its letter: a doubt, which no reply settles. */
const doubtful = naming('Dupont Sanitaire', 'Plomberie Martin');

/** The client under a name that no reader knows. */
export const named = naming('Dupont Sanitaire', 'Ets Leroy');

const asking =
  (says: Says): AskModel =>
  async (call) => {
    const outcome = await simulate(call);
    const { genre, lecture } = call.hint ?? {};
    if (outcome.kind !== 'answer' || (genre !== 'reponse' && lecture === undefined)) return outcome;
    return { ...outcome, text: says(lecture?.roster) };
  };

/** A client measured with one question to two models. */
export const measured = async (parts: TestParts, says = doubtful): Promise<Measuring> => {
  const world = measuring(parts, { ask: asking(says) });
  world.dossier.questions.pop();
  await lancer(world.needs, { ...LAUNCH, lancee: LANCEE });
  await world.start();
  await ended(world);
  return world;
};

/** The uncertain citations of the last measurement. */
export const uncertain = async ({ needs }: Measuring) => {
  const [last] = await needs.mesures.before(OF.client, needs.clock.now(), 1);
  return last?.mesure.bilan?.incertaines ?? [];
};

let commands = 0;
/** A person decides. */
export const decide = (
  { needs }: Measuring,
  reponse: string,
  comptee: boolean,
  qui = 'anne@agence.example',
  more: Partial<TrancherCitationRequest> = {},
) =>
  actingAs({ compte: 'agence-test', porte: 'console', qui }, () => {
    commands += 1;
    const asked = { ...OF, reponse, comptee, command_id: `d_${commands}`, nom: '', ...more };
    return trancherCitation(needs)(asked);
  });

/** What a decision would change. */
export const propose = async ({ needs }: Measuring, reponse: string, comptee: boolean) => {
  const { result } = await proposerCitation(needs)({ ...OF, reponse, comptee, nom: '' });
  return result?.value;
};

export const cites = async ({ needs }: Measuring): Promise<number> => {
  const { state } = await needs.mesures.read('m_1');
  return (state?.bilan?.questions ?? [])
    .flatMap(({ par_modele }) => par_modele)
    .reduce((sum, { cite }) => sum + cite, 0);
};

/** What the next report says of the measurement before. */
export const nextReport = async (world: Measuring): Promise<RapportData> => {
  world.later(30 * DAY_MS);
  await lancer(world.needs, { ...LAUNCH, origine: 'm_2', lancee: world.needs.clock.now() });
  await world.start();
  await ended(world, 'm_2');
  const { state } = await world.needs.mesures.read('m_2');
  const html = (await world.needs.livrables.find(state?.document ?? ''))?.html ?? '';
  return JSON.parse(load(html)('#donnees').contents().text());
};
export const citesBefore = ({ questions }: RapportData): number =>
  questions.flatMap(({ avant }) => avant?.par_ia ?? []).reduce((sum, of) => sum + (of?.cite ?? 0), 0);
