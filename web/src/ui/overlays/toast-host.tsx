import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useWaitingToasts } from './toast.ts'

const importToasts = () => import('./toasts.tsx').then((module) => module.Toasts)

/**
 * Rendered once in the app. The script of the toasts is loaded when the first page is idle, so that
 * it is available if the connection fails later. Until then toasts are shown as plain text.
 */
export function ToastHost(): ReactNode {
  const waiting = useWaitingToasts()
  const [part, setPart] = useState<{ readonly Toasts: ComponentType }>()
  const needed = waiting.length > 0
  useEffect(() => {
    if (part) return undefined
    const load = (): void =>
      void importToasts().then(
        (Toasts) => setPart({ Toasts }),
        () => {},
      )
    const timer = setTimeout(load, needed ? 0 : 2000)
    return () => clearTimeout(timer)
  }, [part, needed])
  if (part) return <part.Toasts />
  return <output className="sr-only">{waiting.at(-1)?.message}</output>
}
