import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface ShowMoreProps {
  /** How much there is so far: when more has come, the end may be near again. */
  shown: number | undefined
  label: string
  busyLabel: string
  busy: boolean
  /** Why the last try failed; then only the button tries again. */
  failure?: string | undefined
  onMore: () => void
}

/** At the end of a list that goes on: coming near is enough, and the button does the same. */
export function ShowMore(props: ShowMoreProps): ReactNode {
  const { shown, label, busyLabel, busy, failure, onMore } = props
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(() => {
    if (!busy && failure === undefined) onMore()
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
      },
      { rootMargin: '600px' },
    )
    if (end.current && shown !== undefined) observer.observe(end.current)
    return () => observer.disconnect()
  }, [shown])
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-5">
      <div role="alert">{failure && <p className="text-meta font-medium">{failure}</p>}</div>
      <Button busy={busy} busyLabel={busyLabel} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
