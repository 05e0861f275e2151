import { wordsIn } from './guess.ts'

type Gender = 'm' | 'f'

/** Adjectives that stand before their noun tell its gender. */
const BEFORE_HIM = wordsIn(
  `petit grand gros vieux vieil beau bel nouveau nouvel bon joli vilain mauvais premier`,
)
const BEFORE_HER = wordsIn(
  `petite grande grosse vieille belle nouvelle bonne jolie vilaine mauvaise première`,
)

/** A tool that is named by what it does is masculine: un porte-monnaie, un ouvre-boîte. */
const DOES =
  /^(?:porte|tire|ouvre|casse|garde|chasse|brise|gratte|lave|sèche|taille|pare|presse|essuie|cache|coupe|rase|perce|saute|couvre|croque|passe|attrape|monte|pèse|vide|épluche|chauffe|aide|avant|après|sous|hors|contre)-/

/** What ends like the others, and is not like them. */
const FEMININE =
  wordsIn(`pieuvre chèvre fièvre lèvre main fin faim maison saison chanson boisson prison façon leçon rançon moisson cuisson
  fleur sœur couleur peur odeur chaleur valeur douceur vapeur lueur liqueur sueur terreur erreur horreur humeur
  ampleur mer cuiller dent jument souris brebis fois croix noix voix toux perdrix nuit forêt part mort clef clé
  soif nef fourmi loi foi paroi tribu vertu glu peau eau radio moto auto photo vidéo dynamo météo télé maman tata
  nounou pizza villa véranda caméra tapa salsa samba java polka banquise jungle cour tour chair cuillère vis oasis
  bru gent sono stéréo pub bd appli star baby-sitter chips web-cam webcam gym hi-fi belle-sœur belle-mère paella
  pasta piñata fajita mozzarella vodka`)
const MASCULINE = wordsIn(`arbre livre verre ventre monstre pirate fantôme ogre singe tigre zèbre âne crabe
  dinosaure squelette parapluie génie incendie foie musée lycée trophée scarabée silence comte prince oncle père
  frère homme bonhomme gendarme peintre ministre juge maire cirque masque kiosque disque casque moustique
  pique-nique portique diable sable câble meuble immeuble chêne renne phoque beurre sucre poivre vinaigre cidre
  trampoline mobil-home gendre théâtre carrosse colosse pamplemousse tentacule pétale vestiaire anniversaire dromadaire corsaire
  hippocampe groupe type crépuscule véhicule scrupule ange mensonge linge rouge-gorge songe manège piège collège
  siège cortège beige poème problème système thème téléphone saxophone xylophone trombone cyclone cône trône
  microphone interphone kilomètre mètre centimètre litre titre filtre chapitre pupitre arbitre centaure minotaure
  labyrinthe télescope microscope cyclope kaléidoscope périscope pôle rôle contrôle symbole pétrole protocole
  légume costume rhume volume parfum royaume baume gnome atome arôme dôme diplôme chrome programme gramme drame
  télégramme cinéma pyjama panda lama koala puma boa chinchilla panorama opéra agenda schéma yoga tango couscous
  cartable érable pilote poète athlète interprète golfe gouffre coffre chiffre souffle soufflé buffle sphinx lynx
  mystère caractère cimetière cratère ministère derrière bibliothécaire dictionnaire notaire vocabulaire salaire
  commissaire aquarium somnambule funambule module bidule espace palace service caprice vice supplice précipice
  dentifrice édifice office exercice artifice commerce divorce carnivore herbivore omnivore store pore membre
  nombre concombre timbre ambre marbre sabre bronze insecte acte architecte aigle seigle siècle cercle couvercle
  spectacle obstacle miracle oracle article muscle triangle rectangle angle ongle oncle peuple temple exemple
  couple triple cèdre lierre tonnerre parterre paratonnerre pétard moine patrimoine domaine capitaine clair
  reptile crocodile vampire empire navire sourire rire martyre délire satellite termite mérite site gîte rite
  bolide liquide guide solide vide fluide squale ovale cannibale scandale asile exil profil persil zombie sosie
  brie foie-gras gorille quadrille platane organe crâne volcan canoë kayak igloo chewing-gum mange-tout coude code
  épisode exode antipode pyjama stade grade jade nomade camarade malade chocolat lac pirate automate acrobate
  aristocrate primate nougat muscat vote antidote pilote conte compte doute gratte-ciel casse-tête tête-à-tête
  vélodrome hippodrome aérodrome autodrome palindrome champagne bagne règne cygne signe pagne cocktail`)

