import { describe, expect, it } from '@jest/globals';
import type { Client } from './client.ts';
import { exemples } from './exemples.ts';
import { told } from './model/prouver.fixture.ts';
import { strict } from './strict.ts';

const client = (id: string, entreprise: string, ville?: string): Client => ({
  ...{ id, entreprise, site: `https://${id}.fr`, ville, actif: true },
});
const MARTIN = client('martin', 'Plomberie Martin', 'Angers');
const CLIENTS = [
  ...[MARTIN, client('angers', 'SARL Durand', 'Angers'), client('cholet', 'Durand', 'Cholet')],
  ...[client('paul', 'Paul'), client('chez-paul', 'Chez Paul')],
];

const read = (texte: string, { seul, sujet = '' }: { seul?: Client; sujet?: string } = {}) => {
  const lu = strict({ texte, sujet, tables: [] }, { clients: seul === undefined ? CLIENTS : [seul], seul });
  return lu === null ? 'modèle' : told(lu);
};

describe('what our own letters and the guide write', () => {
  const agence = exemples(undefined).filter((one) => !one.includes('fichier joint'));
  it.each(agence)('%s', (one) => {
    expect(read(one)).not.toMatch(/^(?:modèle|inconnu|vide|merci|plusieurs)/u);
  });
  it.each(exemples(MARTIN))('of a customer without an agency: %s', (one) => {
    expect(read(one, { seul: MARTIN })).not.toMatch(/^(?:modèle|inconnu|vide|merci|plusieurs)/u);
  });
});

it.each([
  [
    'Bonjour,\n\nRetirer Plomberie Martin\n\nCordialement,\nAnne Petit\nAgence Ouest\n02 41 00 00 00',
    'retirer martin',
  ],
  ['retirer plomberie martin.', 'retirer martin'],
  ['Retirer Durand à Cholet', 'retirer cholet'],
  ['Retirer martin.fr', 'retirer martin'],
  ['Corriger Plomberie Martin : ville Cholet', 'corriger martin {"ville":"Cholet"}'],
  [
    'Corriger Plomberie Martin : ville Cholet, métier : couvreur',
    'corriger martin {"ville":"Cholet","metier":"couvreur"}',
  ],
  [
    'Concurrents de Plomberie Martin : Dupont Sanitaire, Allo Fuite',
    'corriger martin {"concurrents":"Dupont Sanitaire, Allo Fuite"}',
  ],
  [
    'Les concurrents de Durand à Cholet : « Dupont Sanitaire »',
    'corriger cholet {"concurrents":"Dupont Sanitaire"}',
  ],
  [
    'Contexte de Plomberie Martin : ouvert le dimanche, dépannage jour et nuit.',
    'corriger martin {"contexte":"ouvert le dimanche, dépannage jour et nuit"}',
  ],
  ['Concurrents de Durand : Dupont', 'corriger ? Durand'],
  ['Concurrents de Plomberie Martin : Dupont, merci', 'modèle'],
  ['Concurrents de Plomberie Martin : Dupont, ville : Cholet', 'modèle'],
  ['Questions de SARL Durand', 'questions angers'],
  ['Questions de Durand', 'questions ? Durand'],
  ['Retirer Paul', 'retirer paul'],
  ['Retirer Chez Paul', 'retirer chez-paul'],
  ['Livrables de Plomberie Martin ?', 'livrables martin'],
  ['Données de Plomberie Martin', 'donnees martin'],
  ['Voir les données de Durand', 'donnees ? Durand'],
  [
    'Remplacer la question 3 de Plomberie Martin par « Quel plombier à Angers ? »',
    'ajuster martin {"remplacer":{"3":"Quel plombier à Angers ?"}}',
  ],
  [
    'Retirer la question 3 de Plomberie Martin\nLancer Plomberie Martin',
    'ajuster martin {"retirer":[3],"lancer":true}',
  ],
  ['Retirer les questions 2, 3 et 5 de Plomberie Martin', 'ajuster martin {"retirer":[2,3,5]}'],
  ['Prochaine page de Plomberie Martin : question 4', 'page martin {"numero":4}'],
  ['Formule Agence 15', 'formule {"formule":"agence15"}'],
  ['Marque : nom Agence Ouest, couleur #0b5cad', 'marque {"nom":"Agence Ouest","couleur":"#0b5cad"}'],
  ['Ajouter l’adresse x@y.fr', 'adresses {"ajouter":"x@y.fr"}'],
  [
    'Ajouter un client : Pain Doré, pain-dore.fr, Angers, boulanger (concurrents : Le Fournil, Épi)',
    'ajouter {"clients":[{"entreprise":"Pain Doré","site_web":"pain-dore.fr","ville":"Angers","metier":"boulanger","concurrents":"Le Fournil, Épi"}]}',
  ],
  [
    'Ajouter les clients :\n- Pain Doré, pain-dore.fr\n- Garage Blot ; garage-blot.fr ; Cholet',
    'ajouter {"clients":[{"entreprise":"Pain Doré","site_web":"pain-dore.fr"},{"entreprise":"Garage Blot","site_web":"garage-blot.fr","ville":"Cholet"}]}',
  ],
  ['Virement fait\nMes diagnostics', 'plusieurs'],
  ['Retirer Boulangerie Inconnue', 'retirer ? Boulangerie Inconnue'],
  ['Bonjour', 'vide'],
  ['Merci', 'merci'],
  ['Parfait, merci beaucoup !', 'merci'],
])('%j is %s', (texte, wanted) => {
  expect(read(texte)).toBe(wanted);
});

