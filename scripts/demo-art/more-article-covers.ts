import { record, wave, type Cover } from './cover-kit.ts'
import { box, chances, disc, oval, path, times } from './shapes.ts'

const wedge = (x: number, y: number, radius: number, from: number, to: number): string => {
  const at = (part: number): string => {
    const turn = (part - 0.25) * Math.PI * 2
    return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`
  }
  return `M${x} ${y}L${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`
}

const coin = (x: number, y: number, size: number): string =>
  oval(x, y + size * 0.14, size, size * 0.46, { fill: '#a96c0c' }) +
  oval(x, y, size, size * 0.46, { fill: '#ffb224' }) +
  oval(x, y, size * 0.72, size * 0.32, { stroke: '#a96c0c', width: size * 0.06 })

/** The other half of `articleCovers`. */
export const moreArticleCovers: readonly Cover[] = [
  {
    name: 'royalties-explained',
    tone: 'green',
    draw: (tone) => [
      ...[
        ['M180 315C420 315 420 120 680 120S880 90 1010 90', '#ffb224', 46],
        ['M180 315C460 315 460 250 700 250S900 240 1010 240', '#8bc46a', 34],
        ['M180 315C460 315 460 390 700 390S900 390 1010 390', '#4fb3c9', 26],
        ['M180 315C420 315 420 520 680 520S880 540 1010 540', '#d57bb8', 18],
      ].map(([d, stroke, width]) =>
        path(String(d), { stroke: String(stroke), width: Number(width) }),
      ),
      record(196, 315, 170, tone),
      ...[
        [90, 5],
        [240, 4],
        [390, 3],
        [540, 2],
      ].flatMap(([y = 0, count = 0]) => times(count, (i) => coin(1056, y + 34 - i * 19, 62))),
    ],
  },
  {
    name: 'press-shots-that-get-used',
    tone: 'stone',
    draw: (tone) => [
      box([300, 0, 600, 630], { fill: '#4a4338' }),
      path('M300 0L360 480H840L900 0Z', { fill: '#8d8271' }),
      path('M360 480H840L980 630H220Z', { fill: '#a79b88' }),
      oval(600, 560, 210, 34, { fill: '#000000', opacity: 0.25 }),
      path('M446 640c0 -150 44 -236 154 -236s154 86 154 236Z', { fill: '#c4452f' }),
      box([562, 350, 76, 80, 20], { fill: '#b67c4e' }),
      oval(600, 292, 76, 94, { fill: '#dca678' }),
      path(
        'M522 300c-22 -130 40 -170 90 -160c70 0 84 80 68 160c-10 -60 -40 -70 -80 -76c-40 4 -66 20 -78 76Z',
        { fill: '#2b1c15' },
      ),
      path('M566 330q34 26 68 0', { stroke: '#7d3226', width: 7 }),
      path('M560 280h22M618 280h22', { stroke: '#1b1410', width: 9 }),
      ...['M340 70h-60v60', 'M860 70h60v60', 'M340 560h-60v-60', 'M860 560h60v-60'].map((d) =>
        path(d, { stroke: '#ffb224', width: 12 }),
      ),
      ...[
        [40, 120],
        [1000, 120],
      ].map(
        ([x = 0, y = 0]) =>
          path(`M${x} ${y}h160l-30 130h-100Z`, { fill: '#100e0c' }) +
          oval(x + 80, y + 130, 52, 15, { fill: tone.spark }) +
          path(`M${x + 80} ${y}V20`, { stroke: '#100e0c', width: 9 }),
      ),
    ],
  },
  {
    name: 'a-tour-budget-for-a-van',
    tone: 'red',
    draw: (tone) => [
      box([0, 0, 1200, 630], { fill: '#f0735c' }),
      disc(880, 260, 150, { fill: '#ffd9a0' }),
      path('M0 400L180 270L330 360L520 230L700 350L860 260L1040 370L1200 290V630H0Z', {
        fill: '#a8402f',
      }),
      path('M0 460C300 400 700 430 1200 400V630H0Z', { fill: '#7d3226' }),
      path('M0 530H1200V630H0Z', { fill: '#2a1512' }),
      path('M20 582H1200', { stroke: '#ffb224', width: 10, more: 'stroke-dasharray="70 50"' }),
      path('M300 530V350q0 -60 60 -60h330q36 0 60 30l66 84q84 10 92 60v66Z', { fill: tone.spark }),
      path('M300 440H908v24H300Z', { fill: '#c4452f' }),
      path('M660 316h30q20 0 34 18l52 70H660Z', { fill: '#26415a' }),
      box([370, 324, 110, 80, 10], { fill: '#26415a' }),
      box([510, 324, 110, 80, 10], { fill: '#26415a' }),
      ...[420, 790].map(
        (x) => disc(x, 530, 60, { fill: '#120a08' }) + disc(x, 530, 28, { fill: '#b9ae9c' }),
      ),
      box([360, 232, 90, 58, 8], { fill: '#3b1712' }),
      box([464, 214, 120, 76, 8], { fill: '#5c4a36' }),
      box([600, 240, 70, 50, 8], { fill: '#3b1712' }),
      disc(524, 252, 24, { fill: '#100e0c' }),
      box([886, 470, 24, 26, 6], { fill: '#ffb224' }),
    ],
  },
  {
    name: 'mastering-for-streaming',
    tone: 'pink',
    draw: (tone) => {
      const random = chances('mastering')
      const levels = times(80, (i) =>
        Math.min(1, 0.3 + 0.75 * random() * Math.abs(Math.sin(i / 11)) + 0.2 * random()),
      )
      return [
        ...times(7, (i) =>
          path(`M60 ${105 + i * 70}H1140`, { stroke: tone.shade, width: 2, opacity: 0.8 }),
        ),
        wave([60, 315, 1080, 520], levels, (level, i) =>
          i < 46 ? (level > 0.9 ? '#ffb224' : tone.ink) : tone.shade,
        ),
        path('M60 92H1140', { stroke: '#f0735c', width: 6, more: 'stroke-dasharray="4 16"' }),
        path('M60 538H1140', { stroke: '#f0735c', width: 6, more: 'stroke-dasharray="4 16"' }),
        path('M682 50V580', { stroke: tone.spark, width: 7 }),
        path('M658 34h48l-24 34Z', { fill: tone.spark }),
      ]
    },
  },
  {
    name: 'split-sheets',
    tone: 'teal',
    draw: (tone) => [
      disc(600, 325, 268, { fill: '#000000', opacity: 0.3 }),
      path(wedge(600, 315, 268, 0, 0.4), { fill: '#ffb224' }),
      path(wedge(600, 315, 268, 0.4, 0.65), { fill: tone.ink }),
      path(wedge(600, 315, 268, 0.65, 0.85), { fill: '#f0735c' }),
      `<g transform="translate(-40 -62)">${path(wedge(600, 315, 268, 0.85, 1), { fill: tone.spark })}</g>`,
      ...times(6, (i) =>
        disc(600, 315, 250 - i * 26, { stroke: tone.ground, width: 3, opacity: 0.45 }),
      ),
      disc(600, 315, 80, { fill: tone.ground }),
      disc(600, 315, 14, { fill: tone.spark }),
      ...[
        [130, 210, '#f0735c'],
        [130, 330, tone.ink],
        [950, 210, '#ffb224'],
        [950, 330, tone.spark],
      ].map(
        ([x, y, fill]) =>
          disc(Number(x), Number(y), 22, { fill: String(fill) }) +
          box([Number(x) + 40, Number(y) - 14, 110, 11, 5], { fill: tone.spark }) +
          box([Number(x) + 40, Number(y) + 6, 70, 9, 4], { fill: tone.shade }),
      ),
    ],
  },
  {
    name: 'getting-paid-for-sessions',
    tone: 'amber',
    draw: (tone) => [
      ...times(8, (i) =>
        path(`M${-60 + i * 180} 0L${-260 + i * 180} 630`, { stroke: '#4a2f0c', width: 60 }),
      ),
      path('M-20 470C160 640 300 300 470 420', { stroke: '#100e0c', width: 34 }),
      path('M-20 470C160 640 300 300 470 420', { stroke: tone.shade, width: 6 }),
      `<g transform="rotate(-18 600 400)">`,
      box([450, 368, 170, 84, 22], { fill: '#26231e' }),
      ...times(5, (i) => path(`M${476 + i * 26} 372v76`, { stroke: '#3f3a32', width: 8 })),
      box([620, 382, 40, 56, 6], { fill: '#d9d2c4' }),
      box([660, 394, 130, 32, 4], { fill: '#d9d2c4' }),
      box([736, 394, 12, 32], { fill: '#26231e' }),
      path('M790 394h34l16 -10q26 26 0 52l-16 -10h-34Z', { fill: '#d9d2c4' }),
      '</g>',
      ...times(7, (i) => coin(960, 510 - i * 40, 124)),
      ...times(4, (i) => coin(760, 540 - i * 34, 96)),
    ],
  },
]
