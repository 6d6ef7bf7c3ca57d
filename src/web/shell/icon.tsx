import './icon.css';

/** Drawn on a grid of 24, with a stroke of 1.75. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  settings:
    'M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5.4 5 12.6 0 18M12 3c-5 5.4-5 12.6 0 18',
  undo: 'M8.5 5L4 9.500l4.5 4.500M4 9.500h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15.5 5L20 9.500l-4.5 4.500M20 9.500H10a5.5 5.5 0 0 0 0 11h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.800c.7.5 1.1 1.3 1.1 2.200h5c0-.9.4-1.7 1.1-2.200A6 6 0 0 0 12 3z',
  values: 'M5 20V11M12 20V4M19 20v-6',
  graph: 'M4 5v15h16M7 15l4-5 3 3 5-7',
  flip: 'M8 4v16M8 4L4.5 7.500M8 4l3.5 3.500M16 20V4M16 20l-3.5-3.500M16 20l3.5-3.5',
  swap: 'M4 8h16M20 8l-3.5-3.500M20 8l-3.5 3.500M20 16H4M4 16l3.5-3.500M4 16l3.5 3.5',
  play: 'M8 5.500v13l10.5-6.500z',
  pause: 'M8.5 5.500v13M15.5 5.500v13',
  step: 'M6 5.500v13l9-6.500zM18.5 5.500v13',
  first: 'M18 5.500L9.5 12l8.5 6.500zM6 5.500v13',
  last: 'M6 5.500l8.5 6.500L6 18.500zM18 5.500v13',
  previous: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  down: 'M6 9.500l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  edit: 'M4 20l1-4.500L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.800L8.5 19zM14.5 6L18 9.5',
  learn: 'M12 6.500C10 5 7 4.5 3.5 4.500v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.500v13',
  save: 'M6.5 4h11v16L12 16l-5.5 4z',
  share: 'M12 15V4M12 4L8 8M12 4l4 4M7 11H5v9h14v-9h-2',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.700l-1.2 1.200M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.700l1.2-1.2',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  paste: 'M9 5H6v15h12V5h-3M9 3.500h6V7H9z',
  download: 'M12 4v11M12 15l-4-4M12 15l4-4M5 20h14',
  upload: 'M12 15V4M12 4L8 8M12 4l4 4M5 20h14',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5',
  flag: 'M6 21V4M6 4.500h11l-2.5 4 2.5 4H6',
  trash: 'M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  eraser:
    'M9 20h11M4.500 15.500l9-10a2 2 0 0 1 2.900-.1l3.700 3.700a2 2 0 0 1 0 2.800L12.500 20H8.500l-4-4a.4.4 0 0 1 0-.5zM9 10.500l6.500 6.500',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.500c.7-4 3.7-6 7.5-6s6.8 2 7.5 6',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.500c.6-3.5 3.2-5 6.5-5s5.9 1.5 6.5 5M16 5.300a3.5 3.5 0 0 1 0 6.400M18 14.900c2 .6 3.2 2.1 3.5 4.6',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.500h.01',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.500h.01',
  retry: 'M5 12a7 7 0 1 1 2.2 5.100M5 21v-4h4',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.5',
} as const;

export type IconName = keyof typeof paths;

/** A picture beside a word, or inside a button that has a label: never read aloud. */
export function Icon(props: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[props.name]} />
    </svg>
  );
}
