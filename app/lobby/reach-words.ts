import type { Said } from '@veillee/kernel'

/** What keeps phones away from a computer in the same room, the most frequent first; each in two sentences. A line never ends within “Wi-Fi”. */
export const REASONS: readonly { readonly ask: Said; readonly help: Said }[] = [
  {
    ask: { fr: 'Le même Wi-Fi ?', en: 'The same Wi-Fi?' },
    help: {
      fr: 'L’ordinateur et les téléphones doivent être sur le même réseau : compare le nom du Wi-\u2060Fi sur chacun. Sur un téléphone qui hésite, coupe un instant les données mobiles.',
      en: 'The computer and the phones have to be on the same network: compare the name of the Wi-\u2060Fi on each. On a phone that wavers, turn mobile data off for a moment.',
    },
  },
  {
    ask: { fr: 'Un réseau invité ?', en: 'A guest network?' },
    help: {
      fr: 'Un Wi-\u2060Fi d’invités, d’hôtel ou d’école tient souvent les appareils à l’écart les uns des autres. Passez tous sur le réseau principal, ou sur le partage de connexion d’un téléphone.',
      en: 'The Wi-\u2060Fi for guests, of a hotel or of a school often keeps devices apart from each other. Move everybody to the main network, or to the hotspot of a phone.',
    },
  },
  {
    ask: { fr: 'Un pare-feu ?', en: 'A firewall?' },
    help: {
      fr: 'L’ordinateur a peut-être demandé si Node peut recevoir des connexions : il faut l’autoriser, au moins sur les réseaux privés. Cela se retrouve dans ses réglages, sous « pare-feu ».',
      en: 'The computer may have asked whether Node may receive connections: it has to be allowed, at least on private networks. It can be found in its settings, under “firewall”.',
    },
  },
  {
    ask: { fr: 'Une autorisation du téléphone ?', en: 'A permission of the phone?' },
    help: {
      fr: 'Le navigateur doit avoir le droit de parler au réseau de la maison : « appareils à proximité » sur Android, « réseau local » sur un iPhone. C’est dans les réglages du téléphone, parmi les autorisations du navigateur.',
      en: 'The browser has to be allowed to speak to the network of the house: “nearby devices” on Android, “local network” on an iPhone. It is in the settings of the phone, among the permissions of the browser.',
    },
  },
  {
    ask: { fr: 'Windows avec WSL ?', en: 'Windows with WSL?' },
    help: {
      fr: 'Les téléphones trouvent Windows, mais pas ce qui tourne dans WSL. Lance Veillée dans Windows même, ou écris networkingMode=mirrored sous [wsl2] dans .wslconfig et relance WSL.',
      en: 'Phones find Windows, but not what runs in WSL. Start Veillée in Windows itself, or write networkingMode=mirrored under [wsl2] into .wslconfig and start WSL again.',
    },
  },
]
