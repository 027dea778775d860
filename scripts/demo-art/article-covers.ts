import { knob, phrase, record, sheet, speaker, wave, type Cover } from './cover-kit.ts'
import { moreArticleCovers } from './more-article-covers.ts'
import { box, disc, path, times } from './shapes.ts'

export const articleSize = [1200, 630] as const

/** Named as the articles are. */
export const articleCovers: readonly Cover[] = [
  {
    name: 'reading-a-sync-licence',
    tone: 'teal',
    draw: (tone) => [
      `<g transform="rotate(-6 600 315)">`,
      box([-80, 120, 1360, 390], { fill: '#0a1418' }),
      ...times(
        24,
        (i) =>
          box([-60 + i * 58, 136, 32, 34, 6], { fill: tone.spark }) +
          box([-60 + i * 58, 460, 32, 34, 6], { fill: tone.spark }),
      ),
      ...times(4, (i) => {
        const x = -60 + i * 336
        const sky = [tone.ink, '#f0735c', '#ffb224', tone.shade][i] ?? ''
        return [
          box([x, 186, 312, 258, 8], { fill: sky }),
          disc(x + 210, 250, 38, { fill: tone.spark }),
          path(`M${x} 444v-80l88 -74l76 60l66 -44l82 76v62Z`, { fill: tone.ground }),
        ].join('')
      }),
      '</g>',
      wave([120, 552, 960, 110], phrase(64, 4), (level) => (level > 0.5 ? '#ffb224' : tone.ink)),
    ],
  },
  {
    name: 'room-tuning-for-under-200',
    tone: 'green',
    draw: (tone) => [
      path('M0 0L300 130H900L1200 0Z', { fill: '#16220f' }),
      path('M0 630L300 470H900L1200 630Z', { fill: '#3b2a1a' }),
      path('M0 0L300 130V470L0 630Z', { fill: '#24371b' }),
      path('M1200 0L900 130V470L1200 630Z', { fill: '#24371b' }),
      box([300, 130, 600, 340], { fill: '#2d4422' }),
      ...[0, 1, 2].map((i) =>
        path(`M${40 + i * 84} ${150 + i * 34}l62 26v${236 - i * 52}l-62 ${30 - i * 4}Z`, {
          fill: tone.ink,
        }),
      ),
      ...[0, 1, 2].map((i) =>
        path(`M${1160 - i * 84} ${150 + i * 34}l-62 26v${236 - i * 52}l62 ${30 - i * 4}Z`, {
          fill: tone.ink,
        }),
      ),
      ...times(3, (i) =>
        box([452 + i * 104, 168, 88, 128, 6], { fill: i === 1 ? '#ffb224' : tone.ink }),
      ),
      speaker([330, 268, 112, 178], tone),
      speaker([758, 268, 112, 178], tone),
      ...times(4, (i) =>
        path(`M${430 + i * 26} ${330 - i * 8}q${34 + i * 4} 34 0 ${78 + i * 16}`, {
          stroke: tone.spark,
          width: 5,
          opacity: 0.9 - i * 0.18,
        }),
      ),
      ...times(4, (i) =>
        path(`M${770 - i * 26} ${330 - i * 8}q-${34 + i * 4} 34 0 ${78 + i * 16}`, {
          stroke: tone.spark,
          width: 5,
          opacity: 0.9 - i * 0.18,
        }),
      ),
      disc(600, 470, 62, { fill: '#2a1b14' }),
      path('M452 640c8 -90 80 -122 148 -122s140 32 148 122Z', { fill: '#c4452f' }),
      path('M536 474C530 380 670 380 664 474', { stroke: '#100e0c', width: 15 }),
      box([520, 452, 30, 62, 14], { fill: '#100e0c' }),
      box([650, 452, 30, 62, 14], { fill: '#100e0c' }),
    ],
  },
  {
    name: 'credits-that-hold-up',
    tone: 'amber',
    draw: (tone) => [
      record(600, 315, 560, tone),
      disc(600, 315, 236, { fill: tone.spark }),
      disc(600, 315, 212, { stroke: tone.ink, width: 8 }),
      disc(600, 315, 26, { fill: tone.ground }),
      ...times(4, (i) =>
        box([480 + (i % 2) * 24, 176 + i * 28, 240 - (i % 2) * 48, 12, 6], {
          fill: i === 0 ? '#c4452f' : tone.shade,
        }),
      ),
      ...times(
        5,
        (i) =>
          box([452, 372 + i * 26, 90 + ((i * 31) % 50), 11, 5], { fill: tone.ground }) +
          box([612, 372 + i * 26, 110 - ((i * 23) % 40), 11, 5], { fill: tone.shade }),
      ),
    ],
  },
  {
    name: 'advancing-a-show',
    tone: 'blue',
    draw: (tone) => [
      ...times(25, (i) => path(`M${i * 50} 0V630`, { stroke: '#26325a', width: 2 })),
      ...times(13, (i) => path(`M0 ${i * 50}H1200`, { stroke: '#26325a', width: 2 })),
      path('M180 110H1020V430C820 520 380 520 180 430Z', {
        fill: '#2a3766',
        stroke: tone.spark,
        width: 6,
      }),
      box([510, 150, 180, 120, 8], { stroke: tone.spark, width: 4 }),
      disc(600, 222, 40, { fill: tone.ink }),
      ...[
        [552, 190],
        [648, 190],
        [556, 246],
        [646, 246],
      ].map(([x = 0, y = 0]) => disc(x, y, 23, { fill: tone.spark })),
      box([262, 180, 116, 70, 8], { fill: '#f0735c' }),
      box([826, 180, 116, 70, 8], { fill: '#8bc46a' }),
      box([760, 330, 170, 44, 6], { fill: tone.spark }),
      ...times(8, (i) => box([770 + i * 19, 338, 9, 26, 2], { fill: '#1b2440' })),
      ...[
        [340, 390],
        [600, 410],
        [846, 424],
      ].map(
        ([x = 0, y = 0]) =>
          path(`M${x - 22} ${y + 20}L${x} ${y}L${x + 22} ${y + 20}M${x} ${y}V${y + 34}`, {
            stroke: '#ffb224',
            width: 6,
          }) + disc(x, y - 12, 14, { fill: '#ffb224' }),
      ),
      ...[300, 460, 740, 900].map((x) =>
        path(`M${x - 40} 480h80l16 46h-112Z`, { fill: tone.shade }),
      ),
      path(
        'M340 236C300 330 420 300 400 430M858 250C900 300 860 320 845 330M600 270C560 330 470 350 420 470',
        { stroke: '#ffb224', width: 4, more: 'stroke-dasharray="2 12"' },
      ),
      path('M180 570H1020M180 558v24M1020 558v24', { stroke: tone.ink, width: 4 }),
    ],
  },
  {
    name: 'producer-agreements',
    tone: 'pink',
    draw: (tone) => [
      ...times(9, (i) =>
        path(`M${-100 + i * 170} 630L${160 + i * 170} 0`, {
          stroke: tone.shade,
          width: 26,
          opacity: 0.35,
        }),
      ),
      sheet([430, 60, 380, 520], tone, { marked: 3, turn: -4, lines: 8 }),
      knob(286, 250, 108, -40, '#d57bb8'),
      knob(920, 370, 132, 60, '#ffb224'),
      ...times(11, (i) =>
        path('M286 108v-20', {
          stroke: tone.spark,
          width: 6,
          more: `transform="rotate(${-135 + i * 27} 286 250)"`,
        }),
      ),
      ...times(11, (i) =>
        path('M920 200v-24', {
          stroke: tone.spark,
          width: 6,
          more: `transform="rotate(${-135 + i * 27} 920 370)"`,
        }),
      ),
      path('M490 512c22 -40 46 -34 38 -4s24 6 40 -16s26 24 46 2s34 -6 50 4', {
        stroke: '#1a5fb4',
        width: 7,
      }),
    ],
  },
  {
    name: 'looking-after-your-ears',
    tone: 'amber',
    draw: (tone) => [
      ...times(14, (i) =>
        disc(400, 320, 150 + i * 62, {
          stroke: i % 4 === 1 ? tone.ink : tone.spark,
          width: 13 - i * 0.6,
          opacity: Number((0.85 - i * 0.055).toFixed(2)),
        }),
      ),
      disc(400, 320, 128, { fill: tone.ground }),
      path(
        'M352 410C300 330 312 214 404 208C486 206 516 290 468 348C438 382 452 420 408 436C380 446 358 430 352 410Z',
        { fill: '#dca678' },
      ),
      path('M368 330C356 272 384 246 412 248C448 252 456 296 428 318C404 336 424 362 394 384', {
        stroke: '#a1623a',
        width: 13,
      }),
      ...times(16, (i) => {
        const level = Math.round(60 + 250 * Math.abs(Math.sin(i * 1.7)) * (1 - i / 24))
        return times(Math.ceil(level / 26), (lamp) =>
          box([690 + i * 29, 540 - lamp * 26, 19, 19, 3], {
            fill: lamp > 8 ? '#f0735c' : lamp > 6 ? '#ffb224' : '#5bcb93',
          }),
        ).join('')
      }),
    ],
  },
  ...moreArticleCovers,
]
