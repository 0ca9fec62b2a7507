import { holds, mayHold } from '../patterns/holds.ts';
import { lastWord } from '../patterns/last-word.ts';
import { pattern, regex } from '../patterns/pattern.ts';
import { words } from './list.ts';
import { customersGo } from './presenting.ts';
import { POINTS_FURTHER } from './unmatched.ts';

/**
 * What French says before a name to offer it, beyond the set phrases of RECOMMENDING in verbs.ts: verbs of choosing and
 * advising in every person that offers, fixed turns that point at an address. Written from any grammar and any guide book.
 */

/** Verbs in -er whose object is what somebody is sent to. */
const ADVISE = pattern`
  recommand
  |conseill
  |sollicit
  |contact
  |consult
  |interrog
  |essay
  |essai
  |test
  |tent
  |vis
  |regard
  |ajout
  |rajout
  |cit
  |mentionn
  |signal
  |plebiscit
  |privilegi
  |approch
  |envisag
  |appel
  |appell
  |rejoign
  |rencontr
  |frequent
  |recontact
  |relanc
  |suggere
  |sugger
`;
/** Verbs of liking, whose plural subject is customers. */
const LIKE = 'plebiscit|privilegi|ador|frequent|recommand|conseill|prefer|appreci|cit|signal|encens|vant|lou';
const ADVERBS = pattern`
  (?: (?:
      aussi|egalement|volontiers|plutot|d abord|encore|surtout|souvent|alors|en premier|en priorite
      |sans hesiter|notamment|enfin|meme|donc|de preference|quand meme
    )
  )*
`;
const LINK = '(?: (?:a|au|aux|chez))?(?: (?:le|la|les|l|the))? $';

const CHOOSING = regex`
  (?:^|\s)(?:
    (?:${ADVISE})(?:ons|ez|er|erons|erez|eriez)
    |(?:je|j|on|tu|et)(?: (?:vous|te|lui|leur|y))? (?:${ADVISE}|gard|prefer|choisi|not)(?:
      e|es|erai|erais|era|erait|s|rai|rais|rait
    )
    |(?:${LIKE})(?:ent|eront|eraient)
    |choisi(?:r|ssez|ssons|ssent|ront)
    |prefere(?:r|rez|ront|z)
    |reten(?:ir|ez|ons)
    |retien(?:s|nent|drai|drais|dront)
    |voyez
    |voyons
    |joign(?:ez|ons)
    |joindre
    |faut citer
  )${ADVERBS}${LINK}
`;

/** "Si c'est la finition, alors X": what suits a condition. */
const SUITED = regex`
  (?:^|[;:.] )si [a-z\d ]{3,60}(?:, )?(?:
    alors
    |c est
    |ce sera
    |va pour
    |plutot
    |prenez
    |voyez
  )(?: (?:le|la|les|l))? $
`;
/** "Bon rapport qualité-prix aussi à X". */
const PRAISED = regex`
  ^(?:tres |meme )?(?:
    bon
    |bonne
    |bons
    |belle
    |beau
    |meilleur
    |meilleure
    |excellent
    |excellente
    |meme
    |memes
    |super
    |joli
    |jolie
    |vrai
    |vraie
  ) [a-z ]{3,40} (?:a|au|aux|chez)(?: (?:le|la|les|l))? $
`;

/** "inutile de contacter X", "sans consulter X". */
const NEGATED = regex`
  (?:^|\s)(?:
    inutile
    |pas
    |plus
    |jamais
    |guere
    |sans
    |ni
    |peine
    |ne
    |n
    |evit[a-z]*
    |avant
    |voulez
    |cherchez
    |souhaitez
    |pourquoi
  ) (?:[a-z]+ ){0,5}$
`;

