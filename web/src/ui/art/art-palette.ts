import { seeded } from './seeded.ts'

/** Duotones of record sleeves; the same in both themes, because they replace pictures. */
export interface Duotone {
  readonly ground: string
  readonly ink: string
  readonly spark: string
}

const amber: Duotone = { ground: '#3a2408', ink: '#ffb224', spark: '#ffe3a8' }

export const duotones: readonly Duotone[] = [
  amber,
  { ground: '#0f2b33', ink: '#4fb3c9', spark: '#c9f0f7' },
  { ground: '#3b1712', ink: '#f0735c', spark: '#ffd2c7' },
  { ground: '#1b2440', ink: '#7c9bff', spark: '#dce5ff' },
  { ground: '#1c2b16', ink: '#8bc46a', spark: '#e0f3d2' },
  { ground: '#33182e', ink: '#d57bb8', spark: '#fadcf0' },
  { ground: '#2b2722', ink: '#b9ae9c', spark: '#f1eadd' },
]

export const duotoneOf = (id: string): Duotone =>
  duotones[Math.floor(seeded(id)() * duotones.length)] ?? amber

/** Colours of the mixing desk: painted metal under one warm lamp, in both themes. */
export const desk = {
  ground: '#151310',
  strips: ['#292621', '#25221e'],
  knobs: ['#b5432f', '#3e7f9c', '#5c8c4b', '#8b8478', '#d6971c'],
  knobBase: '#131210',
  pointer: '#f4f1ea',
  slot: '#0b0a09',
  scale: '#6e675b',
  caps: ['#d9d2c4', '#d9d2c4', '#c4452f', '#d9d2c4', '#e9a21b', '#d9d2c4', '#d9d2c4', '#4e88a8'],
  capLine: '#12110f',
  lampOff: '#3a362f',
  lampLow: '#54c58a',
  lampMiddle: '#ffb224',
  lampHigh: '#f0553f',
  tape: '#e9e1cf',
  pen: '#2a2117',
  light: '#ffcf7a',
  glow: '#ffb224',
  shadow: '#000000',
} as const
