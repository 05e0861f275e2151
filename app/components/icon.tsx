/** Line drawings of 24 × 24, in the colour of the words beside them. */
const PATHS = {
  eye: 'M2 12S6 5 12 5s10 7 10 7-4 7-10 7S2 12 2 12Zm10 3.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  check: 'M4.5 12.5l5 5L20 6.5',
  cross: 'M6 6l12 12M18 6L6 18',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  play: 'M7 4.5v15l12-7.5Z',
  share: 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  wait: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  offline:
    'M3 3l18 18M5 11a10 10 0 0 1 4-2.4M19 11a10 10 0 0 0-5-2.6M8.5 14.6a5 5 0 0 1 7 0M12 18.5h.01M2 7.5A14 14 0 0 1 6 5M22 7.5A14 14 0 0 0 11 4',
  wifi: 'M2 9a14 14 0 0 1 20 0M5 12.5a10 10 0 0 1 14 0M8.5 16a5 5 0 0 1 7 0M12 19.5h.01',
  book: 'M4 5c3-1.5 6-1 8 1 2-2 5-2.5 8-1v14c-3-1.5-6-1-8 1-2-2-5-2.5-8-1ZM12 6v14',
  flag: 'M6 21V4M6 5c5-3 7 3 13 0v9c-6 3-8-3-13 0',
  phone:
    'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM10.5 18.5h3',
  screen: 'M3 5h18v11H3ZM8 20h8M12 16v4',
  silence: 'M4 9v6h4l5 4V5L8 9ZM17 9l5 6M22 9l-5 6',
  sound: 'M4 9v6h4l5 4V5L8 9ZM17 8.5a5 5 0 0 1 0 7M19.5 6a9 9 0 0 1 0 12',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  palm: 'M8 21c-3-3-4.5-6-4.5-8.5 0-1.5 2-1.8 2.8-.3L8 15V5.5a1.4 1.4 0 0 1 2.8 0V11 4a1.4 1.4 0 0 1 2.8 0v7-5.5a1.4 1.4 0 0 1 2.8 0V12 8.5a1.4 1.4 0 0 1 2.8 0V15c0 3-1.5 5-3 6',
  robot: 'M6 9h12v10H6ZM12 9V5M12 5h.01M9.5 13.5h.01M14.5 13.5h.01M9.5 16.5h5',
  turn: 'M3 12a9 9 0 0 1 15.5-6.2L21 8M21 3v5h-5M21 12a9 9 0 0 1-15.5 6.2L3 16M3 21v-5h5',
  talk: 'M4 5h16v11H11l-5 4v-4H4Z',
  microphone:
    'M12 15a3.5 3.5 0 0 0 3.5-3.5v-5a3.5 3.5 0 0 0-7 0v5A3.5 3.5 0 0 0 12 15ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M9 21.5h6',
  call: 'M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3 3C10.3 21 3 13.7 3 6a3 3 0 0 1 3-3Z',
  door: 'M6 21V3h9v18M4 21h16M12 12h.01M15 5l4 2v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  seal: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6ZM9 12l2.2 2.2L15.5 10',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8Z',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  copy: 'M9 9h11v12H9ZM15 9V3H4v12h5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  home: 'M4 11l8-7 8 7v9h-5v-6h-6v6H4Z',
  pen: 'M4 20l4-1L19 8l-3-3L5 16ZM14 7l3 3',
  camera: 'M3 7h4l2-3h6l2 3h4v12H3ZM12 16.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6Z',
  crown: 'M4 18h16M4 18L3 7l5 4 4-7 4 7 5-4-1 11',
} as const

export type IconName = keyof typeof PATHS

export const iconPath = (name: IconName): string => PATHS[name]

export const Icon = ({ name, size = 24, width = 2.2 }: { name: IconName; size?: number; width?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
)
