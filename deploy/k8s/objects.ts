/** The parts of Kubernetes objects that the rules read. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
}

export type Labels = Readonly<Record<string, string>>;

interface Reference {
  readonly name: string;
  readonly key: string;
  readonly optional?: boolean;
}

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly configMapKeyRef?: Reference;
    readonly secretKeyRef?: Reference;
    readonly fieldRef?: { readonly fieldPath: string };
  };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly Variable[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly lifecycle?: { readonly preStop?: { readonly sleep?: { readonly seconds: number } } };
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
}

export interface Workload extends Manifest {
  readonly spec: {
    readonly minReadySeconds?: number;
    readonly selector: { readonly matchLabels: Labels };
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly terminationGracePeriodSeconds?: number;
        readonly topologySpreadConstraints?: readonly {
          readonly labelSelector: { readonly matchLabels: Labels };
        }[];
        readonly containers: readonly Container[];
        readonly volumes?: readonly { readonly name: string }[];
      };
    };
  };
}

export interface Service extends Manifest {
  readonly spec: {
    readonly clusterIP?: string;
    readonly selector: Labels;
    readonly ports: readonly { readonly port: number; readonly targetPort: string }[];
  };
}

interface Peer {
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly namespaceSelector?: unknown;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

type Ports = readonly { readonly port: number }[];

export interface NetworkPolicy extends Manifest {
  readonly spec: {
    readonly podSelector: { readonly matchLabels?: Labels };
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly { readonly from?: readonly Peer[]; readonly ports: Ports }[];
    readonly egress?: readonly { readonly to?: readonly Peer[]; readonly ports: Ports }[];
  };
}

export interface Budget extends Manifest {
  readonly spec: { readonly maxUnavailable?: number; readonly selector: { readonly matchLabels: Labels } };
}

export const COMPONENT = 'app.kubernetes.io/component';
