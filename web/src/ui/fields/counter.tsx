import type { ReactNode } from 'react'
import { countCharacters, countHint } from './count-hint.ts'

interface CounterProps {
  text: string
  limit: number
  /** From the first character on, and not only near the limit. */
  always?: boolean
}

const inNumbers = (count: number): string => count.toLocaleString('en-GB')

/** The characters of a text and how many there may be: 0/300. It stays beside an error. */
export function Counter({ text, limit, always = false }: CounterProps): ReactNode {
  const words = countHint(text, limit)
  if (words === undefined && !always) return null
  const count = countCharacters(text)
  return (
    <span className={`readout ${count > limit ? 'text-clip' : 'text-ink-3'}`}>
      <span aria-hidden={words !== undefined || undefined}>
        {inNumbers(count)}/{inNumbers(limit)}
      </span>
      {words !== undefined && <span className="sr-only">{words}</span>}
    </span>
  )
}
