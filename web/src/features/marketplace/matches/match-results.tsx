import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { MatchList } from './match-list.tsx'
import { hireTexts as texts } from './texts.ts'
import type { Matching } from './use-matching.ts'

/** Placeholders for cards that are loading, in their two halves. */
function MatchSkeletons(): ReactNode {
  return (
    <div className="space-y-3">
      {[1, 2, 3].map((one) => (
        <div
          key={one}
          className="rounded-card border border-line bg-surface md:grid md:grid-cols-2"
        >
          <div className="space-y-3 p-4">
            <div className="flex items-center gap-3">
              <div className="skeleton size-11 rounded-full" />
              <div className="skeleton h-4 w-2/5" />
            </div>
            <div className="skeleton h-4 w-4/5" />
            <div className="skeleton h-5 w-3/5" />
            <div className="skeleton h-8 w-2/5" />
          </div>
          <div className="space-y-3 border-line p-4 max-md:border-t md:border-l">
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-10" />
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}

export interface MatchResultsProps {
  matching: Matching
  onRetry: () => void
}

export function MatchResults({ matching, onRetry }: MatchResultsProps): ReactNode {
  const { text, answer, isFinding, failure, drop } = matching
  if (failure !== undefined)
    return (
      <>
        <ErrorState
          message={failure}
          onRetry={onRetry}
          busy={isFinding}
          busyLabel={texts.finding}
        />
        {/* The earlier matches stay, labelled with the text that they answer. */}
        {answer && answer.recommendations.matches.length > 0 && (
          <MatchList answer={answer} typed={text} onGone={drop} />
        )}
      </>
    )
  if (!answer)
    return (
      <Loading text={texts.finding}>
        <MatchSkeletons />
      </Loading>
    )
  return (
    <div
      aria-busy={isFinding}
      className={classNames('transition-opacity duration-150', isFinding && 'opacity-60')}
    >
      <MatchList answer={answer} typed={text} onGone={drop} />
    </div>
  )
}
