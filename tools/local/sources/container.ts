import type { Obtained } from './source.ts';

/**
 * An image, when a Docker engine answers. Linux only: the replica set needs the same address inside and outside,
 * which the host's network gives without opening a port to other machines.
 */
export async function fromContainer(image: string): Promise<Obtained> {
  if (process.platform !== 'linux') throw new Error('used on Linux only');
  const { getContainerRuntimeClient } = await import('testcontainers');
  const client = await getContainerRuntimeClient().catch(() => {
    throw new Error('no Docker engine answers');
  });
  const colon = image.lastIndexOf(':');
  const { ImageName } = await import('testcontainers');
  await client.image.pull(new ImageName(undefined, image.slice(0, colon), image.slice(colon + 1)));
  return { kind: 'image', image, from: `image ${image}` };
}
