import type { ReactNode } from 'react'
import { desk } from './art-palette.ts'
import { steps } from './canvas.ts'
import { seeded } from './seeded.ts'

const width = 960
const height = 540
const names =
  'KICK,SNR,OH L,OH R,BASS,GTR 1,GTR 2,KEYS,TPT,TBN,SAX,LEAD,BV 1,BV 2,PLATE,TAPE'.split(',')
const stripWidth = width / names.length
const lamps = 12

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

function Knob({ x, y, turn, colour }: { x: number; y: number; turn: number; colour: string }) {
  return (
    <>
      <circle cx={x + 2} cy={y + 3} r={13.5} fill={desk.shadow} opacity={0.45} />
      <circle cx={x} cy={y} r={13} fill={desk.knobBase} />
      <circle cx={x} cy={y} r={9.5} fill={colour} />
      <path
        d={`M${x} ${y}l${(9 * Math.sin(turn)).toFixed(2)} ${(-9 * Math.cos(turn)).toFixed(2)}`}
        stroke={desk.pointer}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </>
  )
}

function Fader({ x, y, colour }: { x: number; y: number; colour: string | undefined }): ReactNode {
  const scale = steps(9).map((i) => `M${x + 9} ${300 + i * 24.5}h6`)
  return (
    <>
      <rect x={x + 20} y={296} width={5} height={206} rx={2.5} fill={desk.slot} />
      <path d={scale.join('')} stroke={desk.scale} strokeWidth={1.2} />
      <rect x={x + 12} y={y + 4} width={23} height={36} rx={3} fill={desk.shadow} opacity={0.5} />
      <rect x={x + 11} y={y} width={23} height={36} rx={3} fill={colour} />
      <path d={`M${x + 11} ${y + 18}h23`} stroke={desk.capLine} strokeWidth={2} />
    </>
  )
}

function lampColour(lamp: number, lit: number): string {
  if (lamp >= lit) return desk.lampOff
  if (lamp > 9) return desk.lampHigh
  return lamp > 6 ? desk.lampMiddle : desk.lampLow
}

function Strip({ channel, index }: { channel: Channel; index: number }): ReactNode {
  const { name, x, knobs, lit, fader } = channel
  const middle = x + stripWidth / 2
  return (
    <>
      <rect x={x + 1} width={stripWidth - 2} height={height} fill={desk.strips[index % 2]} />
      {knobs.map((turn, i) => (
        <Knob key={turn} x={middle} y={40 + i * 46} turn={turn} colour={desk.knobs[i] ?? ''} />
      ))}
      {steps(lamps).map((lamp) => (
        <rect
          key={lamp}
          x={x + stripWidth - 17}
          y={488 - lamp * 15.5}
          width={7}
          height={11}
          rx={1.5}
          fill={lampColour(lamp, lit)}
        />
      ))}
      <Fader x={x} y={fader} colour={desk.caps[(index * 5) % desk.caps.length]} />
      <rect x={x + 6} y={512} width={stripWidth - 12} height={18} rx={1.5} fill={desk.tape} />
      <text
        x={middle}
        y={525}
        fontSize={10.5}
        textAnchor="middle"
        fill={desk.pen}
        className="font-mono"
      >
        {name}
      </text>
    </>
  )
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
      {channels.map((channel, index) => (
        <Strip key={channel.name} channel={channel} index={index} />
      ))}
      <rect width={width} height={height} fill="url(#desk-lamp)" />
    </svg>
  )
}
