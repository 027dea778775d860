import { useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../states/lazy-part.tsx'
import { classNames } from '../class-names.ts'
import { useDelay } from '../states/use-delay.ts'
import { takeToasts, useWaitingToasts, type ToastRequest } from './toast.ts'

const Toasts = lazyPart(() => import('./popups.ts').then((module) => module.Toasts))

/** How long the page must be at rest before the script is loaded ahead of its use. */
const restMilliseconds = 2000

/** How long a toast waits for its script before it is shown without it. */
const plainMilliseconds = 1000
const lifeMilliseconds = 5000

/** A toast without its script, which may be what could not be loaded: one at a time, and no more. */
function PlainToast({ toast }: { toast: ToastRequest }): ReactNode {
  const isVisible = useDelay(plainMilliseconds)
  useEffect(() => {
    const timer = setTimeout(takeToasts, plainMilliseconds + lifeMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span
      className={classNames(
        'block',
        isVisible
          ? 'fixed inset-x-4 bottom-nav z-50 mx-auto mb-3 max-w-[26rem] rounded-control border bg-surface px-4 py-3 font-medium break-words shadow-float md:right-6 md:bottom-6 md:left-auto md:mx-0 md:mb-0 md:w-[26rem]'
          : 'sr-only',
        toast.tone === 'error' ? 'border-clip' : 'border-line',
      )}
    >
      {toast.message}
    </span>
  )
}

/**
 * Rendered once in the app. The script of the toasts is loaded once the first page has its content,
 * so that it is available if the connection fails later. Until then toasts are shown as plain text.
 */
export function ToastHost({ isPageBusy = false }: { isPageBusy?: boolean }): ReactNode {
  const waiting = useWaitingToasts()
  const [isLoaded, setIsLoaded] = useState(false)
  const isNeeded = waiting.length > 0
  useEffect(() => {
    if (isLoaded || (isPageBusy && !isNeeded)) return undefined
    const load = (): void => void Toasts.prepare().then(setIsLoaded)
    const timer = setTimeout(load, isNeeded ? 0 : restMilliseconds)
    return () => clearTimeout(timer)
  }, [isLoaded, isPageBusy, isNeeded])
  if (isLoaded) return <Toasts />
  const last = waiting.at(-1)
  return <output>{last && <PlainToast key={waiting.length} toast={last} />}</output>
}
