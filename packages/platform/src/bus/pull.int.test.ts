import { testParts } from '@agence/testing/parts';
import { expect, it } from '@jest/globals';
import { EVENTS } from './event-stream.ts';

it('ends a pull that is told to stop before it has found its consumer', async () => {
  const parts = await testParts();
  try {
    for (let times = 0; times < 20; times += 1)
      parts.bus.pull({
        stream: EVENTS,
        durable: `early_${times}`,
        subject: 'clients.>',
        parallel: 1,
        handle: async (message) => message.ack(),
      });
    await expect(parts.bus.stopPulls()).resolves.toBeUndefined();
  } finally {
    await parts.stop();
  }
});
