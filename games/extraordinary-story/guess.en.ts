import {
  capitalised,
  type Guess,
  type GuessedKind,
  type Guesser,
  inOrder,
  isBeforeName,
  isCapitalised,
  tidied,
  uncapitalised,
  wordsIn,
} from './guess.ts'

/** An English word as it is guessed: what is somebody is told of with “who”. */
export interface EnglishGuess {
  readonly text: string
  readonly who?: true
}

type Guessed = Guess<EnglishGuess>

/** People who are called by what they are: no article, and a capital. */
const CALLED =
  wordsIn(`grandma grandpa granny grandad granddad nana nan gran gramps mum mummy mom mommy dad daddy papa
  auntie santa`)
/** And those who are before a name. */
const CALLED_BEFORE_NAME = new Set([
  ...CALLED,
  ...wordsIn('aunt uncle cousin nanny mr mrs miss ms doctor dr captain coach sister brother'),
])

const SOMEBODY =
  wordsIn(`aunt uncle mother father sister brother cousin grandmother grandfather grandson granddaughter
  niece nephew neighbour neighbor friend baby boy girl man woman child kid twin king queen prince princess knight
  pirate wizard witch nurse cook chef clown thief spy judge guide pilot captain astronaut athlete bride groom hero
  heroine monk nun nanny boss postman magician musician politician librarian vegetarian
  tamer keeper detective champion giant dwarf elf fairy mermaid student assistant accountant president tyrant god goddess`)
const SOMEBODY_ENDING =
  /(?:person|man|woman|boy|girl|maid|ist|[^aeiou]{2}er|cher|ner|ver|ger|ker|yer|ctor|[st]or|eer|ess)$/
/** Things that end like somebody. */
const SOMETHING =
  wordsIn(`woodpecker snowman hamster spider tiger panther otter beaver oyster lobster rooster badger burger hamburger
  paper river computer scooter poster roller coaster toaster locker sticker cracker finger sweater jumper tractor
  motor razor corner dinner banner drawer tower flower shower feather leather ladder plaster cluster
  hamper copper pepper slipper zipper flipper kipper deer beer raincoat helicopter cucumber lettuce dress chess mess
  cypress mattress fortress cooker hoover silver liver number member ember timber lumber newspaper skyscraper
  screwdriver printer blender mixer freezer trailer boiler container counter filter folder holder hanger
  calculator alligator radiator elevator refrigerator reactor projector tumbler cruiser transistor mirror`)

const isSomebody = (noun: string): boolean => {
  const last = noun.toLowerCase().split(/[ -]/).at(-1)!
  return SOMEBODY.has(last) || (SOMEBODY_ENDING.test(last) && !SOMETHING.has(last))
}

/** As it sounds: a unicorn, an hour. */
const VOWEL_FIRST = /^(?!uni|use|usu|uku|eu|ewe|one|once)[aeiou]|^(?:hour|heir|honest|honou?r)/i

const ARTICLE = /^(?:an?|the) /i
/** “my sister”: it needs no article. */
const OWNER = /^(?:my|your|his|her|its|our|their|this|that) (?=\p{L})/iu
/** “grandma’s hat”, “Rex’s bone”: nor do they, unlike “an owl’s nest”. */
const isSomebodys = (text: string): boolean => {
  const [, owner] = /^(\p{L}+)’s (?=\p{L})/u.exec(text) ?? []
  return owner !== undefined && (isCapitalised(owner) || CALLED_BEFORE_NAME.has(owner))
}

// Which kind it is

const AS_ADJECTIVE =
  /^(?:in|on|at|under|over|with|without|out|off|upside|inside|behind|full|made|covered|dressed|stuck|lost|all|very|so|too|not|quite|really|up|down|as) ./i
const ADJECTIVE_ENDING = /(?:ing|ed|ful|less|ous|ish|able|ible|ular|[^aeiou]y|proof)$/
const NO_ADJECTIVES =
  wordsIn(`king ring string wing thing pudding building wedding ceiling sibling duckling darling
  fish dish goldfish starfish jellyfish table vegetable bed shed seed weed sled baby lady puppy kitty bunny pony
  city party jelly berry cherry strawberry fairy daddy mummy granny lorry ferry jersey candy daisy teddy body belly
  story diary dictionary family ivy navy pastry penny sky spy fly butterfly dragonfly factory battery toy boy`)
