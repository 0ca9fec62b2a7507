import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { environmentWith } from './config.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ARGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'];

/** The browser installed on this machine, if any. */
function installed(): string | null {
  for (const name of NAMES) {
    try {
      return execFileSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).trim();
    } catch {
      // Not this one.
    }
  }
  return null;
}

async function untar(archive: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const tar = spawn('tar', ['-x', '-C', into], { stdio: ['pipe', 'ignore', 'inherit'] });
  const closed = once(tar, 'close');
  await pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin);
  const [code] = await closed;
  if (code !== 0) throw new Error(`tar left ${archive} with code ${code}`);
}

const packageVersion = (bin: string): string =>
  JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8')).version;

/** The browser that the npm package carries, unpacked once a machine; a rename makes it appear whole. */
async function carried(): Promise<string> {
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
  const home = join(homedir(), '.cache', 'agence', `chromium-${packageVersion(bin)}`);
  if (existsSync(home)) return home;
  await mkdir(dirname(home), { recursive: true });
  const work = await mkdtemp(`${home}-`);
  await pipeline(
    createReadStream(join(bin, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(work, 'chromium')),
  );
  await chmod(join(work, 'chromium'), 0o700);
  await untar(join(bin, 'al2023.tar.br'), work);
  await untar(join(bin, 'fonts.tar.br'), work);
  await writeFile(join(work, 'fonts.conf'), `<fontconfig><dir>${join(home, 'fonts')}</dir></fontconfig>\n`);
  // Another process may have been first: its copy is as good as ours.
  await rename(work, home).catch(() => rm(work, { recursive: true, force: true }));
  return home;
}

/** What the carried browser needs where the machine has no NSS libraries or no fonts. */
function surroundings(home: string): Record<string, string> {
  const fonts = join(home, 'fonts.conf');
  const settings: Record<string, string> = existsSync('/usr/share/fonts') ? {} : { FONTCONFIG_FILE: fonts };
  try {
    execFileSync(join(home, 'chromium'), ['--version'], { stdio: 'ignore' });
  } catch {
    settings['LD_LIBRARY_PATH'] = join(home, 'lib');
  }
  return settings;
}

/** A headless Chromium: the machine's own, else the one from the package registry. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const own = installed();
  if (own !== null) return chromium.launch({ executablePath: own, args: ARGS });
  const home = await carried();
  return chromium.launch({
    executablePath: join(home, 'chromium'),
    args: ARGS,
    env: environmentWith(surroundings(home)),
  });
}

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** What axe finds on a page as it stands, or cannot decide: the rule and the first element; a page that forbids scripts needs `bypassCSP`. */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.addScriptTag({ path: AXE });
  return page.evaluate(
    "axe.run({ preload: false, resultTypes: ['violations', 'incomplete'] }).then((r) => [...r.violations, ...r.incomplete].map((v) => [v.id, v.nodes[0].html].join(' ')))",
  );
}
