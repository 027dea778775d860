import { useEffect, useRef, type ReactNode } from 'react'
import type { ApiErrorCode } from '../../../platform/http/api-error.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { listingFormTexts as texts } from './form-texts.ts'

export interface SaveProblemProps {
  failure: ApiErrorCode | null
  /** The names of sounds that no longer exist on the server. */
  gone: readonly string[]
  /** Loads changes that were saved elsewhere meanwhile. */
  newer: {
    readonly mutate: () => void
    readonly isPending: boolean
    readonly isError: boolean
    readonly isSuccess: boolean
  }
}

function Changed({ newer }: Pick<SaveProblemProps, 'newer'>): ReactNode {
  return (
    <Banner tone="error">
      <p>{newer.isError ? texts.newerFailed : texts.changed}</p>
      <div className="mt-2">
        <Button
          size="sm"
          busy={newer.isPending}
          busyLabel={texts.takingNewer}
          onClick={() => newer.mutate()}
        >
          {texts.takeNewer}
        </Button>
      </div>
    </Banner>
  )
}

function words({ failure, gone }: SaveProblemProps): string {
  return failure === 'attachment_not_found' ? texts.soundsGone(gone) : texts.failed
}

/** Why saving failed, above the form; it is scrolled into view. */
export function SaveProblem(props: SaveProblemProps): ReactNode {
  const { failure, newer } = props
  const box = useRef<HTMLDivElement>(null)
  const isTaken = !failure && newer.isSuccess
  useEffect(() => {
    if (failure) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [failure])
  useEffect(() => {
    // The focused button was removed.
    if (isTaken) box.current?.focus()
  }, [isTaken])
  if (!failure && !isTaken) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-5 rounded-control">
      {isTaken && <Banner tone="success">{texts.tookNewer}</Banner>}
      {failure === 'listings_changed' && <Changed newer={newer} />}
      {failure && failure !== 'listings_changed' && (
        <Banner tone="error">
          {words(props)}
          {failure === 'network' && <p className="mt-1">{texts.isStored}</p>}
        </Banner>
      )}
    </div>
  )
}
