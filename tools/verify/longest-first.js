/** Files that take longer than half a minute, the longest first, so that no worker runs one alone at the end. */
const LONGEST = [
  'test/faults/short',
  'test/pipeline/own-servers',
  'test/pipeline/struck',
  'test/console/axe',
  'test/orders/modele',
  'test/clock/diagnosed',
  'test/orders/orders',
  'test/doors/fuzz',
  'test/pipeline/lead.crash',
  'test/routes/clients.audit.post',
  'test/clock/todo',
  'test/journeys/year.clock',
  'test/journeys/newcomer',
  'test/journeys/mailed.clock',
  'test/clock/refus',
  'test/pipeline/restored',
  'test/pipeline/refus',
  'test/pipeline/observed',
  'test/clock/formule',
  'test/pipeline/limits',
  'test/clock/lived',
  'test/races/suivi',
  'test/routes/lead.limits',
  'test/console/gestes',
  'test/races/races',
  'services/measurement/src/cells/cell.machine.long',
  'packages/testing/src/system.int',
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