/** Adjectives that everybody uses, and that no ending tells. */
const COMMON =
  wordsIn(`old young big small little tiny huge asleep awake alive alone afraid wet dry hot cold warm cool fat thin tall short
  long soft hard loud quiet clean sad glad mad bad good nice kind cute sweet brave wild tame shy proud rich poor blue red
  green brown black white grey gray purple pink bald blind deaf mute lame late early ill sick well fast slow round square flat
  fresh sunburnt stale ripe raw rude calm cross drunk upset strange weird gigantic enormous elegant`)
const AS_VERB = /^to (?=.)/i
const VERB_ENDING = /[^su]s$/
const NO_VERBS = wordsIn(`bus gas lens iris tennis chess news series circus walrus octopus cactus platypus
  hippopotamus atlas canvas pyjamas pajamas christmas glasses trousers`)
const PARTICLE = / (?:to|from|at|after|over|up|down|off|on|into|for|with|away|out|about)$/

const GOES_ON = /^(?:in|on|at|of|over|under|with|without|by|to|from|like|for|as|a|an|the|all|and)$/

function likelyKind(text: string): GuessedKind {
  const [first = '', ...rest] = text.split(' ')
  const small = text.toLowerCase()
  if (AS_VERB.test(text)) return 'verb'
  if (ARTICLE.test(text) || OWNER.test(text) || isCapitalised(text) || isSomebodys(text)) return 'noun'
  if (CALLED.has(small) || isBeforeName(text, CALLED_BEFORE_NAME)) return 'noun'
  if (AS_ADJECTIVE.test(text)) return 'adjective'
  if (VERB_ENDING.test(first) && !NO_VERBS.has(first) && (rest.length === 0 || PARTICLE.test(text)))
    return 'verb'
  const isPhrase = rest.length === 0 || GOES_ON.test(rest[0]!) // a rocking chair is no adjective
  const isAdjective =
    COMMON.has(first) || (ADJECTIVE_ENDING.test(first) && !NO_ADJECTIVES.has(first) && !SOMEBODY.has(first))
  return isPhrase && isAdjective ? 'adjective' : 'noun'
}

// What it could be, kind by kind

const noun = (text: string, isWho: boolean): Guessed => ({
  kind: 'noun',
  word: isWho ? { text, who: true } : { text },
  label: `${text} ${isWho ? 'who…' : 'that…'}`,
})

const both = (text: string, isWho: boolean): readonly Guessed[] => [noun(text, isWho), noun(text, !isWho)]

function nouns(text: string): readonly Guessed[] {
  if (OWNER.test(text)) return both(text, isSomebody(text))
  if (isSomebodys(text)) return both(capitalised(text), isSomebody(text))
  const bare = text.replace(ARTICLE, '')
  const isCalled = CALLED.has(text.toLowerCase()) || isBeforeName(text, CALLED_BEFORE_NAME)
  const isName = bare === text && (isCapitalised(text) || isCalled)
  const name = capitalised(bare)
  const small = isName ? uncapitalised(text) : bare
  const some = `${VOWEL_FIRST.test(small) ? 'an' : 'a'} ${small}`
  const who = isSomebody(bare)
  const definite = /^the /i.test(text) ? both(`the ${bare}`, who) : []
  return isName
    ? [...both(name, true), ...both(some, who)]
    : [...definite, ...both(some, who), ...both(name, true)]
}

/** What one says of somebody who does it. */
function thirdPersonOf(verb: string): string {
  const [first = '', ...rest] = verb.split(' ')
  return [VERB_ENDING.test(first) ? first : doing(first), ...rest].join(' ')
}

function doing(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

const plain = (kind: GuessedKind, text: string): Guessed => ({ kind, word: { text }, label: text })

export const guessEnglish: Guesser<EnglishGuess> = typed => {
  const text = tidied(typed)
  if (text === '') return []
  const small = uncapitalised(text)
  const verb = small.replace(AS_VERB, '')
  return inOrder(likelyKind(text), [
    ...nouns(text),
    plain('adjective', small),
    plain('verb', thirdPersonOf(verb)),
    plain('verb', verb),
  ])
}
