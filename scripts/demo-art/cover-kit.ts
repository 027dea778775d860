import { box, disc, drawing, oval, path, times } from './shapes.ts'
import { tones, type Tone, type ToneName } from './tones.ts'

export interface Cover {
  readonly name: string
  readonly tone: ToneName
  readonly draw: (tone: Tone) => readonly string[]
}

export const drawCover = ({ tone, draw }: Cover, width: number, height: number): string =>
  drawing(width, height, [
    box([0, 0, width, height], { fill: tones[tone].ground }),
    ...draw(tones[tone]),
  ])

/** A record seen from above. */
export const record = (x: number, y: number, radius: number, tone: Tone): string =>
  [
    disc(x, y, radius, { fill: '#100e0c' }),
    ...times(7, (i) =>
      disc(x, y, radius * (0.93 - i * 0.075), { stroke: tone.shade, width: radius * 0.012 }),
    ),
    path(
      `M${x} ${y}L${x + radius * 0.68} ${y - radius * 0.68}A${radius * 0.96} ${radius * 0.96} 0 0 1 ${x + radius * 0.9} ${y - radius * 0.33}Z`,
      { fill: tone.spark, opacity: 0.16 },
    ),
    disc(x, y, radius * 0.36, { fill: tone.ink }),
    disc(x, y, radius * 0.27, { stroke: tone.ground, width: radius * 0.015 }),
    disc(x, y, radius * 0.05, { fill: tone.ground }),
  ].join('')

/** Bars of a sound between `x` and `x + width`, about the height `y`. */
export const wave = (
  [x, y, width, height]: readonly [number, number, number, number],
  levels: readonly number[],
  colour: (level: number, index: number) => string,
): string =>
  levels
    .map((level, i) => {
      const step = width / levels.length
      const tall = Math.max(step * 0.5, level * height)
      return box([x + i * step + step * 0.2, y - tall / 2, step * 0.6, tall, step * 0.3], {
        fill: colour(level, i),
      })
    })
    .join('')

/** Levels that swell and sink like a phrase. */
export const phrase = (count: number, turns = 2.5): readonly number[] =>
  times(count, (i) => {
    const swell = Math.sin((i / (count - 1)) * Math.PI)
    return (
      swell *
      (0.35 +
        0.65 * Math.abs(Math.sin((i / count) * Math.PI * 2 * turns + 0.7) * Math.cos(i * 1.9)))
    )
  })

/** A sheet of paper with lines of writing; the marked line is the one that matters. */
export const sheet = (
  [x, y, width, height]: readonly [number, number, number, number],
  tone: Tone,
  { marked = -1, turn = 0, lines = 8 }: { marked?: number; turn?: number; lines?: number } = {},
): string => {
  const step = (height * 0.72) / lines
  return `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">${[
    box([x + 10, y + 12, width, height, 10], { fill: '#000000', opacity: 0.28 }),
    box([x, y, width, height, 10], { fill: tone.spark }),
    box([x + width * 0.1, y + height * 0.08, width * 0.42, step * 0.55, 6], { fill: tone.ground }),
    ...times(lines, (i) => {
      const long = width * (0.8 - ((i * 37) % 23) / 100)
      const top = y + height * 0.22 + i * step
      return (
        (i === marked
          ? box([x + width * 0.06, top - step * 0.3, width * 0.88, step * 0.85, 5], {
              fill: '#ffb224',
            })
          : '') +
        box([x + width * 0.1, top, long, step * 0.26, 4], {
          fill: tone.ground,
          opacity: i === marked ? 1 : 0.45,
        })
      )
    }),
  ].join('')}</g>`
}

/** A knob of a desk, turned by so many degrees. */
export const knob = (x: number, y: number, radius: number, turn: number, fill: string): string =>
  disc(x + radius * 0.12, y + radius * 0.2, radius * 1.1, { fill: '#000000', opacity: 0.35 }) +
  disc(x, y, radius * 1.1, { fill: '#131210' }) +
  disc(x, y, radius * 0.84, { fill }) +
  path(`M${x} ${y - radius * 0.2}V${y - radius * 0.74}`, {
    stroke: '#f4f1ea',
    width: radius * 0.16,
    more: `transform="rotate(${turn} ${x} ${y})"`,
  })

/** A loudspeaker with two cones. */
export const speaker = (
  [x, y, width, height]: readonly [number, number, number, number],
  tone: Tone,
): string =>
  [
    box([x, y, width, height, width * 0.08], { fill: '#100e0c' }),
    box([x, y, width, height, width * 0.08], { stroke: tone.shade, width: 4 }),
    disc(x + width / 2, y + height * 0.27, width * 0.2, { fill: tone.shade }),
    disc(x + width / 2, y + height * 0.27, width * 0.09, { fill: tone.spark }),
    disc(x + width / 2, y + height * 0.67, width * 0.36, { fill: tone.shade }),
    disc(x + width / 2, y + height * 0.67, width * 0.27, { fill: tone.ink }),
    disc(x + width / 2, y + height * 0.67, width * 0.1, { fill: tone.ground }),
  ].join('')

/** A microphone on a stand whose foot is at `x`, `y`. */
export const microphone = (x: number, y: number, tall: number, tone: Tone): string =>
  [
    path(`M${x} ${y}V${y - tall + 50}`, { stroke: '#100e0c', width: 9 }),
    oval(x, y, 62, 12, { fill: '#100e0c' }),
    `<g transform="rotate(-24 ${x} ${y - tall + 40})">`,
    path(`M${x - 15} ${y - tall + 36}h30l-6 78h-18Z`, { fill: '#26231e' }),
    oval(x, y - tall + 14, 31, 35, { fill: tone.spark }),
    path(
      `M${x - 30} ${y - tall + 12}h60M${x - 24} ${y - tall - 4}h48M${x - 26} ${y - tall + 28}h52`,
      { stroke: tone.shade, width: 3.5 },
    ),
    box([x - 33, y - tall + 34, 66, 10, 5], { fill: tone.ink }),
    '</g>',
  ].join('')
