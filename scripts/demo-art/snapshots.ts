import { knob, microphone, type Cover } from './cover-kit.ts'
import { box, disc, oval, path, times } from './shapes.ts'

export const snapshotSize = [1200, 900] as const

/** What people show each other in posts and messages. */
export const snapshots: readonly Cover[] = [
  {
    name: 'left-behind',
    tone: 'stone',
    draw: (tone) => [
      box([0, 0, 1200, 900], { fill: '#a9754a' }),
      ...times(6, (i) => path(`M0 ${150 * i + 20}H1200`, { stroke: '#8d5d37', width: 5 })),
      ...times(14, (i) =>
        path(`M${(i * 211) % 1100} ${60 + ((i * 137) % 800)}h${60 + ((i * 53) % 90)}`, {
          stroke: '#9a683f',
          width: 5,
        }),
      ),
      '<g transform="rotate(-14 380 450)">',
      box([226, 176, 320, 430, 6], { fill: '#000000', opacity: 0.22 }),
      box([214, 162, 320, 430, 6], { fill: '#fdf7e6' }),
      ...times(9, (i) =>
        path(
          `M244 ${222 + i * 38}${times(i === 8 ? 3 : 7 - (i % 3), () => 'q9 -20 18 0t18 0').join('')}`,
          { stroke: '#24305a', width: 5 },
        ),
      ),
      path('M440 470l34 -90l34 90ZM474 380v-24M446 470h56', { stroke: '#c4452f', width: 6 }),
      '</g>',
      '<g transform="rotate(24 760 300)">',
      box([640, 246, 250, 38, 16], { fill: '#26231e' }),
      box([640, 322, 250, 30, 14], { fill: '#26231e' }),
      path('M866 262q60 40 0 76', { stroke: '#8a8276', width: 20 }),
      box([652, 284, 190, 12, 4], { fill: '#d9d2c4' }),
      disc(866, 300, 15, { fill: tone.ink }),
      '</g>',
      '<g transform="rotate(-28 820 640)">',
      path('M540 640h470', { stroke: '#3a362f', width: 16 }),
      path('M1010 640q54 0 54 -42t-44 -40', { stroke: '#3a362f', width: 20 }),
      path('M470 640q40 -30 90 -44l330 -12q30 56 0 112l-330 -12q-50 -14 -90 -44Z', {
        fill: '#c4452f',
      }),
      path('M560 600q60 40 0 80M690 592q40 48 0 96M820 588q34 52 0 104', {
        stroke: '#96301f',
        width: 6,
      }),
      box([860, 578, 26, 124, 8], { fill: '#7d2418' }),
      '</g>',
    ],
  },
  {
    name: 'cellar-stage',
    tone: 'red',
    draw: (tone) => [
      box([0, 0, 1200, 900], { fill: '#1d0d0a' }),
      path('M100 900V360a500 320 0 0 1 1000 0V900Z', { fill: '#4f2118' }),
      ...times(9, (row) =>
        times(9, (i) =>
          box([130 + i * 108 + (row % 2) * 50, 190 + row * 60, 98, 50, 4], {
            fill: (i + row) % 4 === 0 ? '#7a3a2a' : '#69301f',
          }),
        ).join(''),
      ),
      path('M100 900V360a500 320 0 0 1 1000 0V900h120V0H-20V900Z', { fill: '#1d0d0a' }),
      path('M150 300Q600 470 1050 300', { stroke: '#100e0c', width: 5 }),
      ...times(11, (i) => {
        const x = 190 + i * 82
        const y = 320 + 70 * Math.sin(((i + 0.5) / 11) * Math.PI)
        return (
          disc(x, y + 20, 42, { fill: '#ffb224', opacity: 0.16 }) +
          disc(x, y + 20, 15, { fill: '#ffe3a8' })
        )
      }),
      box([60, 730, 1080, 180], { fill: '#2b1712' }),
      box([60, 722, 1080, 18], { fill: '#c9792b' }),
      disc(600, 610, 108, { fill: '#26415a' }),
      disc(600, 610, 92, { fill: tone.spark }),
      ...[
        [470, 580, 56],
        [730, 580, 56],
        [500, 500, 44],
        [690, 500, 44],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          oval(x, y, r, r * 0.55, { fill: tone.spark }) +
          box([x - r, y, r * 2, 52, 10], { fill: '#26415a' }),
      ),
      ...[400, 800].map(
        (x) =>
          path(`M${x} 722V470`, { stroke: '#b9ae9c', width: 7 }) +
          oval(x, 466, 84, 14, { fill: '#ffb224' }),
      ),
      microphone(300, 726, 330, tone),
      microphone(900, 726, 330, tone),
      box([960, 570, 130, 152, 10], { fill: '#100e0c' }),
      box([974, 612, 102, 96, 6], { fill: '#5c5448' }),
      ...times(4, (i) => disc(990 + i * 24, 592, 7, { fill: '#ffb224' })),
      box([112, 600, 140, 122, 10], { fill: '#100e0c' }),
      box([126, 636, 112, 74, 6], { fill: '#5c5448' }),
    ],
  },
  {
    name: 'studio-desk',
    tone: 'teal',
    draw: (tone) => [
      box([0, 0, 1200, 900], { fill: '#16343d' }),
      ...times(7, (i) =>
        path(`M${60 + i * 170} 40l80 60l80 -60v180l-80 60l-80 -60Z`, {
          fill: i % 2 === 0 ? '#1f4854' : '#255663',
        }),
      ),
      box([330, 250, 540, 300, 16], { fill: '#0b1417' }),
      box([348, 268, 504, 264, 8], { fill: '#10242a' }),
      ...times(6, (row) =>
        times(12, (i) => {
          const long = 22 + ((i * 7 + row * 11) % 16)
          return (i * 5 + row * 3) % 7 < 2
            ? ''
            : box([362 + i * 40, 282 + row * 40, long, 28, 4], {
                fill: [tone.ink, '#ffb224', '#8bc46a', '#f0735c', '#d57bb8', tone.spark][row] ?? '',
              })
        }).join(''),
      ),
      path('M560 268V532', { stroke: '#f4f1ea', width: 3 }),
      ...[110, 930].map(
        (x) =>
          box([x, 270, 170, 290, 14], { fill: '#0b1417' }) +
          disc(x + 85, 340, 30, { fill: tone.shade }) +
          disc(x + 85, 460, 66, { fill: tone.shade }) +
          disc(x + 85, 460, 48, { fill: '#ffb224' }) +
          disc(x + 85, 460, 18, { fill: '#3a2408' }),
      ),
      path('M0 600H1200V900H0Z', { fill: '#6b4628' }),
      path('M0 600H1200V622H0Z', { fill: '#8d5d37' }),
      box([250, 650, 520, 190, 12], { fill: '#26231e' }),
      ...times(14, (i) => box([262 + i * 36, 660, 33, 168, 3], { fill: '#f1eadd' })),
      ...times(14, (i) =>
        i % 7 === 2 || i % 7 === 6 ? '' : box([286 + i * 36, 660, 20, 98, 3], { fill: '#171512' }),
      ),
      box([800, 660, 250, 180, 12], { fill: '#1f1d19' }),
      ...times(8, (i) =>
        box([816 + (i % 4) * 57, 676 + Math.floor(i / 4) * 56, 46, 46, 6], {
          fill: i === 2 ? '#ffb224' : i === 5 ? '#f0735c' : '#4a453c',
        }),
      ),
      ...times(4, (i) => knob(840 + i * 57, 812, 15, -100 + i * 60, '#b9ae9c')),
      box([90, 690, 96, 120, 14], { fill: '#c4452f' }),
      path('M186 716q46 0 46 34t-46 34', { stroke: '#c4452f', width: 15 }),
      oval(138, 692, 48, 13, { fill: '#2a1710' }),
    ],
  },
]
