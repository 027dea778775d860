import { Link } from '@tanstack/react-router'
import { Bell as Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUnreadNotices } from '../../../platform/page/attention.ts'
import { BadgeCount } from '../../../ui/badge-count.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { noticeTexts as texts } from './texts.ts'

/** The link to the notices. Their count comes from the background, after the page. */
export function Bell(): ReactNode {
  const unread = useUnreadNotices()
  return (
    <Link
      to="/notifications"
      aria-label={texts.page + (unread && uiTexts.unread(unread))}
      className="grid size-11 place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink data-[status=active]:text-ink md:size-10"
    >
      <span className="relative">
        <Icon className="size-5" aria-hidden="true" />
        {unread && (
          <span className="absolute -top-2 left-3">
            <BadgeCount count={Number.parseInt(unread, 10)} size="sm" />
          </span>
        )}
      </span>
    </Link>
  )
}
