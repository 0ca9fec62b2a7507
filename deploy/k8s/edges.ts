import { ofKind, variablesOf } from './environment.ts';
import { COMPONENT, type NetworkPolicy, type Workload } from './objects.ts';
import type { Rendered } from './render.ts';

/** `caller → callee:port`, from the addresses in the environment of each Deployment. */
export const edgesCalled = (rendered: Rendered): string[] =>
  ofKind<Workload>(rendered, 'Deployment').flatMap((deployment) =>
    variablesOf(deployment)
      .filter(({ name }) => /_(GRPC|HTTP)$/.test(name))
      .map(({ value }) => `${deployment.metadata.name} → ${value}`),
  );

type Rule = 'ingress' | 'egress';

/** The same edges from the policies of one side, which name both ends by component. */
export const edgesAllowed = (rendered: Rendered, side: Rule): string[] =>
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
