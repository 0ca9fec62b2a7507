import { operate } from '@agence/operator/operate';
import { pointOperatorAt } from '@agence/testing/config';
import {
  type OwnSystem,
  type RunningSystem,
  sharedSystem,
  startSystem,
  type Wanted,
} from '@agence/testing/system';

let last: Promise<unknown> = Promise.resolve();

/** The operator's command line in this process, one command at a time: what a process of its own would print. */
async function operateIn(data: string, args: readonly string[]): Promise<unknown> {
  const said: string[] = [];
  const complained: string[] = [];
  pointOperatorAt(data);
  const code = await operate([...args, '--json'], {
    out: (text) => said.push(text),
    err: (text) => complained.push(text),
  });
  if (code !== 0) throw new Error(complained.join('\n'));
  return JSON.parse(said.join(''));
}

const inProcess = <S extends RunningSystem>(system: S): S => ({
  ...system,
  operate: (...args: string[]) => {
    const answer = last.then(() => operateIn(system.data, args));
    last = answer.catch(() => undefined);
    return answer;
  },
});

/** The system that the tests share, operated from here. */
export const shared = (): RunningSystem => inProcess(sharedSystem());

/** A model reads the answers of this system, as of one that people start: twice the calls. */
export const READ_BY_MODEL = { READER_MODEL: '', ORDERS_MODEL: '' };
const READ_BY_RULES = { READER_MODEL: 'rules', ORDERS_MODEL: 'simulator:lecteur' };

/** A system of one's own, operated from here. Rules read its answers unless its `env` has `READ_BY_MODEL`. */
export const ownSystem = async (wanted: Wanted = {}): Promise<OwnSystem> =>
  inProcess(await startSystem({ ...wanted, env: { ...READ_BY_RULES, ...wanted.env } }));
