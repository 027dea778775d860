import type { Match } from '@patchbay/contract/matches'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListingBody, useCurrency } from '../listings/public.ts'
import type { Answer } from './answer.ts'
import { needWords } from './need-words.ts'
import { matchTexts as texts } from './texts.ts'
import { WhyHalf } from './why-half.tsx'

/** How the words were read, before what they led to. */
function Notes({ answer: { repaired, need, wordsOnly } }: { answer: Answer }): ReactNode {
  const facts = needWords(need, useCurrency())
  if (repaired.length === 0 && facts.length === 0 && !wordsOnly) return null
  return (
    <div className="mb-3 space-y-0.5 text-meta break-words text-ink-2">
      {repaired.map(({ typed, read }) => (
        <p key={typed}>{texts.repaired(typed, read)}</p>
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

/** Two halves: what somebody offers, and why it is here. */
function MatchCard({ match }: { match: Match }): ReactNode {
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface md:grid md:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)]">
      <ListingBody listing={match} />
      <WhyHalf why={match.why} />
    </li>
  )
}

/** In the order of the server: weak ones stand last. */
export function MatchList({ answer }: { answer: Answer }): ReactNode {
  const { matches } = answer.recommendations
  return (
    <>
      <Notes answer={answer} />
      {matches.length === 0 ? (
        <EmptyState title={texts.emptyGrid}>{texts.none}</EmptyState>
      ) : (
        <ul className="space-y-3">
          {matches.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </ul>
      )}
    </>
  )
}
