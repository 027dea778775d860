import type { MatchPoint, Why } from '@patchbay/contract/marketplace/matches'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/tag.tsx'
import { useCurrency } from '../../../ui/content/price.tsx'
import { matchTexts as texts } from './texts.ts'
import { pointWords, sourceWords, namedPoints, weakWords } from './why-words.ts'

interface Piece {
  readonly text: string
  /** The offset in the text. */
  readonly at: number
  readonly marked: boolean
}

type Mark = readonly [from: number, upTo: number]

/**
 * Splits a text into marked and unmarked parts. Marks that are out of range or overlap are
 * harmless.
 */
export function markedText(text: string, marks: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const take = (upTo: number, marked: boolean): void => {
    const end = Math.min(upTo, text.length)
    if (end <= at) return
    pieces.push({ text: text.slice(at, end), at, marked })
    at = end
  }
  for (const [from, upTo] of marks.toSorted((one, other) => one[0] - other[0])) {
    take(from, false)
    take(upTo, true)
  }
  take(text.length, false)
  return pieces
}

function Quote({ quote }: { quote: NonNullable<Why['quote']> }): ReactNode {
  return (
    <figure className="mt-3 border-l-2 border-line-strong pl-3 text-meta text-ink-2">
      <blockquote dir="auto" className="break-words">
        “
        {markedText(quote.text, quote.marks).map(({ text, at, marked }) =>
          marked ? (
            <mark key={at} className="bg-transparent font-semibold text-accent-text">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        ”
      </blockquote>
      <figcaption className="mt-0.5 text-ink-3">{sourceWords(quote)}</figcaption>
    </figure>
  )
}

function Point({ point }: { point: MatchPoint }): ReactNode {
  const currency = useCurrency()
  const isMet = point.verdict === 'met'
  const Icon = isMet ? Check : Minus
  return (
    <li className={classNames('flex items-start gap-2 text-meta', !isMet && 'text-ink-2')}>
      <Icon
        className={classNames('mt-px size-4 shrink-0', isMet ? 'text-go' : 'text-ink-3')}
        aria-hidden="true"
      />
      <span className="min-w-0 break-words">
        <span className="sr-only">{texts[point.verdict]} </span>
        {pointWords(point, currency)}
      </span>
    </li>
  )
}

/** Why a listing matches: only points that counted, and never a bare score. */
export function WhyHalf({ why }: { why: Why }): ReactNode {
  const points = namedPoints(why.points)
  return (
    <div className="min-w-0 border-line p-4 max-md:border-t md:border-l">
      <div className="flex min-h-5 items-center justify-between gap-3">
        <h4 className="label text-ink-2">{texts.why}</h4>
        {why.weak && <Tag>{texts.weakMatch}</Tag>}
      </div>
      {why.weak && <p className="mt-2 text-meta text-ink-2">{weakWords(why)}</p>}
      {why.found.length > 0 && (
        <dl className="mt-2.5 flex flex-wrap items-center gap-1.5 text-meta">
          <dt className="mr-0.5 text-ink-2">{texts.wordsFound}</dt>
          {why.found.map((word) => (
            <dd key={word} className="max-w-full rounded-tag bg-raised px-1.5 py-0.5 font-medium">
              <bdi className="break-words">{word}</bdi>
            </dd>
          ))}
        </dl>
      )}
      {why.quote && <Quote quote={why.quote} />}
      {points.length > 0 && (
        <ul className="mt-3 space-y-1.5">
          {points.map((point, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never move, and may be alike
            <Point key={index} point={point} />
          ))}
        </ul>
      )}
    </div>
  )
}
