import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import { type BillingServer, BillingService } from '@agence/proto/billing/v1/billing';
import { type BillingOperatorServer, BillingOperatorService } from '@agence/proto/billing/v1/operator';
import { lireEspace } from './carte/lire-espace.handler.ts';
import { closeAccountHandler, listTerminations } from './close-account/close-account.handler.ts';
import { confirmTransferHandler } from './confirm-transfer/confirm-transfer.handler.ts';
import { listTransfers } from './confirm-transfer/list-transfers.handler.ts';
import { describePlan } from './describe-plan/describe-plan.handler.ts';
import { demanderFormuleHandler } from './formule/formule.handler.ts';
import { listUnknownCustomers } from './gardes/list-unknown-customers.handler.ts';
import { listKeptPlans, retryPlanHandler } from './kept-plans/kept-plans.handler.ts';
import { lireFacturation } from './lire-facturation/lire-facturation.handler.ts';
import { movePlanHandler } from './move-plan/move-plan.handler.ts';
import type { Needs } from './needs.ts';
import { recevoirPaiement } from './recevoir-paiement/recevoir-paiement.handler.ts';
import { refuseTransferHandler } from './refuse-transfer/refuse-transfer.handler.ts';
import { reopenAccountHandler } from './reopen-account/reopen-account.handler.ts';
import { resilierHandler } from './resilier/resilier.handler.ts';
import { retirerFormuleHandler, withdrawPlanHandler } from './retirer-formule/retirer-formule.handler.ts';
import { showBilling } from './show-billing/show-billing.handler.ts';
import { listUnaskedInvoices, settleInvoiceHandler } from './unasked-invoices/unasked-invoices.handler.ts';
import { noterVirementHandler } from './virement/virement.handler.ts';

export const servedByBilling = (needs: Needs): readonly ServedService[] => [
  served<BillingServer>(BillingService, {
    lireFacturation: lireFacturation(needs),
    lireEspace: lireEspace(needs),
    demanderFormule: demanderFormuleHandler(needs),
    retirerFormule: retirerFormuleHandler(needs),
    noterVirement: noterVirementHandler(needs),
    resilier: resilierHandler(needs),
    recevoirPaiement: recevoirPaiement(needs),
  }),
  served<BillingOperatorServer>(BillingOperatorService, {
    describePlan,
    knowsAccount: async ({ compte }) => ({ known: (await needs.facturations.read(compte)).state !== null }),
    listTransfers: listTransfers(needs),
    confirmTransfer: confirmTransferHandler(needs),
    showBilling: showBilling(needs),
    refuseTransfer: refuseTransferHandler(needs),
    closeAccount: closeAccountHandler(needs),
    listTerminations: listTerminations(needs),
    reopenAccount: reopenAccountHandler(needs),
    listKeptPlans: listKeptPlans(needs),
    retryPlan: retryPlanHandler(needs),
    withdrawPlan: withdrawPlanHandler(needs),
    movePlan: movePlanHandler(needs),
    listUnaskedInvoices: listUnaskedInvoices(needs),
    settleInvoice: settleInvoiceHandler(needs),
    listUnknownCustomers: listUnknownCustomers(needs),
  }),
];
