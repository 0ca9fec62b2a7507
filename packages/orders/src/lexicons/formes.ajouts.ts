import { verbes } from '../forme.ts';
import { pattern } from '../pattern.ts';

export const AJOUTER = pattern`
  (?:
    ${verbes('ajout', 'rajout', 'pos')}
    |placer
    |placez
    |place
    |inscrire
    |inscrivez
    |enregistrer
    |enregistrez
    |(?:je|nous) (?:vous )?(?:r?ajoute|r?ajoutons)
  )(?:[- ](?:moi|nous))?(?: (?:
    aussi
    |egalement
    |donc
    |au portefeuille
    |a (?:notre|mon|nos|la) (?:portefeuille|compte|clients|liste)
  ))*
`;

export const UN_CLIENT = pattern`
  (?:(?:
    un
    |une
    |l'
    |le
    |la
    |les
    |des
    |mes
    |nos
    |notre
    |mon
    |ces
    |ce
    |cette
    |tous
    |tous les
    |deux
    |trois
    |quatre
    |cinq
    |six
    |sept
    |huit
    |neuf
    |dix
    |\d{1,2}
  ) ?)*(?:nouveaux? |nouvelles? |autres? )?(?:
    clients?
    |clientes?
    |fiches?
    |entreprises?
    |etablissements?
  )(?: (?:
    clients?
    |de plus
    |supplementaires?
    |suivante?s?
    |ci-dessous
    |ci-apres
    |que voici
    |a notre (?:compte|portefeuille)
    |au portefeuille
    |sur notre compte
  ))*
`;

const FICHIER = pattern`
  (?:fichier|tableau|liste|csv|excel|piece jointe|document)(?: csv| excel)?
`;
export const JOINT = pattern`
  (?: (?:du|des|de la|de ce|dans le|dans la|selon le|listes dans le) ${FICHIER}(?: (?:
      joint
      |jointe
      |ci-joint
      |ci-jointe
      |en piece jointe
      |en pj
    ))?
    | (?:joints?|ci-joints?|en pieces? jointes?|en pj)
  )?
`;

export const VOICI = pattern`
  (?:[.,:]? (?:
    il s'agit d(?:e|u|'|es)
    |voici (?:ses|leurs|les) (?:informations|infos|coordonnees)
    |voici (?:la|sa) fiche
    |ses infos
    |le voici
    |les voici
    |a savoir
    |qui suit
    |en copie
  ))?
`;

const LISTE = pattern`
  (?:(?:le |la |un |une )?(?:tableau|liste|fichier|csv)(?: de| des| de nos| de mes)? )?
`;
const A_PLACER = pattern`
  (?:a|que vous pouvez|que je souhaite) (?:ajouter|placer|inscrire|rajouter)(?: (?:
    s'il vous plait
    |au portefeuille
    |a notre (?:compte|portefeuille)
  ))?
`;
/** « 3 clients à ajouter », « la liste des clients à ajouter », whatever brings it. */
export const A_AJOUTER = pattern`
  (?:
    (?:(?:
      j'ai
      |nous avons
      |on a
      |il y a
      |voici
      |je vous (?:colle|joins|envoie|transmets)
      |vous trouverez
      |veuillez trouver
      |ci-joints?
    )(?: en piece jointe| ci-joint| ci-dessous| encore)? )?${LISTE}${UN_CLIENT} ${A_PLACER}
    |(?:j'ai|nous avons|on a|voici)(?: signe| encore)? (?:
      une?
      |mon
      |notre
      |deux
      |trois
      |quatre
      |cinq
      |\d+
      |des
    ) nouve(?:l|lle|aux|lles|au) clients?
    |(?:l'|le |la |les )${verbes('ajout', 'rajout')}
  )
`;

export const DIAGNOSTIC = pattern`
  (?:
    (?:un |le )?(?:prospect|prospecte|entreprise|client potentiel) a diagnostiquer ?[:,.]? ?(?<ligne>.+)
    |(?:(?:
      lancer
      |lancez
      |lance
      |faire
      |faites
      |fais
      |demarrer
      |demarrez
      |demander
      |realiser
      |realisez
      |obtenir
      |avoir
      |recevoir
      |commander
      |preparer
      |preparez
    )(?:[- ](?:moi|nous))? )?(?:(?:un|le|d'un|ce) )?(?:nouveau )?(?:petit )?(?:
      diagnostic
      |diag
      |diagnostiquer
      |diagnostiquez
      |diagnostique
    )(?![\p{L}])(?: ?(?:
      (?:
        de
        |du
        |pour
        |sur
        |d'une?
        |gratuit
        |ia
        |chez
        |le
        |la
        |une?
        |ce
        |cette
        |nouveau
        |nouvelle
        |prospecte?
        |client potentiel
        |entreprise
        |suivante?
        |futur client
        |il s'agit de
        |que (?:je|nous|on) (?:vois|rencontre|voyons|voit|rencontrons|recois) (?:
          lundi
          |mardi
          |mercredi
          |jeudi
          |vendredi
          |samedi
          |demain
          |bientot
          |la semaine prochaine
          |cette semaine
          |cet apres-midi
        )
      )(?![\p{L}\p{N}])
      |d'
      |l'
    ))* ?[:,.]? ?(?<ligne>.+)
  )
`;
