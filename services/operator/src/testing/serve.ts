import { operate } from '../operate.ts';

/** As packages/testing/src/operating.ts says them. */
type Asked = { readonly n: number; readonly args: readonly string[] };
type Ended = { readonly n: number; readonly code: number; readonly out: string; readonly err: string };

/** For tests, which ask for hundreds of verbs: the command line in one process, since each start costs half a second. */
const answer = async ({ n, args }: Asked): Promise<void> => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await operate(args, { out: (text) => out.push(text), err: (text) => err.push(text) });
  process.send?.({ n, code, out: out.join('\n'), err: err.join('\n') } satisfies Ended);
};
process.on('message', (asked: Asked) => void answer(asked));
process.on('disconnect', () => process.exit());
