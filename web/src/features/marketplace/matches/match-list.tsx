import type { Match } from '@patchbay/contract/marketplace/matches'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ListingBody, useFoundListing } from '../listings/public.ts'
import { useCurrency } from '../../../ui/content/price.tsx'
import type { StoredAnswer } from './answer.ts'
import { needWords } from './need-words.ts'
import { matchTexts as texts } from './texts.ts'
import { WhyHalf } from './why-half.tsx'

interface MatchListProps {
  answer: StoredAnswer
  /** The text in the box now. */
  typed: string
  /** A match is no longer offered. */
  onGone: (listingId: string) => void
}

/** How the text was understood, above the matches. */
function Notes({ answer, typed }: Omit<MatchListProps, 'onGone'>): ReactNode {
  const { asked, repaired, need, wordsOnly } = answer
  const isOlder = asked !== typed.trim()
  const facts = needWords(need, useCurrency())
  // A repeated typo is mentioned once.
  const read = new Set(repaired.map((one) => texts.repaired(one.typed, one.read)))
  if (!isOlder && read.size === 0 && facts.length === 0 && !wordsOnly) return null
  return (
    <div className="mb-3 space-y-0.5 text-meta break-words text-ink-2">
      {isOlder && (
        <p className="line-clamp-2">
          <span className="text-ink-3">{texts.answers}</span> <bdi>{texts.quoted(asked)}</bdi>
        </p>
      )}
      {[...read].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {facts.length > 0 && (
        <p>
          <span className="text-ink-3">{texts.understood}</span>{' '}
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      )}
      {wordsOnly && <p>{texts.wordsOnly}</p>}
    </div>
  )
}

/** Two halves: the listing, and why it matches. */
function MatchCard({ match, onGone }: { match: Match; onGone: () => void }): ReactNode {
  const listing = useFoundListing(match, onGone)
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface md:grid md:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)]">
      <ListingBody listing={listing} />
      <WhyHalf why={match.why} />
    </li>
  )
}

/** In the order of the server: weak matches come last. */
export function MatchList({ answer, typed, onGone }: MatchListProps): ReactNode {
  const { matches } = answer.recommendations
  return (
    <>
      <Notes answer={answer} typed={typed} />
      {matches.length === 0 ? (
        <EmptyState title={texts.emptyGrid}>{texts.none}</EmptyState>
      ) : (
        <ul className="space-y-3">
          {matches.map((match) => (
            <MatchCard key={match.id} match={match} onGone={() => onGone(match.id)} />
          ))}
        </ul>
      )}
    </>
  )
}
