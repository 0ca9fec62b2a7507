import { describe, expect, it } from '@jest/globals';
import { sceaux } from './sceau.ts';

const OLD = 'a:0123456789abcdef';
const NEW = 'b:fedcba9876543210';
const noon = new Date('2026-11-21T12:00:00Z');
const later = new Date(noon.getTime() + 3000);

describe('a seal', () => {
  it('says which form it was put on, and how long ago', () => {
    const own = sceaux(OLD);
    const [one, two] = [own.poser(noon), own.poser(noon)].map((sceau) => own.lire(sceau, later));
    expect(one).toMatchObject({ age_ms: 3000 });
    expect(one?.formulaire).not.toBe(two?.formulaire);
  });

  it('is read by the next key, and by another replica', () => {
    expect(sceaux(`${NEW},${OLD}`).lire(sceaux(OLD).poser(noon), later)).toMatchObject({ age_ms: 3000 });
  });

  it('cannot be made or changed by others', () => {
    const sceau = sceaux(OLD).poser(noon);
    const older = sceau.replace(/\.[a-z0-9]+\./, '.0.');
    for (const forged of ['', 'x', older, sceau.slice(0, -1), `${sceau}a`, sceau.replace('a.', 'b.')])
      expect(sceaux(`${OLD},${NEW}`).lire(forged, later)).toBeNull();
    expect(sceaux('a:another secret of 16').lire(sceau, later)).toBeNull();
  });

  it('needs keys that are some', () => {
    expect(() => sceaux('a:short')).toThrow(
      'LINK_KEYS: each key is id:secret, the secret of 16 signs at least',
    );
  });
});
