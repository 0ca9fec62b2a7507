import { on } from '@agence/platform/consumer';
import { openPlatform } from '@agence/platform/service';
import { accountsService } from './accounts.handlers.ts';
import { compteStore, INDEXES } from './compte.store.ts';
import { config } from './config.ts';
import { onPaiementChangeHandler } from './on-paiement-change/on-paiement-change.handler.ts';
import { operatorService } from './operator.handlers.ts';

const platform = openPlatform('accounts', config);
const { clock } = platform;
const comptes = compteStore(platform);

await platform.run({
  services: [accountsService(comptes, clock, config.MAIL_DOMAIN), operatorService(comptes, clock)],
  reactions: [on('paiement_change', 'paiement', onPaiementChangeHandler(comptes))],
  indexes: INDEXES,
});
