import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { uiTexts } from '../texts.ts'

interface ErrorStateProps {
  message: string
  onRetry?: () => void
  busy?: boolean
  busyLabel?: string
}

/** Replaces a list that could not be loaded. */
export function ErrorState({
  message,
  onRetry,
  busy = false,
  busyLabel,
}: ErrorStateProps): ReactNode {
  return (
    <div role="alert" className="mx-auto flex max-w-[24rem] flex-col items-center px-6 py-12">
      <p className="text-center font-medium text-balance">{message}</p>
      {onRetry && (
        <div className="mt-4">
          <Button onClick={onRetry} busy={busy} {...(busyLabel !== undefined && { busyLabel })}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
