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

/** The running system as an operator reaches it: internal calls, nothing public. */
export type System = {
  readonly operator: string;
  /** The public address. */
  readonly publicUrl: string;
  readonly accounts: Peer<AccountsOperatorServer>['call'];
  readonly billing: Peer<BillingOperatorServer>['call'];
  readonly clients: Peer<ClientsOperatorServer>['call'];
  /** Placing clients, as a customer may order it. */
  readonly placing: Pick<Peer<ClientsServer>['call'], 'poser'>;
  readonly form: Peer<FormOperatorServer>['call'];
  readonly mail: Peer<MailOperatorServer>['call'];
  readonly measurement: Peer<MeasurementOperatorServer>['call'];
  /** The history of each service, by the service's name. */
  readonly histories: ReadonlyMap<string, Peer<HistoryServer>['call']>;
  /** What every service offers to operators, by the service's name. */
  readonly every: ReadonlyMap<string, Peer<ServiceOperatorServer>['call']>;
  readonly close: () => void;
};

export function reach({ tokens, services, operator, publicUrl }: Addresses): System {
  const open: { readonly close: () => void }[] = [];
  const at = (name: string): string => {
    const address = services[name];
    if (address === undefined) throw new Error(`the address of ${name} is not known`);
    return address;
  };
  const keep = <S>(peer: Peer<S>): Peer<S>['call'] => {
    open.push(peer);
    return peer.call;
  };
  return {
    operator,
    publicUrl,
    accounts: keep(
      connectPeer<AccountsOperatorServer>(AccountsOperatorClient, at('accounts'), tokens, USUAL),
    ),
    billing: keep(connectPeer<BillingOperatorServer>(BillingOperatorClient, at('billing'), tokens, USUAL)),
    clients: keep(connectPeer<ClientsOperatorServer>(ClientsOperatorClient, at('clients'), tokens, USUAL)),
    placing: keep(connectPeer<ClientsServer>(ClientsClient, at('clients'), tokens, USUAL)),
    form: keep(connectPeer<FormOperatorServer>(FormOperatorClient, at('form'), tokens, USUAL)),
    mail: keep(connectPeer<MailOperatorServer>(MailOperatorClient, at('mail'), tokens, USUAL)),
    measurement: keep(
      connectPeer<MeasurementOperatorServer>(MeasurementOperatorClient, at('measurement'), tokens, USUAL),
    ),
    histories: new Map(
      Object.entries(services).map(([name, address]) => [
        name,
        keep(connectPeer<HistoryServer>(HistoryClient, address, tokens, USUAL)),
      ]),
    ),
    every: new Map(
      Object.entries(services).map(([name, address]) => [
        name,
        keep(connectPeer<ServiceOperatorServer>(ServiceOperatorClient, address, tokens, USUAL)),
      ]),
    ),
    close: () => {
      for (const peer of open) peer.close();
    },
  };
}
