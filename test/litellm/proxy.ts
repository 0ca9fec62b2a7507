import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@agence/local/ports';
import { environmentWith } from '@agence/testing/config';
import { until } from '@agence/testing/until';

const LITELLM = 'litellm[proxy]==1.108.7';
export const KEY = 'sk-litellm-test';

async function succeeds(file: string, ...args: string[]): Promise<void> {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with code ${code}`);
}

/** Every model is the one of that name at `upstream`, a server on this machine with `/chat/completions`. */
const config = (models: readonly string[], upstream: string) => ({
  model_list: models.map((model) => ({
    model_name: model,
    litellm_params: {
      ...{ model: `hosted_vllm/${model}`, api_base: upstream, api_key: 'none' },
      use_chat_completions_api: true,
    },
  })),
  general_settings: { master_key: KEY },
});

const serves = (url: string) =>
  fetch(`${url}/health/liveliness`).then(
    ({ ok }) => ok,
    () => false,
  );

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

/** LiteLLM's proxy from PyPI, installed for this run alone; it calls nothing but `upstream`. */
export async function startLiteLlm(models: readonly string[], upstream: string) {
  const folder = await mkdtemp(join(tmpdir(), 'agence-litellm-'));
  const bin = (name: string) => join(folder, 'venv', 'bin', name);
  await succeeds('python3', '-m', 'venv', join(folder, 'venv'));
  await succeeds(bin('pip'), 'install', '--quiet', '--disable-pip-version-check', LITELLM);
  // JSON is YAML.
  await writeFile(join(folder, 'config.yaml'), JSON.stringify(config(models, upstream)));
  const port = await freePort();
  const child = spawn(
    bin('litellm'),
    ['--config', join(folder, 'config.yaml'), '--host', '127.0.0.1', '--port', `${port}`],
    {
      stdio: 'ignore',
      env: environmentWith({ LITELLM_LOCAL_MODEL_COST_MAP: 'True', LITELLM_TELEMETRY: 'False' }),
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await until(() => serves(url), Boolean, 3);
  const stop = async () => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
