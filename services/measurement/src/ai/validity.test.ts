import { describe, expect, test } from '@jest/globals';
import type { Answer, Outcome } from './port.ts';
import { validity } from './validity.ts';

const answer = (text: string, finish: Answer['finish'] = 'stop'): Answer => ({
  kind: 'answer',
  text,
  finish,
  model_version: null,
  sources: [],
  usage: { input_tokens: 0, output_tokens: 0, searches: 0 },
  cost_eur: null,
  raw: null,
});

describe('an answer counts', () => {
  test.each([
    ['a list', '1. **Sos Fuite**\n2. **Dupont Plomberie**'],
    ['a list that ends with a reservation', '1. **Sos Fuite**\n\nJe ne peux pas garantir leurs horaires.'],
    [
      'a reservation, then names',
      'Je ne peux pas vous dire qui est « le meilleur » avocat : je n’ai pas accès aux résultats des procédures. Je peux en revanche vous donner des pistes sérieuses.\n\nMaître Julien Roux défend les salariés.',
    ],
    [
      'no opinion on one, then others',
      'Je n’ai pas d’avis fiable sur ce point, mais voici trois adresses : Lune, Sol et Mer.',
    ],
    ['advice that names nobody', 'L’isolation de combles perdus coûte de 20 à 35 € par m² à Redon.'],
    ['a first person that refuses nothing', 'Je vous conseille le Café des Arts, puis la Cantine.'],
  ])('%s', (_, text) => {
    expect(validity(answer(text))).toEqual({ valid: true });
  });
});

describe('an answer is set aside', () => {
  test.each([
    ['Je ne peux pas recommander un notaire en particulier : leurs émoluments sont réglementés.'],
    ['Je ne suis malheureusement pas en mesure de vous recommander un plombier précis à Angers.'],
    ['**Désolé**, en tant qu’IA je ne peux pas citer d’entreprise.'],
    [
      'Je n’ai pas d’information fiable sur les opticiens de Redon. Voici comment choisir :\n- comparez les devis ;',
    ],
    [
      'Je ne dispose d’aucun élément vérifiable : je ne peux donc ni vous le recommander, ni vous en détourner.',
    ],
    ['Je préfère ne pas citer de nom. Consultez l’annuaire de l’ordre.'],
    ['Je ne connais pas de fleuriste ouvert le dimanche à Rezé.'],
  ])('refusal: %s', (text) => {
    expect(validity(answer(text))).toEqual({ valid: false, why: 'refus' });
  });

  test.each<[string, Outcome, string]>([
    ['empty', answer('  \n…\n'), 'vide'],
    ['cut', answer('1. **Sos Fui', 'length'), 'tronquée'],
    ['refused by the provider', answer('', 'refusal'), 'refus'],
    ['filtered by the provider', answer('Voici', 'filtered'), 'filtrée'],
    ['never answered', { kind: 'unknown', why: 'HTTP 500' }, 'échec'],
  ])('%s', (_, outcome, why) => {
    expect(validity(outcome)).toEqual({ valid: false, why });
  });
});