/** Cheap look before it, at the last word. */
const MAY_GO = regex`
  ^(?:
    a
    |au
    |aux
    |chez
    |avec
    |dans
    |vers
    |sur
    |par
    |de
    |du
    |des
    |d
    |with
    |at
    |from
    |through
    |to
    |into
    |pas
    |plus
    |:
    |[a-z]+(?:e|er|ir|re|ng|ent|t|l|k|s|w|p|d)
  )$
`;
/** "inutile de vous adresser à X", "ne passez pas par X": told not to. */
const NEGATED_GOING = regex`
  (?:^|\s)(?:
    inutile|sans|evit[a-z]*|avant|pourquoi|voulez|souhaitez|rien|besoin|plutot que|au lieu|deconseill[a-z]*
    |peine|besoin|(?:ne|n) (?:[a-z]+ ){1,3}(?:pas|plus|jamais|guere)
  ) (?:[a-z]+ ){0,5}$
  |(?:^|\s)(?:ne|n)(?: vous| te)? $
`;

const POINTING = regex`
  (?:^|\s)(?:
    (?:un|dernier|petit|derniers) mots? (?:enfin |aussi |encore |quand meme )?(?:pour|sur|de|du|des|d)
    |mentions?(?: [a-z]+){0,3} (?:a|au|aux|pour)
    |coup de (?:chapeau|coeur)(?: [a-z]+){0,3} (?:a|au|aux|pour|chez)
    |clin d oeil (?:a|au|aux)
    |bravo (?:a|au|aux)
    |(?:detour|halte|pause|crochet|escale|saut|tour|arret)(?: [a-z]+){0,2} (?:chez|par|a|au|aux)
    |n oubli(?:ez|ons|e) pas
    |sans oublier
    |ne (?:jur|tari)[a-z]+ (?:que par|pas d eloges sur)
    |(?:faible|penchant|tendresse|preference|coup de coeur) pour
    |(?:tranch|opt|pench|craqu|vot)(?:ez|er|ons|erais) pour
    |mis(?:ez|er|ons|erais) sur
    |(?:fi|confi)(?:ez|er)(?: vous)? (?:a|au|aux)
    |(?:
      palme|medaille|prime|reputation|preference|avantage|couronne|titre|place|honneurs?|faveurs?|suffrages
    ) (?:[a-z]+ ){0,3}(?:
      revien[a-z]+|va|vont|irait|iraient|echo[a-z]+
    ) (?:[a-z]+ment |d abord |sans hesiter )?(?:a|au|aux)
    |(?:m a|m ont|nous a|nous ont) (?:beaucoup |souvent )?parle (?:de|du|des|d)
    |(?:
      voir|voyez|regard[a-z]+|cherch[a-z]+|vous|lorgn[a-z]+|creus[a-z]+|fouill[a-z]+|prospect[a-z]+
    )(?: plutot| aussi| donc| egalement)? (?:du cote) (?:de|du|des|d)
    |ajout(?:ons|ez|er)(?: [a-z]+){0,4}
    |swears? by
    |(?:
      bons?|bonnes?|excellente?s?|unanimes?|elogieu(?:x|ses)|dithyrambiques?|enthousiastes?
    )(?: retours| echos| avis| critiques| commentaires)?(?: [a-z]+){0,2} sur
    |s adress(?:er|ent|ant)(?: [a-z]+){0,2} (?:a|au|aux|chez)
    |se tourn(?:er|ent)(?: [a-z]+){0,2} vers
    |(?:orient|envoy|envoi|dirig|aiguill|redirig)[a-z]+(?: peut etre| plutot| souvent| volontiers)? vers
    |suivie?s?(?: de pres| de loin)? (?:de|du|des|d|par)
    |il y a (?:bien|bien sur|toujours|surtout)
    |good bet is
    |j allais oublier
    |dans un coin de (?:la|votre|ta) tete
    |sous le coude
    |(?:en|dans) (?:votre|ton|vos) (?:carnet|contacts|favoris|liste)
    |(?:vous|t) attend(?:ent|ra|ront)? (?:a|au|aux|chez)
    |(?:frapp|sonn|toqu)(?:er|ez|e|ons) (?:chez|a la porte (?:de|du|des|d))
    |votre chance (?:chez|avec|aupres d[eu]s?)
    |(?:un|l) (?:oeil|coup d oeil)(?: [a-z]+)? (?:a|au|aux|chez|du cote (?:de|du|des))
    |cap sur
    |rabat(?:tre|tez|tra|trai|trais)(?: [a-z]+)? sur
    |(?:autre|derniere|seconde|troisieme|nouvelle|bonne|meilleure) (?:
      piste|option|formule|solution|adresse|possibilite|idee|voie|variante|alternative
    ) ,(?: les| le| la| l)?(?: (?:cours|lecons|ateliers|stages|services|seances|creations) (?:de|du|des|d))?
    |(?:va|file|fonce|passe|cours) (?:voir|chez|plutot chez|donc chez)
    |(?:m a|m ont|a ete|ont ete) (?:signale|recommande|conseille|vante|souffle)(?:e|es|s)?
  )(?: (?:le|la|les|l|the))? $
`;

