import { waitingGauges } from '@agence/platform/process/metrics';
import { expect, it } from '@jest/globals';
import { wire } from '../mail.fixture.ts';

it('counts a message until it has left, with the time it has waited', async () => {
  const mail = await wire();
  const shown = () =>
    Promise.all(waitingGauges('m', '', '', mail.needs.messages.waiting).map(({ read }) => read()));
  expect(await shown()).toEqual([0, 0]);
  await mail.hear('mesure_terminee', 'e1');
  const [count, oldest_s] = await shown();
  expect(count).toBe(1);
  expect(oldest_s).toBeGreaterThanOrEqual(0);
  await mail.send();
  expect(await shown()).toEqual([0, 0]);
  await mail.close();
});
