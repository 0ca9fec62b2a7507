import { describe, expect, it } from '@jest/globals';
import { seals } from './seal.ts';

const OLD = 'a:0123456789abcdef';
const NEW = 'b:fedcba9876543210';
const noon = new Date('2026-11-21T12:00:00Z');
const later = new Date(noon.getTime() + 3000);

describe('a seal', () => {
  it('says which form it was put on, and how long ago', () => {
    const own = seals(OLD);
    const [one, two] = [own.fresh(noon), own.fresh(noon)].map((seal) => own.read(seal, later));
    expect(one).toMatchObject({ age_ms: 3000 });
    expect(one?.formulaire).not.toBe(two?.formulaire);
  });

  it('is read by the next key, and by another replica', () => {
    expect(seals(`${NEW},${OLD}`).read(seals(OLD).fresh(noon), later)).toMatchObject({ age_ms: 3000 });
  });

  it('cannot be made or changed by others', () => {
    const seal = seals(OLD).fresh(noon);
    const older = seal.replace(/\.[a-z0-9]+\./, '.0.');
    for (const forged of ['', 'x', older, seal.slice(0, -1), `${seal}a`, seal.replace('a.', 'b.')])
      expect(seals(`${OLD},${NEW}`).read(forged, later)).toBeNull();
    expect(seals('a:another secret of 16').read(seal, later)).toBeNull();
  });

  it('needs keys that are some', () => {
    expect(() => seals('a:short')).toThrow(
      'LINK_KEYS: each key is id:secret, the secret of 16 signs at least',
    );
  });
});
