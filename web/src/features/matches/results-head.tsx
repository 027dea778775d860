import type { ReactNode, Ref } from 'react'
import { LinkTab } from '../../ui/link-tab.tsx'
import { Readout } from '../../ui/readout.tsx'
import { browseTexts, readMarketplace, type MarketplaceSearch } from '../listings/public.ts'
import { countPeople, type Answer } from './answer.ts'
import { marketplaceTexts, matchTexts as texts } from './texts.ts'

function Count({ answer }: { answer: Answer }): ReactNode {
  const { people, weak } = countPeople(answer)
  return (
    <p className="shrink-0 text-meta text-ink-2">
      <Readout tone="strong">{texts.inNumbers(people)}</Readout> {texts.people(people)}
      {weak > 0 && (
        <>
          , <Readout tone="strong">{texts.inNumbers(weak)}</Readout> {texts.weak}
        </>
      )}
    </p>
  )
}

const matchesOf = (now: Readonly<Record<string, unknown>>): MarketplaceSearch => {
  const { view: _, ...rest } = readMarketplace(now)
  return rest
}

interface ResultsHeadProps {
  /** Something was searched, or is being searched. */
  hasMatches: boolean
  view: 'matches' | 'browse'
  answer: Answer | undefined
  heading: Ref<HTMLHeadingElement>
}

/** What is shown below: where there are matches, beside the way to all listings. */
export function ResultsHead({ hasMatches, view, answer, heading }: ResultsHeadProps): ReactNode {
  const title = view === 'matches' ? texts.heading : browseTexts.heading
  if (!hasMatches)
    return (
      <h2 ref={heading} tabIndex={-1} className="mt-2 mb-3 text-lead outline-none">
        {title}
      </h2>
    )
  return (
    <div className="mb-3 flex items-center justify-between gap-4 border-b border-line">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {title}
      </h2>
      <nav aria-label={marketplaceTexts.results} className="flex gap-5">
        <LinkTab
          to="/marketplace"
          search={matchesOf}
          resetScroll={false}
          current={view === 'matches'}
        >
          {texts.heading}
        </LinkTab>
        <LinkTab
          to="/marketplace"
          search={(now) => ({ ...matchesOf(now), view: 'browse' })}
          resetScroll={false}
          current={view === 'browse'}
        >
          {browseTexts.heading}
        </LinkTab>
      </nav>
      {view === 'matches' && answer && <Count answer={answer} />}
    </div>
  )
}
