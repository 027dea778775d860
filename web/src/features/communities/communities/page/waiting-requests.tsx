import type { Community } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageTexts as texts } from './page-texts.ts'

/** Tells who decides about them that people wait; it opens the list that the button opens too. */
export function WaitingRequests({ community }: { community: Community }): ReactNode {
  const waiting = community.pendingRequests ?? 0
  if (waiting === 0) return null
  return (
    <div className="mx-auto max-w-[1000px] px-4 pb-5 md:px-5 xl:pr-0">
      <Link
        to="/communities/$communityId"
        params={{ communityId: community.id }}
        search={(known) => ({ ...known, requests: true })}
        resetScroll={false}
        className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-surface px-4 py-2 transition-colors duration-150 hover:border-line-strong"
      >
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-signal" />
        <span className="min-w-0 flex-1">{texts.waiting(waiting)}</span>
        <span className="text-meta font-medium text-accent-text">{texts.review}</span>
      </Link>
    </div>
  )
}
