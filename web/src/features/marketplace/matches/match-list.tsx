import type { Need } from '@patchbay/contract/marketplace/matches'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { between } from '../../../ui/between.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { nameOf } from '../../people/people/public.ts'
import {
  ContactChoices,
  levelWords,
  ListingBody,
  readMarketplace,
  useFoundListing,
} from '../listings/public.ts'
import { moneyWords, useCurrency } from '../../../ui/content/price.tsx'
import type { StoredAnswer } from './answer.ts'
import { arrangeMatches, asFound, type PersonMatch } from './arrange-matches.ts'
import { MatchBar } from './match-bar.tsx'
import { listOf, periodWords, rangeWords } from './plain-words.ts'
import { matchTexts as texts } from './texts.ts'
import { WhyHalf } from './why-half.tsx'
import { needTexts } from './why-texts.ts'

const AskCommunities = lazyPart(() =>
  import('./ask-communities.tsx').then((module) => module.AskCommunities),
)

function budgetOf({ least, most, unit }: NonNullable<Need['budget']>, currency: string): string {
  const range = rangeWords(least, most, (amount) => moneyWords(amount, currency))
  return unit === null ? range : `${range}${needTexts.units[unit]}`
}

/** The facts that were understood from the text. */
export function needWords(need: Need, currency: string): readonly string[] {
  const { budget, places, remote, experience, professions, genres, dates, unwanted } = need
  const facts = [
    ...professions,
    ...genres,
    ...(budget ? [budgetOf(budget, currency)] : []),
    ...places,
    ...(remote ? [needTexts.fromAnywhere] : []),
    ...experience.map(levelWords),
    ...(dates ? [periodWords(dates)] : []),
    ...(unwanted.length > 0 ? [needTexts.without(listOf(unwanted))] : []),
  ].filter((fact) => fact !== '')
  return [...new Set(facts)]
}

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
              {index > 0 && between}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      )}
      {wordsOnly && <p>{texts.wordsOnly}</p>}
    </div>
  )
}

/** Two halves, the listing and why it matches, and links to what else of the person was found. */
function MatchCard({ person, onGone }: { person: PersonMatch; onGone: () => void }): ReactNode {
  const { match, others } = person
  const listing = useFoundListing(match, onGone)
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface md:grid md:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)]">
      {/* What the other half quotes stands there. */}
      <ListingBody
        listing={match.why.quote?.from === 'bio' ? { ...listing, bio: null } : listing}
      />
      <WhyHalf why={match.why} />
      {others.length > 0 && (
        <p className="border-t border-line px-4 py-3 text-meta break-words text-ink-2 md:col-span-2">
          <span className="text-ink-3">{texts.alsoBy(nameOf(match.provider))}</span>{' '}
          {others.map((other, index) => (
            <span key={other.id}>
              {index > 0 && between}
              <Link
                to="/marketplace"
                search={(now) => ({ ...readMarketplace(now), listing: other.id })}
                resetScroll={false}
                className="font-medium text-ink underline-offset-2 hover:underline"
              >
                <bdi>{other.title}</bdi>
              </Link>
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

/** Nobody matches: all listings are one press away. */
function NoMatches(): ReactNode {
  return (
    <EmptyState
      title={texts.emptyGrid}
      action={
        <LinkButton
          to="/marketplace"
          search={(now) => ({ ...readMarketplace(now), view: 'browse' as const })}
          resetScroll={false}
        >
          {texts.browse}
        </LinkButton>
      }
    >
      {texts.none}
    </EmptyState>
  )
}

/** In the order of the server, unless the viewer chooses another: weak matches come last. */
export function MatchList({ answer, typed, onGone }: MatchListProps): ReactNode {
  const { matches } = answer.recommendations
  const [chosen, setChosen] = useState({ asked: answer.asked, arrangement: asFound })
  // Another answer starts without the filters of the last one.
  const arrangement = chosen.asked === answer.asked ? chosen.arrangement : asFound
  const people = arrangeMatches(matches, arrangement)
  return (
    <>
      <Notes answer={answer} typed={typed} />
      {matches.length > 1 && (
        <MatchBar
          matches={matches}
          arrangement={arrangement}
          onChange={(next) => setChosen({ asked: answer.asked, arrangement: next })}
        />
      )}
      {matches.length === 0 ? (
        <NoMatches />
      ) : people.length === 0 ? (
        <p className="py-8 text-center text-ink-2">{texts.noneLeft}</p>
      ) : (
        <ContactChoices key={answer.asked} brief={answer.asked} found={matches}>
          {people.length > 1 && <p className="mb-2 text-meta text-ink-3">{texts.several}</p>}
          <ul className="space-y-3">
            {people.map((person) => (
              <MatchCard
                key={person.match.id}
                person={person}
                onGone={() => onGone(person.match.id)}
              />
            ))}
          </ul>
        </ContactChoices>
      )}
      <LazyPart>
        <AskCommunities brief={answer.asked} />
      </LazyPart>
    </>
  )
}
