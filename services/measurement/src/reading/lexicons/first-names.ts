import { words } from './list.ts';

/** First names that the French bore most in the last hundred years (the State's file of first names), folded; words of the language left out. */
export const FIRST_NAMES = words(`
  adele adrien adrienne agathe agnes aissa alain alban albane albert alex alexandra alexandre alexis alice alicia aline alix aloïs aloys amandine amelie amina anais anatole andre andree angela angelique anita anna annabelle anne annick annie anouk anthony antoine antoinette antonin antony ariane arlette armand arnaud arthur astrid aude audrey augustin aurelie aurelien aurore axel aymeric
  baptiste barbara bastien beatrice benedicte benjamin benoit berenice bernadette bernard berthe bertrand blandine boris brice brigitte bruno
  camille capucine carine carla carole caroline catherine cathy cecile cedric celeste celia celine chantal charles charlotte chloe christelle christian christiane christine christophe clara clarisse claude claudette claudia claudine clemence clement clementine clotilde colette coralie corentin corinne cyprien cyril cyrille
  damien daniel daniele danielle danny david deborah delphine denis denise didier dimitri dominique dorothee dylan
  edith edmond edouard eleonore eliane elisa elisabeth elise elodie eloise elsa emeline emile emilie emilien emma emmanuel emmanuelle enzo eric erwan estelle esther ethan etienne eugene eugenie eva eve evelyne
  fabien fabienne fabrice fanny farid fatima faustine felicie felix ferdinand fernand firmin flavie flavien florence florent florian floriane france francine francis franck francois francoise frank frederic frederique
  gabriel gabrielle gael gaelle gaetan gaspard gaston genevieve georges georgette gerald geraldine gerard germain germaine ghislain ghislaine gilbert gilberte gildas gilles gisele gregoire gregory guillaume gustave guy gwenaelle gwendoline
  hadrien hamza helene henri henriette herve hortense hubert hugo hugues huguette
  ibrahim ines irene iris isabelle isidore ismael ivan
  jacky jacqueline jacques jade jean jeanne jeannine jeremie jeremy jerome jessica joachim jocelyne joel joelle johan johanna johnny jonathan jordan joris jose joseph josephine josette josiane judith jules julia julie julien juliette justine
  karim karine katia kevin khadija killian
  laetitia lara laura laure laurence laurent lea leila lena leo leon leonie leopold liliane lilou lina line lionel lisa loic lola lou louis louisa louise loup luc lucas lucette lucie lucien lucienne lucile ludivine ludovic lydia lydie
  madeleine madi magali maelle malik manon manuel marc marceau marcel marcelle margaux margot marguerite maria marianne marie mariette marina marine marion marius marjorie martial martin martine maryse mateo mathieu mathilde mathis matthieu maud maurice max maxence maxime mehdi melanie melissa melodie micheline michel michele mickael mireille mohamed monique morgane mylene myriam
  nadege nadia nadine nabil nadir nathalie nathan nelly nicolas nicole nina noah noemie noel norbert
  octave odette odile olga olivier olivia ophelie oscar
  pascal pascale patrice patricia patrick paul paule paulette pauline perrine philippe pierre pierrick pierrette prune prosper
  quentin rachel rachid raoul raphael raphaelle raymond raymonde regine regis remi remy renaud rene renee richard robert robin rodolphe roger roland rolande romain romane romeo romuald ronan rosalie roxane ryan
  sabine sabrina salome samia samir samuel sandra sandrine sara sarah sebastien segolene serge severine sidonie simon simone sofia solange solene sonia sophie stanislas stephane stephanie steven suzanne sven sylvain sylvaine sylvestre sylvette sylviane sylvie
  tanguy teddy theo theodore theophile therese thibault thibaut thierry thomas timothee titouan tom tony tristan
  ulysse urbain valentin valentine valerie vanessa veronique victor victoire victoria vincent violette virginie viviane vladimir
  wilfried william xavier yael yann yannick yasmine yohan yolande youssef yvan yves yvette yvon yvonne zacharie zoe
`);
