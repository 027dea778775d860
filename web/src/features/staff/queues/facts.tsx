import type { ReactNode } from 'react'
import { dateFormat } from '../../../platform/time/formats.ts'

interface FactsProps {
  /** A fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

export function Facts({ facts }: FactsProps): ReactNode {
  return (
    <dl className="space-y-3 px-4 pb-4">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name}>
              <dt className="text-meta text-ink-3">{name}</dt>
              <dd dir="auto" className="mt-0.5 break-words whitespace-pre-line">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

const stamp = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

export function Moment({ at }: { at: string }): ReactNode {
  return <time dateTime={at}>{stamp(at)}</time>
}
