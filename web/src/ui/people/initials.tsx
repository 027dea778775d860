import type { ReactNode } from 'react'
import { seeded } from '../art/seeded.ts'
import { circle } from '../art/shapes.ts'

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => word?.match(/./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** On a square of 40: grooves, bars, stripes, dots, a hill, a wave, an arch, tiles. */
const patterns: readonly string[] = [
  circle(35, 37, 22) + circle(35, 37, 15) + circle(35, 37, 8),
  'M3 40V26h5V40zM11 40V15h5V40zM19 40V21h5V40zM27 40V9h5V40zM35 40V18h5V40z',
  'M-6 16L16-6h9L-6 25zM-6 38L38-6h9L3 44h-9zM16 46L46 16v9L25 46z',
  [4, 15, 26, 37].flatMap((x) => [4, 15, 26, 37].map((y) => circle(x, y, 3.4))).join(''),
  circle(20, 44, 24),
  'M0 27q5-9 10 0t10 0 10 0 10 0V40H0zM0 9q5-9 10 0t10 0 10 0 10 0V15q-5 9-10 0t-10 0-10 0T0 15z',
  'M2 40V22a18 18 0 0 1 36 0V40h-7V22a11 11 0 0 0-22 0V40zM15 40V23a5 5 0 0 1 10 0V40z',
  'M0 0h20a20 20 0 0 1-20 20zM40 40H20a20 20 0 0 1 20-20zM40 0v20a20 20 0 0 1-20-20zM0 40V20a20 20 0 0 1 20 20z',
]
export const hues = 12

interface LookOfPerson {
  /** In degrees. */
  readonly hue: number
  readonly pattern: string
}

/** A person keeps hue and pattern, also under another name. */
export function lookOf(id: string): LookOfPerson {
  const random = seeded(id)
  const hue = Math.floor(random() * hues) * (360 / hues)
  return { hue, pattern: patterns[Math.floor(random() * patterns.length)] ?? '' }
}

/** `contrast.test.ts` computes the contrast of the letters on both other colours, for every hue. */
const colour = (part: 'ground' | 'mark' | 'ink', hue: number): string =>
  `oklch(var(--face-${part}) ${hue})`

export function Initials({ id, name }: { id: string; name: string }): ReactNode {
  const { hue, pattern } = lookOf(id)
  return (
    <svg
      viewBox="0 0 40 40"
      className="size-full"
      style={{ background: colour('ground', hue), fill: colour('ink', hue) }}
    >
      <path d={pattern} fillRule="evenodd" style={{ fill: colour('mark', hue) }} />
      <text
        x="20"
        y="20.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="14.5"
        fontWeight="650"
        letterSpacing="-.2"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}
