import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { isChunkError, reloadWhenReachable } from '../../../platform/loading/chunk-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Problem, WithinShell } from './problem.tsx'
import { errorTexts as texts } from './texts.ts'

interface Retry {
  readonly busy: boolean
  readonly failed: boolean
  readonly retry: () => void
}

function useRetry({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>): Retry {
  const router = useRouter()
  const [state, setState] = useState({ busy: false, failed: false })
  const retry = (): void => {
    if (!isChunkError(error)) {
      reset()
      void router.invalidate()
      return
    }
    setState({ busy: true, failed: false })
    void reloadWhenReachable().then((reachable) =>
      setState({ busy: reachable, failed: !reachable }),
    )
  }
  return { ...state, retry }
}

/** Replaces a page that threw, or whose script failed to load. */
export function PageError({ error, reset }: ErrorComponentProps): ReactNode {
  const chunk = isChunkError(error)
  const { busy, failed, retry } = useRetry({ error, reset })
  return (
    <WithinShell>
      <Problem
        title={chunk ? texts.chunkTitle : texts.errorTitle}
        actions={
          <>
            <Button variant="primary" onClick={retry} busy={busy} busyLabel={texts.retrying}>
              {texts.retry}
            </Button>
            <LinkButton to="/" variant="ghost">
              {texts.home}
            </LinkButton>
          </>
        }
      >
        <p role="alert">{failed ? texts.stillDown : chunk ? texts.chunkBody : texts.errorBody}</p>
      </Problem>
    </WithinShell>
  )
}
