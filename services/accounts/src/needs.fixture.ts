import { machineNow, productClock } from '@agence/platform/process/clock';
import { signer } from '@agence/platform/process/signer';
import type { Platform } from '@agence/platform/service';
import { documentStore } from '@agence/platform/store/document-store';
import type { TestParts } from '@agence/testing/parts';
import { compteStore } from './compte.store.ts';
import { connexionStore } from './connexion/connexion.store.ts';
import { lienStore } from './lien/lien.store.ts';
import type { Needs } from './needs.ts';

/** One process of the service without its bus and its gRPC door, `later` milliseconds ahead of the machine. */
export function accountsNeeds({ db, log }: TestParts, later = 0): Needs {
  const store: Platform['store'] = (kind) => documentStore(db, kind, () => {});
  const ahead = () => new Date(machineNow().getTime() + later);
  return {
    comptes: compteStore({ db, log, store }, ahead),
    liens: lienStore({ db, store }),
    connexions: connexionStore({ db, store }),
    mark: async () => true,
    markedSince: async () => [],
    recoupees: new Set(),
    clock: productClock(),
    machineNow: ahead,
    lettres: signer('k1:0123456789abcdef', 'lettre'),
    mailDomain: 'mesure.test',
  };
}
