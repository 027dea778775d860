import { knob, microphone, phrase, record, sheet, wave, type Cover } from './cover-kit.ts'
import { box, chances, disc, oval, path, times } from './shapes.ts'

export const communitySize = [1200, 480] as const

/**
 * The covers are in the order of the demo; what matters stands in the middle, from which small
 * marks are cut.
 */
export const communityCovers: readonly Cover[] = [
  {
    name: 'south-london-producers',
    tone: 'amber',
    draw: (tone) => {
      const random = chances('south london')
      const towers = times(20, (i) => {
        const [x, tall] = [
          i * 60,
          90 + Math.round(random() * 150 * (0.4 + Math.sin((i / 19) * Math.PI))),
        ]
        const windows = times(Math.floor(tall / 26), (row) =>
          [10, 32].map((left) =>
            box([x + left, 488 - tall + row * 26, 12, 14, 2], {
              fill: random() > 0.45 ? tone.ink : tone.shade,
            }),
          ),
        ).flat()
        return [box([x, 474 - tall, 55, tall + 10, 4], { fill: '#1c1104' }), ...windows].join('')
      })
      return [
        ...times(6, (i) =>
          disc(600, 226, 236 + i * 62, { stroke: tone.shade, width: 3, opacity: 0.9 - i * 0.14 }),
        ),
        record(600, 226, 188, tone),
        ...towers,
      ]
    },
  },
  {
    name: 'session-brass',
    tone: 'teal',
    draw: (tone) => {
      const bell = (x: number, y: number, size: number) =>
        [
          disc(x, y, size, { fill: '#c98a17' }),
          disc(x, y, size * 0.93, { fill: '#ffb224' }),
          disc(x, y, size * 0.74, { fill: '#e39a17' }),
          disc(x, y, size * 0.54, { fill: '#a96c0c' }),
          disc(x, y, size * 0.34, { fill: '#5e3a06' }),
          disc(x, y, size * 0.17, { fill: '#2a1902' }),
          path(
            `M${x - size * 0.66} ${y - size * 0.5}A${size * 0.83} ${size * 0.83} 0 0 1 ${x - size * 0.1} ${y - size * 0.82}`,
            { stroke: '#ffe9bd', width: size * 0.06 },
          ),
        ].join('')
      return [
        ...times(13, (i) =>
          path(`M600 250L${-260 + i * 143} -160`, { stroke: tone.shade, width: 22, opacity: 0.55 }),
        ),
        bell(330, 300, 130),
        bell(870, 300, 130),
        bell(90, 350, 86),
        bell(1110, 350, 86),
        bell(600, 250, 198),
      ]
    },
  },
  {
    name: 'mix-notes',
    tone: 'blue',
    draw: (tone) => {
      const random = chances('mix notes')
      return times(15, (i) => {
        const x = i * 80
        const level = 120 + Math.round(random() * 170)
        const lit = 2 + Math.floor(random() * 8)
        const cap = [tone.spark, tone.spark, '#ffb224', tone.spark, tone.ink][i % 5] ?? tone.spark
        return [
          box([x + 2, 0, 76, 480], { fill: i % 2 === 0 ? '#202b4d' : '#1d2746' }),
          knob(
            x + 40,
            46,
            19,
            -130 + random() * 260,
            ['#7c9bff', '#f0735c', '#8bc46a'][i % 3] ?? '',
          ),
          box([x + 26, 104, 7, 330, 3], { fill: '#0c1122' }),
          ...times(9, (line) =>
            path(`M${x + 12} ${112 + line * 39}h8`, { stroke: tone.shade, width: 2.5 }),
          ),
          ...times(12, (lamp) =>
            box([x + 56, 414 - lamp * 27, 10, 18, 2], {
              fill:
                lamp > lit ? '#141b33' : lamp > 8 ? '#f0735c' : lamp > 6 ? '#ffb224' : '#5bcb93',
            }),
          ),
          box([x + 11, level + 8, 38, 58, 6], { fill: '#000000', opacity: 0.35 }),
          box([x + 10, level, 38, 58, 6], { fill: cap }),
          path(`M${x + 10} ${level + 29}h38`, { stroke: '#12110f', width: 4 }),
        ].join('')
      })
    },
  },
  {
    name: 'small-rooms',
    tone: 'red',
    draw: (tone) => [
      ...times(16, (i) =>
        path(`M${i * 75} 0h75v400q-37 34 -75 0Z`, { fill: i % 2 === 0 ? '#6a261c' : '#58201a' }),
      ),
      path('M600 -60L330 420H870Z', { fill: '#ffe3a8', opacity: 0.26 }),
      path('M600 -60L430 420H770Z', { fill: '#ffe3a8', opacity: 0.3 }),
      path('M0 404H1200V480H0Z', { fill: '#24100c' }),
      oval(600, 424, 280, 26, { fill: '#ffcf8a', opacity: 0.6 }),
      microphone(600, 424, 260, tone),
      path('M706 424L724 330M790 424L772 330M748 424V330', { stroke: '#100e0c', width: 8 }),
      oval(748, 326, 48, 11, { fill: '#3b1712' }),
      path(
        'M440 424c-46 -10 -56 -76 -8 -94c-28 -38 8 -72 30 -60l50 -116l16 7l-46 120c30 14 34 52 6 70c30 40 6 78 -48 73Z',
        { fill: '#c9792b' },
      ),
      oval(446, 372, 20, 17, { fill: '#3b1712' }),
      path('M470 300L522 162', { stroke: '#3b1712', width: 7 }),
      ...times(9, (i) => disc(60 + i * 135, 500, 54, { fill: '#120706' })),
    ],
  },
  {
    name: 'tape-and-transformers',
    tone: 'green',
    draw: (tone) => {
      const reel = (x: number, full: number, turn: number) =>
        [
          disc(x, 206, 172, { fill: '#d9d8cc' }),
          disc(x, 206, full, { fill: '#5a3a20' }),
          ...times(5, (i) => disc(x, 206, full - 10 - i * 13, { stroke: '#6f4a2b', width: 2 })),
          ...times(3, (i) =>
            path(`M${x} 172q-52 -24 -56 -78a112 112 0 0 1 112 0q-4 54 -56 78Z`, {
              fill: tone.ground,
              more: `transform="rotate(${turn + i * 120} ${x} 206)"`,
            }),
          ),
          disc(x, 206, 40, { fill: tone.ink }),
          disc(x, 206, 13, { fill: '#100e0c' }),
        ].join('')
      return [
        box([150, 0, 900, 480], { fill: '#26381e' }),
        ...[150, 1040].map((x) => box([x, 0, 10, 480], { fill: tone.shade })),
        path('M262 330L420 420H780L938 330', { stroke: '#5a3a20', width: 9 }),
        reel(400, 146, 12),
        reel(800, 104, 48),
        box([480, 384, 240, 74, 10], { fill: '#d9d8cc' }),
        ...times(3, (i) =>
          box([504 + i * 70, 398, 52, 46, 6], { fill: i === 1 ? '#ffb224' : '#26231e' }),
        ),
        ...[60, 1140].flatMap((x) =>
          times(4, (i) => knob(x, 74 + i * 112, 34, -90 + i * 55, i === 1 ? '#f0735c' : '#8a8a78')),
        ),
      ]
    },
  },
  {
    name: 'tuesday-writers',
    tone: 'pink',
    draw: (tone) => [
      ...times(5, (i) =>
        path(
          `M0 ${76 + i * 36}C300 ${36 + i * 36} 500 ${136 + i * 36} 760 ${96 + i * 36}S1100 ${56 + i * 36} 1200 ${86 + i * 36}`,
          { stroke: tone.ink, width: 4, opacity: 0.85 },
        ),
      ),
      ...[
        [150, 150],
        [290, 112],
        [430, 196],
        [560, 160],
        [690, 214],
        [860, 130],
        [1010, 176],
      ].map(
        ([x = 0, y = 0], i) =>
          oval(x, y, 25, 18, {
            fill: i === 3 ? '#ffb224' : tone.spark,
            more: `transform="rotate(-22 ${x} ${y})"`,
          }) +
          path(`M${x + 22} ${y - 8}v-96${i % 2 === 0 ? 'q26 14 24 44' : ''}`, {
            stroke: i === 3 ? '#ffb224' : tone.spark,
            width: 7,
          }),
      ),
      ...times(16, (i) =>
        box([i * 75 + 2, 316, 71, 180, 6], { fill: i === 8 ? '#ffb224' : '#f4ecef' }),
      ),
      ...times(16, (i) =>
        i % 7 === 2 || i % 7 === 6 ? '' : box([i * 75 + 54, 316, 44, 102, 4], { fill: '#1d0d1a' }),
      ),
      box([0, 306, 1200, 14], { fill: '#1d0d1a' }),
    ],
  },
  {
    name: 'plain-words',
    tone: 'stone',
    draw: (tone) => [
      ...times(7, (i) =>
        path(`M0 ${60 + i * 70}H1200`, { stroke: tone.shade, width: 2, opacity: 0.5 }),
      ),
      sheet([250, 54, 300, 420], tone, { turn: -9, lines: 10 }),
      sheet([640, 60, 300, 420], tone, { turn: 10, lines: 10 }),
      sheet([440, 36, 320, 480], tone, { marked: 4, turn: -1, lines: 9 }),
      path('M500 438c24 -40 44 -30 34 0s22 10 38 -18s20 26 44 4s30 -10 44 0', {
        stroke: '#1a5fb4',
        width: 6,
      }),
      '<g transform="rotate(38 800 300)">',
      box([780, 130, 36, 250, 8], { fill: '#f0735c' }),
      box([780, 130, 36, 46, 8], { fill: '#3a362f' }),
      path('M780 380h36l-18 58Z', { fill: '#f1eadd' }),
      path('M791 415h14l-7 23Z', { fill: '#1b1a17' }),
      '</g>',
    ],
  },
  {
    name: 'lisbon-night-shift',
    tone: 'blue',
    draw: (tone) => [
      box([0, 0, 1200, 480], { fill: '#141a36' }),
      ...times(40, (i) =>
        disc((i * 197) % 1200, (i * 83) % 220, i % 5 === 0 ? 3.4 : 2, {
          fill: tone.spark,
          opacity: 0.75,
        }),
      ),
      disc(600, 170, 108, { fill: '#ffe3a8' }),
      disc(568, 142, 18, { fill: '#f3cf8c' }),
      disc(632, 196, 25, { fill: '#f3cf8c' }),
      path(
        'M0 330C120 250 230 260 330 300C430 240 520 270 600 300C720 240 850 250 930 300C1040 250 1120 270 1200 320V480H0Z',
        { fill: '#26305c' },
      ),
      ...times(
        14,
        (i) =>
          box([20 + i * 84, 300 + ((i * 29) % 34), 40, 60, 3], {
            fill: ['#f0735c', '#dce5ff', '#ffb224', '#7c9bff'][i % 4] ?? '',
            opacity: 0.85,
          }) + path(`M${14 + i * 84} ${302 + ((i * 29) % 34)}l26 -22l26 22Z`, { fill: '#7d3226' }),
      ),
      path('M0 356H1200V480H0Z', { fill: '#1d2750' }),
      path('M0 318H1200', { stroke: '#c4452f', width: 11 }),
      ...[280, 920].map((x) =>
        path(`M${x - 14} 440V150h28V440M${x - 14} 200h28M${x - 14} 260h28`, {
          stroke: '#c4452f',
          width: 10,
        }),
      ),
      path('M-40 200Q130 330 280 152Q600 470 920 152Q1070 330 1240 200', {
        stroke: '#c4452f',
        width: 7,
      }),
      wave([300, 430, 600, 64], phrase(44, 3), (level) => (level > 0.5 ? '#ffe3a8' : tone.ink)),
    ],
  },
]
