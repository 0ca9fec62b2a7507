import { on } from '@agence/platform/consumer';
import { openPlatform } from '@agence/platform/service';
import { appliquer } from './appliquer-formule/appliquer-formule.handler.ts';
import { servedByBilling } from './billing.handlers.ts';
import { config } from './config.ts';
import { echeancesSweep } from './echeances/echeances.sweep.ts';
import { INDEXES } from './facturation.store.ts';
import { gather } from './needs.ts';
import { onCompteCreeHandler } from './on-compte-cree/on-compte-cree.handler.ts';

const platform = openPlatform('billing', config);
const needs = gather(platform, config);

await platform.run({
  services: servedByBilling(needs),
  reactions: [
    on('compte_cree', 'facturation', onCompteCreeHandler(needs)),
    on('formule_payee', 'formule', ({ compte }) => appliquer(needs, compte)),
  ],
  sweeps: [echeancesSweep(needs)],
  indexes: INDEXES,
});