/** Infinitives and imperatives of going to somebody, with the preposition that each takes, whoever is told to: "vous adresser à". */
const GOING = new RegExp(
  `(?:^|\\s)(?:${[
    '(?:rendez|rendons) vous(?: [a-z]+)? (?:a|au|aux|chez|avec|dans)',
    pattern`
      (?:s|vous|nous|t|m) (?:
        adresser(?:ez|iez)?
        |inscrire
        |abonner
        |attabler
        |arreter
        |en remettre
        |fier
        |equiper
        |approvisionner
        |habiller
        |entrainer
        |initier
      )(?: [a-z]+)? (?:a|au|aux|chez|aupres d[eu]s?)
    `,
    pattern`
      (?:se|vous|nous|te|me) (?:
        tourner
        |diriger
        |orienter
        |rabattre
        |fournir
        |servir
        |loger
        |former
        |faire (?:aider|conseiller|accompagner|livrer|depanner|suivre)
        |retrouver
        |regaler
        |restaurer
        |poser
        |presenter
      )(?:ez|iez)?(?: [a-z]+)? (?:vers|sur|chez|par|aupres d[eu]s?)
    `,
    pattern`
      (?:pouss|franch|pass|toqu|frapp|sonn)(?:er|ez|ons|e|ir|issez|is|issons)(?: [a-z]+)? (?:a )?(?:
        la porte
        |les portes
        |le seuil
        |le portail
        |le rideau
      ) (?:de|du|des|d)
    `,
    pattern`
      (?:
        pass(?:er|ez|e|ent|era|erez|erais|erait)
        |commenc(?:er|ez|e|ons)
      ) (?:d abord |plutot |aussi |donc )?par
    `,
    pattern`
      (?:
        recour(?:ir|ez|s|ons)
        |(?:fai(?:re|tes|s|sons)|fer(?:ez|ai|ais)) (?:[a-z]+ )?(?:appel|confiance)
        |(?:
          demand|sollicit|obten|compar|mett|fai|pren
        )(?:er|ez|ons|ir|re|tes|re)(?: aussi| donc| egalement| toujours)? (?:
          conseil|un devis|des devis|une estimation|une offre|un rendez vous|l avis|votre commande|une visite
        )
      )(?: [a-z]+)? (?:a|au|aux|chez|aupres d[eu]s?)
    `,
    pattern`
      (?:
        fai(?:re|tes|s|sons|t)
        |font
        |trait(?:er|ez|e|ent)
        |prendre
        |prenez
        |entr(?:er|ez) en
        |rest(?:er|ez) en
      )(?: [a-z]+)? (?:affaire|contact|rendez vous|attache|relation|date) (?:avec|chez)
    `,
    '(?:compar(?:er|ez|ons)|jouer la concurrence|mett(?:re|ez) en concurrence)(?: [a-z]+){0,3} avec',
    pattern`
      (?:
        confi
        |remis
        |laiss
        |amen
        |apport
        |depos
        |port
        |envoy
        |donn
      )(?:er|ez|e|ee|es|ees|ons|ie|iee)(?: [a-z]+){0,4} (?:a|au|aux|chez)(?! (?:le|la|l) )
    `,
    '(?:fai(?:t|re|tes|s)|fer(?:ez|ai|ais|ions)|font)(?: [a-z]+)? [a-z]+(?:er|ir|re)(?: [a-z]+){0,6} par',
    pattern`
      (?:j ai|nous avons|on a|je l ai)(?: [a-z]+)? (?:
        teste
        |essaye
        |choisi
        |retenu
        |appele
        |contacte
        |sollicite
        |consulte
        |mandate
        |engage
        |embauche
        |prefere
        |adore
        |apprecie
        |decouvert
        |deniche
        |repere
        |trouve
        |rencontre
      )(?:e|s|es)?(?! (?:le|la|les|l) $)
    `,
    'j (?:ai failli|allais|oubliais)(?: [a-z]+)? oublier|(?:failli|allais) (?:passer|omettre)|j oubliais',
    'n hesit(?:ez|e|ons) (?:surtout )?pas(?: non plus)? a [a-z]+(?:er|ir|re)(?: (?:chez|a|au|aux|avec|vers))?',
    pattern`
      (?:ne|n) (?:
        manqu|rat|loup|boud|neglig|oubli|saut|mepris|sous estim
      )(?:ez|ons|e|er) (?:surtout )?pas(?: non plus)?
      |(?:ne|n) pass(?:ez|ons|e) (?:surtout )?pas a cote (?:de|du|des|d)
      |a ne pas (?:manquer|rater|oublier|negliger)(?: non plus)? :
    `,
    pattern`
      (?:se|s) (?:
        confi
        |command
        |lou
        |achet
        |reserv
        |regl
        |negoci
        |demand
        |chin
        |repar
        |trait
      )(?:e|ent|era|eront)(?: [a-z]+){0,2} (?:
        a
        |au
        |aux
        |chez
        |aupres d[eu]s?
      )(?! (?:la|le|l) (?:journee|semaine|heure|mois|unite|piece|metre|poids|avance|annee|main|demande|carte)
      )
    `,
    pattern`
      on (?:
        retrouve
        |croise
        |decouvre
        |rencontre
        |frequente
        |apprecie
        |aime
        |compte
        |dispose (?:de|du|des|d)
        |(?:fait la queue|se presse|se bouscule) (?:chez|devant|a|au|aux)
      )(?: [a-z]+ment| aussi| encore| enfin| toujours| surtout)?
    `,
    pattern`
      (?:get|ask for|request) (?:a |another )?(?:quote|estimate|price|appointment)s? (?:from|with|at)
      |(?:call|visit|stop|port of call|choice|email|bet) (?:should|would|could|will|might) be(?: to| with)?
      |(?:word|note|mention)(?: [a-z]+){0,2} (?:about|for|on)
      |(?:start|begin|stick|sign up|enrol|register|train) (?:first )?with
      |(?:stay|eat|shop|enrol|train|stop|stop off|drop in|call in) at
      |(?:rent|hire|buy|order|book)(?: [a-z]+){0,2} (?:from|with|through)
      |pop into
      |head over to
    `,
    pattern`
      (?:i d|i would|i ll|i will|you could|you can|you might|you should|we d)(?: [a-z]+)? (?:
        ring
        |phone
        |email
        |text
        |message
        |use
        |hire
        |ask
        |check
        |see
        |choose
        |trust
        |favour
        |favor
        |visit
        |contact
        |book
        |shortlist
        |suggest
        |point you to
      )
    `,
  ].join('|')})(?: (?:le|la|les|l|the))? $`,
  'u',
);
/** Letters before the name within which a verb of choosing or a turn stands. */
const NEAR = 54;

