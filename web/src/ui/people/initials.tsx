import type { CSSProperties, ReactNode } from 'react'
import { seeded } from '../art/seeded.ts'

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => word?.match(/./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

export const hues = 12
/** `faces.css` has this many. */
export const patterns = 8

interface LookOfPerson {
  /** In degrees. */
  readonly hue: number
  readonly pattern: number
}

/** A person keeps hue and pattern, also under another name. */
export function lookOf(id: string): LookOfPerson {
  const random = seeded(id)
  const one = (count: number): number => Math.floor(random() * count)
  return { hue: one(hues) * (360 / hues), pattern: one(patterns) }
}

interface InitialsProps {
  id: string
  name: string
  size: number
}

export function Initials({ id, name, size }: InitialsProps): ReactNode {
  const { hue, pattern } = lookOf(id)
  return (
    <span
      className={`face face-${pattern}`}
      style={{ '--hue': hue, fontSize: size * 0.36 } as CSSProperties}
    >
      {initialsOf(name)}
    </span>
  )
}
