import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MatchList } from './match-list.tsx'
import { MatchSkeletons } from './match-skeletons.tsx'
import { hireTexts as texts } from './texts.ts'
import type { Matching } from './use-matching.ts'

export interface MatchResultsProps {
  matching: Matching
  onRetry: () => void
}

export function MatchResults({ matching, onRetry }: MatchResultsProps): ReactNode {
  const { text, answer, isFinding, failure } = matching
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
          <MatchList answer={answer} typed={text} />
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
      <MatchList answer={answer} typed={text} />
    </div>
  )
}
