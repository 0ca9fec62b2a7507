import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest, root, runStep } from '../verify/steps.ts';
import { chosen, type Recorded } from './choose.ts';

/** Writes `services/gateway/examples.json` from what tests send to the routes and get (some minutes). */
const folder = mkdtempSync(join(tmpdir(), 'examples-'));

async function recorded(name: string, ...tests: string[]): Promise<readonly Recorded[]> {
  const file = join(folder, name);
  const globals = `--globals=${JSON.stringify({ recordAnswers: file })}`;
  await runStep(
    jest('system', join(folder, 'report.json'), '--maxWorkers=2', '--forceExit', globals, ...tests),
    true,
  );
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const journey = await recorded(
  'journey',
  'test/journeys/scripted',
  'test/pipeline/(own-servers|idempotency.routes)',
);
const others = await recorded(
  'others',
  'test/routes/.*\\.(get|post)\\.test',
  'test/pipeline/(refus|limits|keys|strangers|fields)',
);
rmSync(folder, { recursive: true });
const file = join(root, 'services/gateway/examples.json');
writeFileSync(file, `${JSON.stringify(chosen(journey, others), null, 2)}\n`);