/** The most telling ending first. */
const ENDINGS: readonly (readonly [RegExp, Gender])[] = [
  [/(?:t|s|x|n|g|l[il]|un)ion$|aison$|ille$/, 'f'],
  [/(?:plage|image|page|cage|nage|rage)$/, 'f'],
  [/(?:age|isme|ège|ème|phone|scope|mètre|gramme|drome|cle|ble|gre|tre|pre|ple|vre)$/, 'm'],
  [/(?:té|tié|e)$/, 'f'],
]

/** The word that decides: « brosse » of « brosse à dents », « souris » of « chauve-souris ». */
function headOf(first: string): string {
  const [head = '', joint = ''] = first.split('-')
  return /^(?:à|de|en|du|d’.*)$/.test(joint) ? head : first.split('-').at(-1)!
}

/** Of a noun without its article, as far as its letters tell. */
export function genderOfNoun(noun: string): Gender {
  const [first = '', next] = noun.toLowerCase().split(' ')
  if (next !== undefined && BEFORE_HER.has(first)) return 'f'
  if ((next !== undefined && BEFORE_HIM.has(first)) || DOES.test(first)) return 'm'
  const known = [first, headOf(first)]
  if (known.some(word => FEMININE.has(word))) return 'f'
  if (known.some(word => MASCULINE.has(word))) return 'm'
  return ENDINGS.find(([ending]) => ending.test(headOf(first)))?.[1] ?? 'm'
}

// Names

const SHE = wordsIn(`madame mme mademoiselle tante tata mamie mamy maman reine princesse dame mère`)
const HE = wordsIn(`monsieur m oncle tonton papi papy papa roi prince père capitaine docteur`)
const HERS = wordsIn(`agnès inès iris margot margaux élisabeth judith ruth sarah déborah deborah hannah manon
  marion alison carmen astrid ingrid muriel isabel rachel esther zoé chloé cléo lou lily emy fanny betty nelly
  jenny lilou maud anaïs lys solen gwen maïwenn nolwenn jennifer kim cindy wendy mary lucy katy sidonie louison
  suzon lison ninon lili mimi gigi fifi noémi loïs assia aliénor`)
const HIS = wordsIn(`pierre philippe alexandre antoine guillaume baptiste maxime jérôme étienne stéphane serge
  jules georges charles yves hugues luca sacha joshua mustapha noa moussa attila andré rené josé noé timothée
  barnabé amédée jean-baptiste jean-pierre jean-philippe grégoire côme blaise achille basile auguste cyrille emile
  émile ulysse aristide alphonse ambroise théodore isidore hippolyte anatole claude dominique patrice fabrice
  maurice brice prince eugène steve dave mike george eddie charlie willie jake luke kobe elie élie jérémie
  zacharie léonce gustave octave lazare césaire hilaire magloire christophe rodolphe adolphe joseph raphaël`)

/** Of somebody’s name. */
export function genderOfName(name: string): Gender {
  const [first = ''] = name.toLowerCase().split(' ')
  if ([SHE, HERS, BEFORE_HER].some(names => names.has(first))) return 'f'
  if ([HE, HIS, BEFORE_HIM].some(names => names.has(first))) return 'm'
  return /(?:a|e|ah|é)$/.test(first) ? 'f' : 'm'
}