/** A verb of choosing or a turn that points at an address ends right before the name. */
export function pointsAt(tail: string): boolean {
  const cut = Math.max(0, tail.length - NEAR);
  const near = tail.slice(cut === 0 ? 0 : tail.indexOf(' ', cut));
  const going = mayHold(GOING, tail) && MAY_GO.test(lastWord(tail)) ? GOING.exec(near) : null;
  if (going !== null && !holds(NEGATED_GOING, tail.slice(0, tail.length - near.length + going.index + 1)))
    return true;
  if ((mayHold(POINTING, tail) && POINTING.test(near)) || holds(PRAISED, tail) || holds(POINTS_FURTHER, tail))
    return true;
  if (customersGo(tail, near)) return true;
  if (holds(SUITED, tail)) return true;
  const chosen = mayHold(CHOOSING, tail) ? CHOOSING.exec(near) : null;
  return chosen !== null && !holds(NEGATED, tail.slice(0, tail.length - near.length + chosen.index + 1));
}

/** What opens a sentence to set one more provider beside the others: "Moins cher encore,", "Hors podium,". */
const ENDS_FRONT = words(
  'sinon autrement defaut alors bien encore pire mieux recours doute aussi pas that otherwise or chez : ,',
);
const FRONTED = regex`
  ^(?:
    sinon|autrement|a defaut|ou alors|ou bien|ou encore|au pire|au mieux|en dernier recours|dans le doute
    |et aussi|(?:et |ou )?pourquoi pas|failing that|otherwise|or
  )(?: chez)?(?: (?:le|la|les|l))? $
  |^(?:
    pour|si|envie|budget|plutot|en (?:plus|moins|version|mode|format|un peu plus|encore plus)|version|plus
    |moins|(?:un peu|beaucoup|nettement|encore) (?:plus|moins)|meme|tout aussi|tres
  ) [a-z\d ]{3,50} : $
  |^(?:(?:encore|bien|un peu|nettement|beaucoup) )?(?:
    (?:plus|moins) [a-z ]{2,30}
    |(?:une? )?(?:
      autre|second|seconde|troisieme|quatrieme|dernier|derniere|premier|premiere|deuxieme
    ) [a-z ]{2,24}
    |enfin
    |sinon
    |a defaut
    |hors (?:podium|classement|liste|concours|centre|ville)
    |en (?:dernier|premier|second|deuxieme|troisieme) [a-z ]{2,16}
    |dans (?:un|le meme) (?:autre )?(?:style|genre|registre|esprit)[a-z ]{0,20}
    |a l (?:oppose|inverse)
    |meme (?:rue|quartier|esprit|budget)[a-z ]{0,20}
    |un cran (?:au dessus|en dessous)
    |finally
    |further out
    |cheaper still
    |another option
  ) ,(?: (?:le|la|les|l))? $
`;

