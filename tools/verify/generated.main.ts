import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compares the generated code with a fresh generation from proto/: it must be neither edited nor stale. */
const fresh = mkdtempSync(join(tmpdir(), 'proto-'));
execFileSync('buf', ['generate', '--output', fresh], { cwd: 'proto', stdio: 'inherit' });
const [made, kept] = [textsOf(join(fresh, 'gen')), textsOf('proto/gen')];
rmSync(fresh, { recursive: true });
const stale = [...new Set([...made.keys(), ...kept.keys()])].filter(
  (name) => made.get(name) !== kept.get(name),
);
for (const name of stale) console.log(`proto/gen/${name} is not what proto/ says: npm run proto`);
process.exit(stale.length === 0 ? 0 : 1);

function textsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
