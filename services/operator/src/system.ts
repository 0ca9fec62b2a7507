import { connectPeer, type Peer } from '@agence/platform/grpc/grpc-client';
import { AccountsOperatorClient, type AccountsOperatorServer } from '@agence/proto/accounts/v1/operator';
import { BillingOperatorClient, type BillingOperatorServer } from '@agence/proto/billing/v1/operator';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import { ClientsOperatorClient, type ClientsOperatorServer } from '@agence/proto/clients/v1/operator';
import { FormOperatorClient, type FormOperatorServer } from '@agence/proto/form/v1/form';
import { MailOperatorClient, type MailOperatorServer } from '@agence/proto/mail/v1/mail';
import {
  MeasurementOperatorClient,
  type MeasurementOperatorServer,
} from '@agence/proto/measurement/v1/operator';
import {
  HistoryClient,
  type HistoryServer,
  ServiceOperatorClient,
  type ServiceOperatorServer,
} from '@agence/proto/platform/v1/platform';
import type { Addresses } from './config.ts';

/** An operator may wait longer than a public door. */
const USUAL = { usual_ms: 10_000 };

export type System = ReturnType<typeof reach>;

/** The running system as an operator reaches it: internal calls, nothing public. */
export function reach({ tokens, services, operator, publicUrl }: Addresses) {
  const open: { readonly close: () => void }[] = [];
  const at = (name: string): string => {
    const address = services[name];
    if (address === undefined) throw new Error(`the address of ${name} is not known`);
    return address;
  };
  const to = <S>(Client: Parameters<typeof connectPeer>[0], address: string): Peer<S>['call'] => {
    const peer = connectPeer<S>(Client, address, tokens, USUAL);
    open.push(peer);
    return peer.call;
  };
  const toEach = <S>(Client: Parameters<typeof connectPeer>[0]) =>
    new Map(Object.entries(services).map(([name, address]) => [name, to<S>(Client, address)]));
  return {
    operator,
    publicUrl,
    accounts: to<AccountsOperatorServer>(AccountsOperatorClient, at('accounts')),
    billing: to<BillingOperatorServer>(BillingOperatorClient, at('billing')),
    clients: to<ClientsOperatorServer>(ClientsOperatorClient, at('clients')),
    /** Placing clients, as a customer may order it. */
    placing: to<ClientsServer>(ClientsClient, at('clients')),
    form: to<FormOperatorServer>(FormOperatorClient, at('form')),
    mail: to<MailOperatorServer>(MailOperatorClient, at('mail')),
    measurement: to<MeasurementOperatorServer>(MeasurementOperatorClient, at('measurement')),
    /** The history of each service, by the service's name. */
    histories: toEach<HistoryServer>(HistoryClient),
    /** What every service offers to operators, by the service's name. */
    every: toEach<ServiceOperatorServer>(ServiceOperatorClient),
    close: (): void => {
      for (const peer of open) peer.close();
    },
  };
}