export const fronted = ({ before, tail }: { before: string; tail: string }): boolean =>
  before.length < 64 && ENDS_FRONT.has(lastWord(tail)) && holds(FRONTED, before);

/** "Trois noms reviennent : X, Y et Z": names in a list that a word for addresses announces. */
const LISTED = regex`
  (?:^|\s)(?:
    noms|adresses|options|pistes|enseignes|candidate?s|concurrents|possibilites|solutions|maisons
    |valeurs sures|professionnels|prestataires|acteurs|incontournables|favoris|references|tables
    |recommandations|coups de coeur|names|places|addresses
  )(?: [a-z]+){0,6} : (?:[^.;:]{0,90}|[^.:]{0,220} ; (?:(?:et|ou|puis|enfin|la|le|les|l) )*)$
  |(?:^|[;:.] )(?:deux|trois|quatre|cinq|six|quelques|plusieurs) (?:[a-z]+ ){0,3}(?:
    noms|adresses|options|pistes|enseignes|candidate?s|maisons|prestataires|artisans|professionnels
    |boutiques|ateliers|cabinets|restaurants|tables|hotels|garages|salons|magasins|agences|entreprises
    |societes|praticiens|ecoles|clubs|commerces|fermes|structures|associations
  ) (?:[a-z]+ ){1,4}, [^.;:]{0,90}$
`;

export const listed = ({ before }: { before: string }): boolean =>
  / [:,] /u.test(before) && holds(LISTED, before);

/** "Une célébrante laïque, X,", "Un retraité de l'horlogerie, X,": somebody new is introduced. */
export const INTRODUCED = regex`
  (?:^|[;:] )(?:un|une|deux) (?!
    (?:[a-z]+ )?(?:
      clients?|clientes?|habituee?s?|voisins?|voisines?|lecteurs?|lectrices?|internautes?|passante?s?
      |patiente?s?|maman|papa|mere|pere|amie?s?|touristes?|proche|journaliste|blogueu(?:r|se)
      |influenceu(?:r|se)|eleves?|etudiante?s?|commentaire|avis|labels?|marques?|logiciels?|outils?
      |dispositifs?|appellation
    ) )(?:[a-z]+ ){1,7}, $
`;
