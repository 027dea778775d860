import type { ReactNode, Ref } from 'react'
import { LinkTab } from '../../../ui/link-tab.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { browseTexts, readMarketplace, type MarketplaceSearch } from '../listings/public.ts'
import { countMatches, type Answer } from './answer.ts'
import { marketplaceTexts, matchTexts as texts } from './texts.ts'

function Count({ answer, isSaid }: { answer: Answer; isSaid: boolean }): ReactNode {
  return (
    <p aria-hidden={isSaid} className="min-w-0 text-right text-meta text-ink-2">
      {texts.counted(countMatches(answer)).map((part, index) =>
        typeof part === 'number' ? (
          // oxlint-disable-next-line react/no-array-index-key -- they never move
          <Readout key={index} tone="strong">
            {part}
          </Readout>
        ) : (
          part
        ),
      )}
    </p>
  )
}

const matchesOf = (now: Readonly<Record<string, unknown>>): MarketplaceSearch => {
  const { view: _, ...rest } = readMarketplace(now)
  return rest
}

interface ResultsHeadProps {
  /** There was a search, or one is running. */
  hasMatches: boolean
  view: 'matches' | 'browse'
  /** Undefined if the latest search has failed. */
  answer: Answer | undefined
  /** The count has just been announced, so it must not be read twice. */
  isSaid: boolean
  heading: Ref<HTMLHeadingElement>
}

/** The heading of the results: if there are matches, with a link to all listings. */
export function ResultsHead(props: ResultsHeadProps): ReactNode {
  const { hasMatches, view, answer, isSaid, heading } = props
  const title = view === 'matches' ? texts.heading : browseTexts.heading
  if (!hasMatches)
    return (
      <h2 ref={heading} tabIndex={-1} className="mt-2 mb-3 text-lead outline-none max-md:sr-only">
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
      {view === 'matches' && answer && <Count answer={answer} isSaid={isSaid} />}
    </div>
  )
}
