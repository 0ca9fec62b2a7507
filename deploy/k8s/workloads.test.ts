import { serviceNames } from '@agence/local/services';
import { describe, expect, test } from '@jest/globals';
import { named, ofKind } from './environment.ts';
import { type Budget, COMPONENT, type Service, type Workload } from './objects.ts';
import { FOLDERS, render } from './render.ts';

const base = render('base');
const GRPC = 9090;

describe.each(FOLDERS)('every workload of %s', (folder) => {
  const rendered = render(folder);
  const workloads = [
    ...ofKind<Workload>(rendered, 'Deployment'),
    ...ofKind<Workload>(rendered, 'StatefulSet'),
  ];

  test.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
    '%s may do no more than it must, says what it needs, and is selected by its own labels',
    (_, { spec }) => {
      const { metadata, spec: pod } = spec.template;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: expect.any(Number),
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
      expect(pod).not.toHaveProperty('securityContext.runAsUser', 0);
      for (const container of pod.containers) {
        expect(container).toHaveProperty('securityContext', {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        // A limit of CPU would only delay answers.
        expect(container).toHaveProperty('resources', {
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
      }
      expect(metadata.labels).toMatchObject(spec.selector.matchLabels);
      for (const { labelSelector } of pod.topologySpreadConstraints ?? [])
        expect(labelSelector.matchLabels).toEqual({ [COMPONENT]: metadata.labels[COMPONENT] });
    },
  );

  test('no Secret carries data', () => expect(ofKind(rendered, 'Secret')).toEqual([]));
});

test('every service that npm start runs has its manifests, and the operator', () =>
  expect(
    ofKind(base, 'Deployment')
      .map(({ metadata }) => metadata.name)
      .sort(),
  ).toEqual([...serviceNames, 'operator'].sort()));

describe.each(serviceNames)('%s', (name) => {
  const { metadata, spec } = named<Workload>(base, 'Deployment', name);
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const labels = { 'app.kubernetes.io/name': 'agence', [COMPONENT]: name };

  test('runs its own program, of the one image', () => {
    expect(container).toMatchObject({ image: 'agence', command: ['node', `services/${name}/src/main.ts`] });
    expect(metadata.labels).toEqual(labels);
    expect(spec.selector.matchLabels).toEqual(labels);
    expect(pod).toHaveProperty('serviceAccountName', name);
    expect(named(base, 'ServiceAccount', name)).toMatchObject({ automountServiceAccountToken: false });
  });

  test('is asked for its health as the platform tells it', () => {
    const liveness = { grpc: { port: GRPC, service: 'liveness' } };
    expect(container).toMatchObject({ startupProbe: liveness, livenessProbe: liveness });
    expect(container).toHaveProperty('readinessProbe.grpc', { port: GRPC });
  });

  test('is replaced without a gap', () => {
    expect(spec).toHaveProperty('strategy', { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    const pause = container?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(pause).toBeGreaterThanOrEqual(5);
    // Calls in work have their grace, then news, HTTP and gRPC 10 s each, one after the other.
    const grace = Number(container?.env?.find((one) => one.name === 'STOP_GRACE_S')?.value ?? 0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + grace + 45);
    // grpc-js looks a name up again every 30 s at most.
    expect(spec.minReadySeconds).toBeGreaterThan(name === 'gateway' ? 0 : 30);
    expect(named<Budget>(base, 'PodDisruptionBudget', name).spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: labels },
    });
  });

  test('writes to its own folders only', () => {
    expect(container?.volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' });
    expect(pod.volumes?.map((volume) => volume.name)).toEqual(
      container?.volumeMounts?.map((mount) => mount.name),
    );
  });

  test('is found by its name, each Pod by itself unless it is the gateway', () => {
    const service = named<Service>(base, 'Service', name).spec;
    expect(service.selector).toEqual(labels);
    expect(service.clusterIP).toBe(name === 'gateway' ? undefined : 'None');
    const ports = container?.ports?.map((port) => port.name);
    for (const { targetPort } of service.ports) expect(ports).toContain(targetPort);
  });
});
