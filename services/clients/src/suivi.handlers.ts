import type { Handlers } from '@agence/platform/grpc-server';
import type { SuiviServer } from '@agence/proto/clients/v1/suivi';
import { admettreAudit } from './admettre-audit/admettre-audit.handler.ts';
import { choisirPageHandler } from './choisir-page/choisir-page.handler.ts';
import { corrigerHandler } from './corriger/corriger.handler.ts';
import type { Needs } from './needs.ts';

/** What an agency does with a client that it follows. */
export const suiviHandlers = (needs: Needs): Handlers<SuiviServer> => ({
  corriger: corrigerHandler(needs),
  choisirPage: choisirPageHandler(needs),
  admettreAudit: admettreAudit(needs),
});
