import { isHeld, isTransient } from '@agence/platform/process/faults';
import type { Sweep } from '@agence/platform/process/sweeper';
import { isoDay } from '@agence/words/paris';
import { writeToUs } from '../messages/write.ts';
import type { CountTodo, Needs } from '../needs.ts';

/** Writes to us once a day while something waits for a person in any service. */
export const writeTodo = (needs: Needs): Sweep => ({
  name: 'a_faire',
  every_s: 600,
  run: async () => {
    const id = `a-faire:${isoDay(needs.clock.now())}`;
    if ((await needs.messages.find(id)) !== null) return;
    const answers = await Promise.all(
      [...needs.todos].map(async ([service, count]) => ({ service, rows: await rowsOf(service, count) })),
    );
    const rows = answers.flatMap((answer) => answer.rows ?? []);
    if (rows.length === 0) return;
    const silent = answers.filter((answer) => answer.rows === null).map(({ service }) => service);
    await writeToUs(needs, { id, genre: 'a_faire' }, { rows, silent });
  },
});

/** Counts of one service; null when it does not answer. */
async function rowsOf(service: string, count: CountTodo) {
  try {
    return (await count()).filter((kind) => kind.count > 0).map((kind) => ({ service, ...kind }));
  } catch (fault) {
    if (!isTransient(fault) || isHeld(fault)) throw fault;
    return null;
  }
}
