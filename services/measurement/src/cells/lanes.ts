import type { CallKind, ModelRef, Provider } from '../ai/port.ts';

/** A queue of calls. `parallel`: how many may be under way at once in the whole fleet. */
export type Lane = {
  readonly name: string;
  readonly provider: Provider;
  readonly genres: readonly CallKind[];
  readonly parallel: number;
};

const ALL: readonly CallKind[] = ['preparation', 'reponse', 'page'];

/** Somebody waits for preparations, readings and orders: they do not queue behind hundreds of monthly answers. */
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
