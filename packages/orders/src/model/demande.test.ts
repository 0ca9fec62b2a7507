import { expect, it } from '@jest/globals';
import { demandeDe } from './demande.ts';

const sent = (texte: string, sujet = '') =>
  demandeDe({ texte, sujet, tables: [] }, { direct: false, clients: [], proposition: '' });

it.each([
  [
    'Bonjour Sophie,\n\nVirez Durand\n\nCordialement,\nAnne Petit\n3 rue du Port, 44000 Nantes',
    'Virez Durand',
  ],
  ['Virez Durand\n-- \nAnne', 'Virez Durand'],
  ['Virez Durand\nLe 3 nov. 2026 à 09:14, Mesure IA a écrit :\n> Résilier', 'Virez Durand'],
  ['Rappelez-moi au 06 12 34 56 78 et virez Durand', 'Rappelez-moi au ▒▒▒ et virez Durand'],
  ['Durand est au 12 rue des Lices, 49100 Angers', 'Durand est au ▒▒▒, ▒▒▒'],
  ['Ajoutez Pain Doré, pain-dore.fr, Angers', 'Ajoutez Pain Doré, pain-dore.fr, Angers'],
  ['Autorisez lea@agence.fr', 'Autorisez lea@agence.fr'],
])('of %j a model is sent %j', (texte, wanted) => {
  expect(sent(texte)?.texte).toBe(wanted);
});

it('the subject of a new message begins its text, and that of an answer stands beside it', () => {
  expect(sent('La 4', 'Re: Rapport')).toMatchObject({ texte: 'La 4', sujet: 'Rapport' });
  expect(sent('La 4', 'Page de Durand')).toMatchObject({ texte: 'Objet : Page de Durand\nLa 4', sujet: '' });
  expect(sent('La 4', 'Ré : Rapport')).toMatchObject({ texte: 'La 4', sujet: 'Rapport' });
  expect(sent('La 4', 'TR: Re: retirer Durand')).toMatchObject({ texte: 'La 4', sujet: '' });
  expect(sent('Bonjour', 'Page de Durand')).toMatchObject({ texte: 'Page de Durand', sujet: '' });
});

it('a message of 10,000 signs is not sent', () => {
  expect(sent('a '.repeat(5_000))).toBeNull();
});
