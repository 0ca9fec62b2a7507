/** Files that take longer than twenty seconds, the longest first, so that no worker runs one alone at the end. */
const LONGEST = [
  'test/faults/short',
  'test/pipeline/own-servers',
  'test/orders/orders',
  'test/console/axe',
  'test/pipeline/struck',
  'test/pipeline/refus',
  'test/pipeline/limits',
  'test/doors/fuzz',
  'test/routes/clients.audit.post',
  'test/pipeline/restored',
  'test/journeys/mailed.clock',
  'test/pipeline/observed',
  'test/journeys/newcomer',
  'test/clock/refus',
  'test/clock/formule',
  'test/pipeline/lead.crash',
  'test/console/navigateur',
  'test/clock/card',
  'test/clock/lived',
  'test/clock/todo',
  'test/races/suivi',
  'services/console/src/client/etats.int',
  'packages/testing/src/system.int',
  'services/measurement/src/cells/cell.machine.long',
  'deploy/k8s/environment.int',
];

const rank = ({ path }) => {
  const place = LONGEST.findIndex((name) => path.includes(`/${name}.test.ts`));
  return place === -1 ? LONGEST.length : place;
};

export default class LongestFirst {
  sort(tests) {
    return tests.toSorted((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
  }
  cacheResults() {}
}
