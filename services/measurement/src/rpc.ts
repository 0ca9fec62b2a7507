import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import type { MeasurementOperatorServer } from '@agence/proto/measurement/v1/operator';
import type { ReadingsServer } from '@agence/proto/measurement/v1/readings';

/** The calls that this service answers, by name. */
export type Rpc = Handlers<MeasurementServer & ReadingsServer & MeasurementOperatorServer>;
