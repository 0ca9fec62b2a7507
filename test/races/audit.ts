import { describe, expect, test } from '@jest/globals';
import { account, audit, auditMails, audits, measured, world } from '../outside/audited.ts';
import { readyClient, someEntry } from '../outside/client.ts';
import { whileFrozen } from '../outside/frozen.ts';

const DEJA =
  'L’audit de ce client a déjà été refait aujourd’hui : il figure dans ses documents. Il pourra l’être à nouveau demain.';
const EN_COURS = 'Un audit de ce client est en cours : il figurera dans ses documents.';
const PAS_MESURE =
  'Ce client n’a pas encore été mesuré : l’audit se refait une fois la première mesure faite.';

describe('fifty at once over two gateways', () => {
  test('one audit, one document, one mail', async () => {
    const entry = someEntry({ site_web: world.site.url });
    const id = await measured(entry);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        account.agence.through(world.system.gateways[i % 2] ?? '').post(`clients/${id}/audit/`),
      ),
    );
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect([counts.get(200)?.length, counts.get(409)?.length]).toEqual([1, 49]);
    for (const { body } of counts.get(409) ?? [])
      expect([DEJA, EN_COURS]).toContain((body as { erreur: string }).erreur);
    expect(await audits(id)).toHaveLength(1);
    expect(auditMails(entry.entreprise)).toHaveLength(1);
  });
});

describe('measurement away', () => {
  test('503 within two seconds, refusals still told, and nothing is used up', async () => {
    const id = await measured();
    const unmeasured = await readyClient(account);
    await whileFrozen(world.system.run().services['measurement']?.pid, async () => {
      const since = Date.now();
      expect((await account.agence.hasty.post(`clients/${id}/audit/`)).status).toBe(503);
      expect(Date.now() - since).toBeLessThan(2_000);
      expect(await audit(unmeasured)).toMatchObject({ status: 409, body: { erreur: PAS_MESURE } });
    });
    expect((await audit(id)).status).toBe(200);
    expect(await audits(id)).toHaveLength(1);
  });
});
