const picture = (ground: string, shapes: string): string =>
  `<svg viewBox="0 0 340 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="340" height="112" fill="${ground}"/>${shapes}</svg>`

const fingers = 'M27 64L17 34M43 60L39 18M59 60L62 16M74 64L84 28M78 96Q96 92 108 66'

const palm = 'M18 64Q20 52 34 53L68 53Q84 53 84 68L84 96Q82 114 72 120L72 260L32 260L32 120Q18 112 17 92Z'

const silhouette = (paint: string): string =>
  `<path d="${fingers}" fill="none" stroke="${paint}" stroke-width="16" stroke-linecap="round"/><path d="${palm}" fill="${paint}"/>`

const creases = 'M24 74Q46 66 80 78M26 88Q44 78 62 92T70 116M76 82Q58 92 58 118'

const hand = (place: string, skin: string, held = ''): string =>
  `<g transform="${place}"><g transform="translate(3 4)" opacity=".22">${silhouette('#2B1A3A')}</g>${silhouette(skin)}` +
  `<path d="${creases}" fill="none" stroke="#9E5B3E" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"/>${held}</g>`

const sign = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#9E3B2E" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`

const star = ([x, y, size]: readonly [number, number, number]): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#F8E3A8" opacity=".85"/>`

const cloth =
  '<g transform="translate(178 46) rotate(12)"><rect width="40" height="36" rx="2" fill="#D4493A"/><path d="M8 0V36M20 0V36M32 0V36M0 7H40M0 18H40M0 29H40" stroke="#FBF3E0" stroke-opacity=".55" stroke-width="3"/></g>'

const sleeve =
  '<path d="M256 38H340V96H256Z" fill="#7C8B3F"/><rect x="252" y="36" width="14" height="62" rx="5" fill="#A9B67C"/>'

const pawn =
  '<g fill="#B0763F"><circle cx="52" cy="46" r="12"/><path d="M46 54H58L68 92H36Z"/><rect x="33" y="88" width="38" height="9" rx="4" fill="#744A2B"/></g>'

const coin =
  '<circle cx="157" cy="80" r="11" fill="#AEB9BD"/><circle cx="157" cy="80" r="7" fill="none" stroke="#6D6E78" stroke-width="1.6"/>'

const cube =
  '<g transform="rotate(-18 127 40)"><rect x="118" y="31" width="18" height="18" rx="2.5" fill="#2C7A82"/><path d="M118 33.5a2.5 2.5 0 0 1 2.5-2.5h13l-5 5h-10.5z" fill="#57A3A5"/></g>'

const ring = '<circle cx="126" cy="58" r="9" fill="none" stroke="#E3A63A" stroke-width="4.5"/>'

const string =
  '<path d="M214 26q14-22 26-4t-10 12-6-16 28-10 24 14 22-4" fill="none" stroke="#8D7A63" stroke-width="3" stroke-linecap="round"/>'

const cat =
  '<g fill="#E3A63A"><path d="M148 74Q146 50 162 48Q178 50 176 74Z"/><circle cx="162" cy="42" r="11"/><path d="M152 38L152 24L161 33ZM172 38L172 24L163 33Z"/><path d="M176 70Q192 66 188 50" fill="none" stroke="#E3A63A" stroke-width="5" stroke-linecap="round"/></g><path d="M153 51Q162 57 171 51L172 56Q162 62 152 56Z" fill="#D4493A"/>' +
  '<g fill="#2B2A3A"><circle cx="158" cy="41" r="2"/><circle cx="166" cy="41" r="2"/></g>'

const boat =
  '<path d="M118 72H222L204 100H136Z" fill="#FBF3E0"/><path d="M170 72H222L204 100H170Z" fill="#2B1A3A" opacity=".12"/>' +
  '<path d="M210 72V40H222" fill="none" stroke="#744A2B" stroke-width="3.5"/><circle cx="224" cy="52" r="20" fill="#F0C566" opacity=".3"/><rect x="217" y="43" width="13" height="17" rx="4" fill="#F8E3A8" stroke="#744A2B" stroke-width="2"/>'

const waves =
  '<path d="M0 92q17-10 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0V112H0Z" fill="#2C7A82"/><path d="M-17 102q17-10 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0V112H0Z" fill="#236068"/>'

const moon =
  '<circle cx="62" cy="36" r="40" fill="#F8E3A8" opacity=".13"/><circle cx="62" cy="36" r="22" fill="#F8E3A8"/><circle cx="55" cy="30" r="4" fill="#EFC76A"/><circle cx="69" cy="43" r="3" fill="#EFC76A"/>'

const stars = (
  [
    [112, 18, 1.6],
    [140, 36, 1.2],
    [205, 14, 1.8],
    [248, 34, 1.3],
    [276, 16, 1.7],
    [306, 44, 1.4],
    [322, 20, 1.2],
    [18, 74, 1.3],
    [104, 62, 1.1],
    [282, 66, 1.2],
  ] as const
)
  .map(star)
  .join('')

const rocket = 'M50 74L50 110M50 74L36 90M50 74L64 90M38 110L62 110'
const rocketNearly = 'M50 76Q52 92 48 110M50 76L38 92M50 76L64 88M40 108L58 111'
const rocketNotQuite = 'M54 76Q40 94 50 108M54 76L38 86M54 76L62 92M40 112L52 110'

export const pictures = {
  palm: picture(
    '#DFAE66',
    `${string}${hand('translate(96 112) rotate(-90) scale(.88)', '#F1BF98')}${sleeve}${pawn}${cube}${ring}${coin}${cloth}`,
  ),
  story: picture('#22384F', `${moon}${stars}${cat}${boat}${waves}`),
  reader: picture(
    '#2C7A82',
    hand('translate(24 5) rotate(-3 40 80) scale(.8)', '#F3CFA8', sign(rocket)) +
      hand('translate(128 9) scale(.8)', '#C98B5E', sign(rocketNearly)) +
      hand('translate(230 5) rotate(4 40 80) scale(.8)', '#F1BF98', sign(rocketNotQuite)),
  ),
} as const

/** Also the page's icon, so it names its namespace: it is served as a file of its own. */
export const lamp =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 86"><path d="M60 0V30" stroke="#744A2B" stroke-width="3"/><rect x="54" y="24" width="12" height="9" rx="3" fill="#744A2B"/><path d="M46 32H74L98 68Q60 76 22 68Z" fill="#D4493A"/><path d="M66 32H74L98 68Q88 71 76 72Z" fill="#2B1A3A" opacity=".16"/><circle cx="60" cy="74" r="8" fill="#FFF3C9"/></svg>'
