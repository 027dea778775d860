import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { followsLink } from './follow-link.ts'
import { articlePageTexts as texts } from './page-texts.ts'

/** The Information Hub on the home page. */
const hub = '/?view=info'

/**
 * Back to the list as it was left, with its category and scroll position; otherwise to its start.
 */
export function BackToPosts(): ReactNode {
  const router = useRouter()
  const leave = (event: MouseEvent): void => {
    if (!followsLink(event)) return
    if (router.latestLocation.state.fromView) router.history.back()
    else void router.navigate({ href: hub })
  }
  return (
    <div className="sticky top-[calc(var(--safe-top)+49px)] z-10 border-b border-line bg-bg px-2 py-0.5 md:top-[calc(var(--safe-top)+57px)] md:px-3">
      <a
        href={hub}
        onClick={leave}
        className="inline-flex h-11 items-center gap-2.5 rounded-control px-2 text-meta font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {texts.back}
      </a>
    </div>
  )
}
