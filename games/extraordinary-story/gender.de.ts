import { wordsIn } from './guess.ts'

type Gender = 'm' | 'f' | 'n'

/** The last part of what is put together decides: „Wohnwagen“, „Zahnbürste“. */
const ENDS: Readonly<Record<Gender, ReadonlySet<string>>> = {
  m: wordsIn(`wagen kuchen schlitten garten kasten hafen besen boden knochen käse kaffee tee see schnee name löwe affe hase rabe drache riese zwerg junge neffe kunde experte matrose
    zeuge bube auftrag hund kater bär mann vater bruder sohn freund könig prinz tisch stuhl baum ball hut schuh fisch wurm
    frosch zug bus schirm kopf fuß schrank schatz stein berg turm mond stern topf rock anzug onkel opa papa mensch held graf
    arzt koch dieb geist teppich ring brief bart bauch zahn mund arm finger ast wald weg markt platz raum traum zaun ofen salat
    saft kuss kloß knödel schuss strumpf knopf gürtel schlafanzug kaktus zirkus globus hamster fuchs wolf dachs luchs spatz
    hahn schwan storch wal hai lachs pilz keks pudding hering nachbar quatsch witz furz popo pups pinguin delfin kamin elch hirsch papagei kakadu
    pinsel speichel drachen rachen gorilla flamingo vampir cousin clown chef star roboter schal mops dackel automat apparat spinat`),
  f: wordsIn(`frau maus laus kuh sau gans tür uhr bahn hand wurst nuss wand bank stadt burg nacht post milch braut fee mama oma
    mutter schwester tochter butter feder leiter leber mauer nummer schulter oper ziffer feier kammer klammer kiefer
    gabel kartoffel nudel zwiebel hummel trommel waffel orgel formel gondel semmel distel eichel dattel mandel schaufel kurbel schüssel muschel insel amsel regel tafel ampel wurzel nadel fackel schachtel schaukel
    kugel bibel windel brezel drossel wachtel fessel magd haut brust faust luft kraft kunst wut angst lust jungfrau armee idee
    allee fahrt jacht schrift zeit welt arbeit hochzeit geburt tracht schlacht mücke pizza kamera gitarre tuba villa disko axt gruft bucht schlucht eidechse schar fabrik musik`),
  n: wordsIn(`haus boot rad bett buch auto tier pferd schwein huhn schaf kind baby schiff flugzeug bild glas brot ei eis horn
    spiel radio klavier sofa handy telefon gespenst krokodil känguru kleid hemd herz bein ohr auge kamel zelt messer fenster
    zimmer wasser feuer theater wetter monster ungeheuer pflaster muster kloster lager leder ufer orchester silber gitter ruder
    futter bier klo fahrrad motorrad car foto video kino büro sieb fass fell blatt gras loch nest netz dorf tal licht geld gold blut
    bad bonbon karussell xylofon saxofon segel kabel rätsel mittel kissen zeichen becken wappen eisen ende gebirge gemüse
    gebäude auge lama zebra reh kalb lamm ross dromedar chamäleon nashorn kostüm parfum parfüm museum schwert
    stück geschenk getränk gesicht gerät gebiss gepäck gebäck gedicht gehirn geschirr meer tor sandwich board pony trampolin mobil mofa moped iglu weihnachten ostern`),
}

const ENDINGS: readonly (readonly [RegExp, Gender])[] = [
  [/ling$/, 'm'],
  [/(?:chen|lein|ment|tum|um|zeug|tier|ett|ing)$/, 'n'],
  [/(?:ung|heit|keit|schaft|ion|ik|tät|ei|enz|anz|ie|ur|erin|[^fmz]in|ette|ade|age|üre)$/, 'f'],
  [/(?:er|ismus|or|ist|ent|ant|ig|ich|el|en|us|eur|naut|loge|graf)$/, 'm'],
  [/e$/, 'f'],
]

const endsIn = (noun: string, ends: ReadonlySet<string>): number =>
  Math.max(0, ...[...ends].filter(end => noun === end || noun.endsWith(end)).map(end => end.length))

/** Ends that no verb has, though verbs end in a t: „Zahnarzt“, „Hausboot“. */
const NO_VERB = /(?:arzt|boot|brot|bett|stadt|wurst|brust|kraft|luft|geist)$/

/** Whether it is one of those, or ends in one and not as verbs do: „kitzelt“ is no „Zelt“. */
export const isKnownNoun = (text: string): boolean =>
  Object.values(ENDS).some(
    ends => ends.has(text) || ((!text.endsWith('t') || NO_VERB.test(text)) && endsIn(text, ends) >= 4),
  )

/** One of those, or put together with one. */
export const isListedNoun = (small: string): boolean =>
  Object.values(ENDS).some(ends => ends.has(small) || endsIn(small, ends) >= 4)

/** As sure as one can be; undefined where nothing tells it. The longest known end counts most. */
export function genderOfNoun(noun: string): Gender | undefined {
  const last = noun.toLowerCase().split(/[ -]/).at(-1)!
  const [best] = (['m', 'f', 'n'] as const)
    .map(gender => ({ gender, length: endsIn(last, ENDS[gender]) }))
    .toSorted((one, other) => other.length - one.length)
  if (best!.length >= 4 || best!.length === last.length) return best!.gender
  const byEnding = ENDINGS.find(([ending]) => ending.test(last))?.[1]
  return byEnding ?? (best!.length > 1 ? best!.gender : undefined)
}

const HER_NAME = /(?:[^aeiou]a|[eiu]a|ie|ke|ine|[^r]t?te|eth|el|id|run|lind|gard|traud)$/
const HER =
  wordsIn(`zoé zoe nour inès ines doris iris marlis agnes karin kerstin kirsten ruth judith miriam carmen rosemarie heike
  silke anke elke maike ute renate beate käthe grete grethe hanne sabine christine marion sharon mandy sandy cindy emily
  lily lilly mary betty susi heidi uschi gabi conny moni steffi vroni resi omi mutti mami yasmin jasmin katrin kathrin
  ingrid astrid sigrid gudrun edith hedwig`)
const HIS =
  wordsIn(`luca noah mika joshua elia jona sascha mischa micha andrea mattia gabriel daniel michael manuel samuel emanuel
  raphael rafael axel marcel noel joel abel karl-heinz uwe rené andré malte arne sönke hauke eike bosse ole jonte david rasputin`)

export function genderOfName(name: string): 'm' | 'f' {
  const first = name.toLowerCase().split(/[ -]/)[0]!
  if (HER.has(first) || first === 'tante' || first === 'frau') return 'f'
  return HER_NAME.test(first) && !HIS.has(first) ? 'f' : 'm'
}
