import type { CallKind, ModelRef, Provider } from '../ai/port.ts';

/** Calls that wait for their turn together, and how many of them may be under way at once in the whole fleet. */
export type Lane = {
  readonly name: string;
  readonly provider: Provider;
  readonly genres: readonly CallKind[];
  readonly parallel: number;
};

const ALL: readonly CallKind[] = ['preparation', 'reponse', 'page'];

/**
 * The lanes of the models, which share the calls at once of their provider. Somebody waits for prepared questions, while hundreds of
 * monthly answers can be in front of them: where they are made, one call at once is kept for preparations. With one for all
 * there is one lane. Readings have a lane of their own, so that none waits behind answers that are still asked for; so have
 * orders by mail, whose senders wait.
 */
export function lanesOf(
  models: readonly ModelRef[],
  { reader, ordersModel }: Readonly<Record<'reader' | 'ordersModel', ModelRef | null>>,
  parallel: number,
): readonly Lane[] {
  const own = (genre: CallKind, model: ModelRef | null): readonly Lane[] =>
    model === null
      ? []
      : [{ name: `${model.provider}_${genre}`, provider: model.provider, genres: [genre], parallel }];
  return [...askingLanes(models, parallel), ...own('lecture', reader), ...own('ordre', ordersModel)];
}

function askingLanes(models: readonly ModelRef[], parallel: number): readonly Lane[] {
  const [first, ...others] = new Set(models.map(({ provider }) => provider));
  if (first === undefined) return [];
  const whole = (provider: Provider): Lane => ({ name: provider, provider, genres: ALL, parallel });
  if (parallel < 2) return [first, ...others].map(whole);
  return [
    { name: `${first}_preparation`, provider: first, genres: ['preparation'], parallel: 1 },
    { name: first, provider: first, genres: ['reponse', 'page'], parallel: parallel - 1 },
    ...others.map(whole),
  ];
}
