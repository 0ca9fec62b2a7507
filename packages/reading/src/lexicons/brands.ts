import { regex } from '../patterns/pattern.ts';
import { phrasesOf } from './list.ts';

/** Labels, certificates and public schemes (R6): the ones that answers about French trades name. */
export const LABELS = phrasesOf('labels');

/** Makers and brands of equipment, named as such (R6): household names of the trades; everything else is read from the context. */
export const BRANDS = phrasesOf('brands');

/** What precedes a maker, a label, a tool or a technique rather than a provider, at the end of the words before it. */
export const EQUIPMENT_CUES = regex`
  (?:^|\s)(?:
    marque
    |marques
    |modele
    |modeles
    |chaudiere
    |chaudieres
    |poele
    |poeles
    |pompe
    |pompes
    |verres
    |montres?
    |moteurs?
    |pieces
    |materiel
    |produits?
    |peintures?
    |bornes?
    |panneaux
    |logiciels?
    |outils?
    |machines?
    |appareils?
    |four
    |fours
    |mouvement
    |mouvements
    |velos?
    |voitures?
    |tissus?
    |colorations?
    |shampoings?
    |gammes?
    |semelles?
    |gommes?
    |gomme en
    |cles?
    |serrures?
    |cylindres?
    |pneus?
    |casques?
    |boitier
    |boitiers
    |capteurs?
    |liner
    |liners
    |revendeur
    |agree
    |agrees
    |agreee
    |certifie
    |certifies
    |certifiee
    |labellise
    |labellises
    |labellisee
    |concessionnaire
    |distributeur
    |partenaire
    |label
    |labels
    |labellise par
    |la mention
    |mention
    |norme
    |normes
    |certification
    |certifications
    |certificat
    |brevet
    |brevets
    |diplome
    |diplomes
    |titulaire (?:de l|du|de la|d un)
    |methode
    |technique
    |protocole
    |rituel
    |soin
    |soins
    |massage
    |bonus
    |aide
    |aides
    |prime
    |programme
    |dispositif
    |pret
    |loi
    |contrat
    |formule
    |forfait
    |menu
    |offre
    |option
    |pack
    |cabine
    |salle
    |scenario
    |parfum
    |cuvee
    |vin
    |biere
    |fromage
    |recette
    |plat
    |version
    |film
    |livre
    |roman
    |album
    |chanson
    |conte
    |collection
    |brand
    |brands
    |model
    |engine
    |software
    |label
    |certified
    |using
    |ligne
    |navette
    |bus
    |tramway
    |licence
    |avis
    |note
    |etoile
    |etoiles
    |laser
    |lampe
    |robot
    |tondeuse
    |camera
    |style
    |epoque
  )(?: (?!
      chez |dans |apres |alors |vers |puis |mais |depuis |toujours )[a-z]{3,}(?:
      es|ales?|iques?|ables?|antes?|euses?
    )
  )?(?: d[eu]s?| d| l| la| le| les| of)? ?$
`;
