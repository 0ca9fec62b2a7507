import { newCommand } from '@agence/gesture/handler';
import { machineNow, productClock } from '@agence/platform/process/clock';
import { signer } from '@agence/platform/process/signer';
import type { Platform } from '@agence/platform/service';
import { documentStore } from '@agence/platform/store/document-store';
import type { TestParts } from '@agence/testing/parts';
import { unCompte } from './compte.fixture.ts';
import { compteStore } from './compte.store.ts';
import type { Compte, CompteFact } from './compte.ts';
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

/** Writes down what an account was told, by whomever. */
export const happened = ({ comptes }: Needs, slug: string, fact: CompteFact) =>
  comptes.carryOut(slug, () => ({ proposal: {}, facts: [fact] }), newCommand());

export const created = (needs: Needs, slug: string, more: Partial<Compte> = {}) =>
  happened(needs, slug, { type: 'compte_cree', compte: unCompte(more), operator: 'anne' });