it.each([
  'Corriger Plomberie Martin : ville Cholet et pas Angers',
  'Corriger Plomberie Martin : ville Cholet et le métier couvreur',
  'Données personnelles de Plomberie Martin',
  'Retirer Plomberie Martin et Durand',
  'Lancer Plomberie Martin ?',
  'Retirer Plomberie Martin dès demain',
  'Retirer Plomberie Martin\nattendez la fin du mois',
  'Retirer Plomberie Martin\n\nMerci\nPS : seulement si Durand reste',
  'Couper les clés (à confirmer)',
  'Formule agence15 ou agence30',
  'Virement fait demain',
  'Ne pas résilier',
  'Diagnostic : Pain Doré, pain-dore.fr, Angers, boulanger, Le Fournil',
  'Diagnostic : Pain Doré, pain-dore.fr, Angers, merci beaucoup',
  'Remplacer la question 3 de Plomberie Martin par « Quel plombier ? » et lancer',
  'Remplacer la question 3 de Plomberie Martin par quelque chose de plus local',
  'Prochaine page de Plomberie Martin : question 4 ou 5',
  'Pourriez-vous retirer Plomberie Martin ?',
])('%j is left to a model', (texte) => {
  expect(read(texte)).toBe('modèle');
});

describe('answers to a proposal', () => {
  it.each([
    'OUI',
    'oui',
    'Oui, merci !',
    'ok',
    'ok pour moi',
    'd’accord',
    'Je confirme.',
    'C’est bon',
    'vous pouvez y aller',
    'Bonjour,\nOui\nCordialement\nAnne',
  ])('%j confirms', (texte) => expect(read(texte)).toBe('oui'));
  it.each(['Non', 'Non merci', 'Finalement non', 'annulez'])('%j refuses', (texte) =>
    expect(read(texte)).toBe('non'),
  );
  it.each([
    'Oui mais avec Cholet',
    'Oui pour Durand, non pour Martin',
    'oui si c’est gratuit',
    'ok je regarde',
    'Oui ?',
  ])('%j is neither', (texte) => expect(read(texte)).toBe('modèle'));
});

it('the subject counts when nothing else was typed, and not in an answer', () => {
  expect(read('', { sujet: 'Mon compte' })).toBe('compte');
  expect(read('Bonjour', { sujet: 'Mon compte' })).toBe('compte');
  expect(read('', { sujet: 'Re: Mon compte' })).toBe('vide');
});

it('a customer without an agency need not name the one client', () => {
  expect(read('La 2', { seul: MARTIN })).toBe('page martin {"numero":2}');
  expect(read('Bonjour,\n\nVous pouvez lancer la mesure.\n\nMerci\nPaul', { seul: MARTIN })).toBe(
    'ajuster martin {"lancer":true}',
  );
  expect(read('Lancer')).toBe('modèle');
});

const joined = (...tables: string[]) =>
  strict({ texte: 'Ajouter les clients joints', sujet: '', tables }, { clients: CLIENTS, seul: undefined });

it.each([
  ['Dénomination;Lien\nPain Doré;pain-dore.fr', 'titres', ['Lien']],
  ['Boutique;Lien\nPain Doré;pain-dore.fr', 'titres', ['Boutique', 'Lien']],
  ['Entreprise|Adresse postale|Ville\nPain Doré|1 rue Haute|Angers', 'titres', ['Adresse postale']],
  ['Pain Doré;pain-dore.fr\nGarage Blot;Cholet', 'ligne', ['Garage Blot', 'Cholet']],
  [`Entreprise;Site web;${'x;'.repeat(300)}`, 'taille', []],
])('a joined table %j cannot be read for its %s, and its cells are named', (table, cause, cellules) => {
  const tableau = { cause, cellules };
  expect(joined(table)).toEqual({ incompris: 'manque', tableau });
  expect(joined('Entreprise;Site web\nA;a.fr', table)).toEqual({ incompris: 'manque', tableau });
});

it('the unknown columns of a table that is read are named', () => {
  expect(joined('Entreprise;Site web;SIRET;Ville\nPain Doré;pain-dore.fr;123;Angers')).toEqual({
    ordre: {
      geste: 'ajouter',
      corps: { clients: [{ entreprise: 'Pain Doré', site_web: 'pain-dore.fr', ville: 'Angers' }] },
      tues: ['SIRET'],
    },
  });
});

it('quoted text orders nothing', () => {
  expect(read('Le mar. 24 nov. 2026 à 09:14, Mesure IA a écrit :\n> Résilier')).toBe('vide');
});
