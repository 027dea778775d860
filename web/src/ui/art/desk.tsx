import type { ReactNode } from 'react'
import { desk } from './art-palette.ts'
import { steps, drawMarks } from './marks.tsx'
import { seeded } from './seeded.ts'
import { box, circle } from './shapes.ts'

const width = 960
const height = 540
const names =
  'KICK,SNR,OH L,OH R,BASS,GTR 1,GTR 2,KEYS,TPT,TBN,SAX,LEAD,BV 1,BV 2,PLATE,TAPE'.split(',')
const stripWidth = width / names.length

interface Channel {
  readonly name: string
  readonly x: number
  /** In radians, upright at 0. */
  readonly knobs: readonly number[]
  readonly lit: number
  readonly fader: number
}

const random = seeded('desk')
const channels: readonly Channel[] = names.map((name, i) => ({
  name,
  x: i * stripWidth,
  knobs: desk.knobs.map(() => ((random() * 280 - 140) * Math.PI) / 180),
  lit: Math.floor(3 + random() * 8),
  fader: 320 + random() * 140,
}))

const strips = channels.map(({ x }, i) => ({
  shape: box({ x: x + 1, y: 0, width: stripWidth - 2, height }),
  colour: desk.strips[i % 2] ?? '',
}))

const knobs = channels.flatMap(({ x, knobs: turns }) =>
  turns.map((turn, i) => ({
    x: x + stripWidth / 2,
    y: 40 + i * 46,
    colour: desk.knobs[i] ?? '',
    pointer: `l${(9 * Math.sin(turn)).toFixed(2)} ${(-9 * Math.cos(turn)).toFixed(2)}`,
  })),
)

function lampColour(lamp: number, lit: number): string {
  if (lamp >= lit) return desk.lampOff
  if (lamp > 9) return desk.lampHigh
  return lamp > 6 ? desk.lampMiddle : desk.lampLow
}

const lamps = channels.flatMap(({ x, lit }) =>
  steps(12).map((lamp) => ({
    shape: box({
      x: x + stripWidth - 17,
      y: 488 - lamp * 15.5,
      width: 7,
      height: 11,
      radius: 1.5,
    }),
    colour: lampColour(lamp, lit),
  })),
)

const capAt = (x: number, y: number): string => box({ x, y, width: 23, height: 36, radius: 3 })

const slots = channels.map(({ x }) => ({
  shape: box({ x: x + 20, y: 296, width: 5, height: 206, radius: 2.5 }),
  colour: desk.slot,
}))
const scales = channels.flatMap(({ x }) => steps(9).map((i) => `M${x + 9} ${300 + i * 24.5}h6`))
const capShadows = channels.map(({ x, fader }) => ({
  shape: capAt(x + 12, fader + 4),
  colour: desk.shadow,
  opacity: 0.5,
}))
const caps = channels.map(({ x, fader }, i) => ({
  shape: capAt(x + 11, fader),
  colour: desk.caps[(i * 5) % desk.caps.length] ?? '',
}))
const capLines = channels.map(({ x, fader }) => `M${x + 11} ${fader + 18}h23`)
const tapes = channels.map(({ x }) => ({
  shape: box({ x: x + 6, y: 512, width: stripWidth - 12, height: 18, radius: 1.5 }),
  colour: desk.tape,
}))

function Knobs(): ReactNode {
  const draw = (radius: number) =>
    knobs.map(({ x, y, colour }) => ({ shape: circle(x, y, radius), colour }))
  const shadows = knobs.map(({ x, y }) => circle(x + 2, y + 3, 13.5))
  const pointers = knobs.map(({ x, y, pointer }) => `M${x} ${y}${pointer}`)
  return (
    <>
      <path d={shadows.join('')} fill={desk.shadow} opacity={0.45} />
      {drawMarks(draw(13).map(({ shape }) => ({ shape, colour: desk.knobBase })))}
      {drawMarks(draw(9.5))}
      <path d={pointers.join('')} stroke={desk.pointer} strokeWidth={2.4} strokeLinecap="round" />
    </>
  )
}

function Faders(): ReactNode {
  return (
    <>
      {drawMarks(slots)}
      <path d={scales.join('')} stroke={desk.scale} strokeWidth={1.2} />
      {drawMarks(capShadows)}
      {drawMarks(caps)}
      <path d={capLines.join('')} stroke={desk.capLine} strokeWidth={2} />
    </>
  )
}

function Names(): ReactNode {
  return channels.map(({ name, x }) => (
    <text
      key={name}
      x={x + stripWidth / 2}
      y={525}
      fontSize={10.5}
      textAnchor="middle"
      fill={desk.pen}
      className="font-mono"
    >
      {name}
    </text>
  ))
}

/** Sixteen channels of a mixing desk. Fills its container; decoration only. */
export function Desk(): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="desk-lamp" cx=".74" cy=".1" r="1.05">
          <stop offset="0" stopColor={desk.light} stopOpacity=".34" />
          <stop offset=".45" stopColor={desk.glow} stopOpacity=".04" />
          <stop offset="1" stopColor={desk.shadow} stopOpacity=".62" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={desk.ground} />
      {drawMarks(strips)}
      <Knobs />
      {drawMarks(lamps)}
      <Faders />
      {drawMarks(tapes)}
      <Names />
      <rect width={width} height={height} fill="url(#desk-lamp)" />
    </svg>
  )
}
