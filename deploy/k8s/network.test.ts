import { isIPv6 } from 'node:net';
import { callersOf, OPEN } from '@agence/proto/callers';
import { describe, expect, test } from '@jest/globals';
import { named, ofKind, variablesOf } from './environment.ts';
import { COMPONENT, type NetworkPolicy, type Service, type Workload } from './objects.ts';
import { type Rendered, render } from './render.ts';

/** `caller → callee:port`, from the addresses in the environment of each Deployment. */
const edgesCalled = (rendered: Rendered): string[] =>
  ofKind<Workload>(rendered, 'Deployment').flatMap((deployment) =>
    variablesOf(deployment)
      .filter(({ name }) => /_(GRPC|HTTP)$/.test(name))
      .map(({ value }) => `${deployment.metadata.name} → ${value}`),
  );

type Rule = 'ingress' | 'egress';

/** The same edges from the policies of one side, which name both ends by component. */
const edgesAllowed = (rendered: Rendered, side: Rule): string[] =>
  ofKind<NetworkPolicy>(rendered, 'NetworkPolicy').flatMap(({ spec }) => {
    const own = spec.podSelector.matchLabels?.[COMPONENT];
    const rules = side === 'ingress' ? spec.ingress : spec.egress;
    return (rules ?? []).flatMap((rule) =>
      othersOf(rule).flatMap((other) =>
        rule.ports.map(({ port }) =>
          side === 'ingress' ? `${other} → ${own}:${port}` : `${own} → ${other}:${port}`,
        ),
      ),
    );
  });

type Rules = NonNullable<NetworkPolicy['spec']['ingress'] | NetworkPolicy['spec']['egress']>[number];

const othersOf = (rule: Rules): string[] => {
  const peers = ('from' in rule ? rule.from : 'to' in rule ? rule.to : undefined) ?? [];
  return peers.flatMap(({ podSelector }) => podSelector?.matchLabels?.[COMPONENT] ?? []);
};

const base = render('base');
const policies = ofKind<NetworkPolicy>(base, 'NetworkPolicy');
const called = edgesCalled(base).sort();

describe('who may call whom', () => {
  test('nothing, unless a policy says so', () =>
    expect(named<NetworkPolicy>(base, 'NetworkPolicy', 'deny-all').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    }));

  test('who is called lets exactly those in that call', () =>
    expect(edgesAllowed(base, 'ingress').sort()).toEqual(called));

  test('who calls may go exactly there', () => expect(edgesAllowed(base, 'egress').sort()).toEqual(called));

  test.each(called)('%s is a Service and a port of it', (edge) => {
    const [name = '', port] = (edge.split(' → ')[1] ?? '').split(':');
    const { ports } = named<Service>(base, 'Service', name).spec;
    expect(ports.map((each) => String(each.port))).toContain(port);
  });

  test('each edge has a policy that tells both ends by its name', () => {
    const names = called.map((edge) => edge.replace(/:\d+$/, '').replace(' → ', '-to-'));
    expect(policies.map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(names));
  });
});

test('who calls whom is what the table of rpcs says, and the pages behind the gateway', () => {
  const rpcs = Object.keys(OPEN).flatMap((service) =>
    [...callersOf(service), 'operator'].map((caller) => `${caller} → ${service}:9090`),
  );
  expect([...rpcs, 'gateway → console:8082', 'gateway → form:8081'].sort()).toEqual(called);
});

describe('who reaches the internet', () => {
  const outside = policies.filter(({ spec }) =>
    spec.egress?.some(({ to = [] }) => to.some(({ ipBlock }) => ipBlock?.cidr.endsWith('/0'))),
  );
  const ports = ({ spec }: NetworkPolicy) =>
    spec.egress?.flatMap((rule) => rule.ports.map(({ port }) => port));

  test('measurement, billing and mail, on the ports of what they talk to', () => {
    const found = outside.map((policy) => [policy.spec.podSelector.matchLabels?.[COMPONENT], ports(policy)]);
    expect(Object.fromEntries(found)).toEqual({
      billing: [443],
      mail: [25, 465, 587],
      measurement: [80, 443],
    });
  });

  test.each(outside.map((policy) => [policy.metadata.name, policy] as const))(
    '%s, but no private address',
    (_, { spec }) => {
      const blocks = spec.egress?.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? [])) ?? [];
      const except = blocks.flatMap((block) => block.except ?? []);
      expect(blocks.map(({ cidr }) => cidr)).toEqual(['0.0.0.0/0', '::/0']);
      expect(except).toEqual(
        expect.arrayContaining([
          '10.0.0.0/8',
          '172.16.0.0/12',
          '192.168.0.0/16',
          '169.254.0.0/16',
          '100.64.0.0/10',
        ]),
      );
      expect(except).toEqual(expect.arrayContaining(['fc00::/7', 'fe80::/10', '::1/128']));
      for (const { cidr, except = [] } of blocks)
        for (const range of except) expect(isIPv6(range.split('/')[0] ?? '')).toBe(cidr === '::/0');
    },
  );
});
