import { asked } from './asked-of-vets.ts';
import { describeRule } from './describe-rule.ts';

describeRule('R2: set aside in English, in tables, under headings, in passing', [
  asked(
    'Best vet in Brest?',
    'Harbour Vets used to be the obvious answer; it closed in June. Clinique Kerbonne is solid.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Best vet in Brest?',
    'I’d have said Harbour Vets, but they stopped taking new pets. Clinique Kerbonne is solid.',
    ['Clinique Kerbonne'],
  ),
  asked('Best vet in Brest?', 'Clinique Kerbonne, founded by a former partner at Harbour Vets, is solid.', [
    'Clinique Kerbonne',
  ]),
  asked('Best vet in Brest?', 'Clinique Kerbonne is solid. Avoid Harbour Vets at all costs.', [
    'Clinique Kerbonne',
  ]),
  asked('Best vet in Brest?', 'Clinique Kerbonne is solid. Harbour Vets is best left alone.', [
    'Clinique Kerbonne',
  ]),
  asked('Best vet in Brest?', 'Clinique Kerbonne is solid. I would not trust Harbour Vets with a goldfish.', [
    'Clinique Kerbonne',
  ]),
  asked('Best vet in Brest for a rabbit?', 'Clinique Kerbonne is solid. Harbour Vets doesn’t see rabbits.', [
    'Clinique Kerbonne',
  ]),
  asked('Best vet in Brest?', 'Clinique Kerbonne is solid. Harbour Vets? Sadly gone.', ['Clinique Kerbonne']),
  asked(
    'Best vet in Brest?',
    'Clinique Kerbonne is solid. Harbour Vets shares its car park and has moved to Quimper.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Best vet in Brest?',
    'Clinique Kerbonne is solid. Harbour Vets isn’t cheap but is gentle with cats.',
    ['Clinique Kerbonne', 'Harbour Vets'],
  ),
  asked('Best vet in Brest?', 'Clinique Kerbonne is solid. Don’t rule out Harbour Vets.', [
    'Clinique Kerbonne',
    'Harbour Vets',
  ]),
  asked('Best vet in Brest?', 'Clinique Kerbonne is solid. Harbour Vets doesn’t take walk-ins.', [
    'Clinique Kerbonne',
    'Harbour Vets',
  ]),
  asked(
    'Best vet in Brest?',
    'Clinique Kerbonne is solid. Harbour Vets has closed its waiting room for works but sees pets by appointment.',
    ['Clinique Kerbonne', 'Harbour Vets'],
  ),
  asked('Best vet in Brest?', 'Clinique Kerbonne is solid. It would be a mistake to overlook Harbour Vets.', [
    'Clinique Kerbonne',
    'Harbour Vets',
  ]),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences. Elle a racheté le fichier de Harbour Vets.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences, avec deux vétérinaires venues de Harbour Vets.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences. Son scanner est partagé avec Harbour Vets.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne a obtenu le prix Harbour Vets de la meilleure clinique.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences ; le logiciel est le même que chez Harbour Vets.',
    ['Clinique Kerbonne'],
  ),
  asked('Meilleur véto à Brest ?', 'Clinique Kerbonne assure les urgences (photo : Harbour Vets).', [
    'Clinique Kerbonne',
  ]),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne demande 48 €, soit 6 € de plus que n’en demandait Harbour Vets avant sa fermeture.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences. Ne cherchez plus Harbour Vets, disparu l’an dernier.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences. Harbour Vets ne figure pas dans ma sélection : trop de plaintes.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    '| Clinique | Avis |\n|---|---|\n| Clinique Kerbonne | très bien |\n| Harbour Vets | à éviter |',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    '| Clinique | Nouveaux patients |\n|---|---|\n| Clinique Kerbonne | oui |\n| Harbour Vets | non |',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    '| Clinique | Remarque |\n|---|---|\n| Clinique Kerbonne | 48 € |\n| Harbour Vets | ne prend plus de nouveaux patients |',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    '| Clinique | Remarque |\n|---|---|\n| Clinique Kerbonne | 48 € |\n| Harbour Vets | dissoute en 2022 |',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences.\n\n### À oublier\n- Harbour Vets',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences.\n\n### Les adresses que je déconseille\n- Harbour Vets : trop cher',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences.\n\n**Fausses pistes**\n- Harbour Vets : plus de vétérinaire depuis mai',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences.\n\n## Ils ont fermé\n- Harbour Vets',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences.\n\n**Non retenus :** Harbour Vets, Vétos du Large.',
    ['Clinique Kerbonne'],
  ),
  asked(
    'Meilleur véto à Brest ?',
    'Clinique Kerbonne assure les urgences.\n\n### Ce qui n’existe plus\nHarbour Vets, place Wilson.',
    ['Clinique Kerbonne'],
  ),
]);
