import { openPlatform } from '@agence/platform/service';
import { workQueue } from '@agence/platform/work-queue';
import { auditsServed } from './audits/audits.handlers.ts';
import { AUDIT_INDEXES, gatherAudits } from './audits/audits.needs.ts';
import { auditsSweep } from './audits/audits.sweep.ts';
import { config } from './config.ts';
import { dispatch } from './dispatch.ts';
import { MESURE_INDEXES } from './mesures/mesure.store.ts';
import { gather } from './needs.ts';
import { servedByMeasurement } from './operator.handlers.ts';
import { reactions } from './reactions.ts';

const platform = openPlatform('measurement', config);
const needs = gather(platform, config);
const auditNeeds = gatherAudits(platform, config, needs);
const queue = workQueue(platform.bus, 'cells', config.STOP_GRACE_S * 1000);
const { sweeps, publishNow, ...more } = dispatch(needs, queue, config.AI_PARALLEL);

await platform.run({
  services: [...servedByMeasurement(needs), auditsServed(auditNeeds)],
  reactions: reactions(needs, publishNow),
  sweeps: [...sweeps, auditsSweep(auditNeeds)],
  indexes: { ...MESURE_INDEXES, ...AUDIT_INDEXES },
  ...more,
});
