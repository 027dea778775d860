import { useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../states/lazy-part.tsx'
import { useWaitingToasts } from './toast.ts'

const Toasts = lazyPart(() => import('./popups.ts').then((module) => module.Toasts))

/** How long the page must be at rest before the script is loaded ahead of its use. */
const restMilliseconds = 2000

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
  return <output className="sr-only">{waiting.at(-1)?.message}</output>
}
