import { getAnnouncement, type Announcement } from '@patchbay/contract/staff/announcements'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { setAnnounced } from '../../../platform/page/notice.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { bannerTexts as texts } from './texts.ts'

const storageKey = 'announcement-dismissed'
const minute = 60_000
/** Browsers take no longer one; the page asks again long before. */
const longestTimer = 2 ** 31 - 1

interface BannerProps {
  announcement: Announcement
  onDismiss: () => void
}

const look = 'text-meta font-semibold text-accent-text underline'

/** Our own pages are opened by the router, so that nothing on the page is lost. */
function MoreLink({ href }: { href: string }): ReactNode {
  return href.startsWith('/') ? (
    <Link to={href} className={look}>
      {texts.more}
    </Link>
  ) : (
    <a href={href} className={look}>
      {texts.more}
    </a>
  )
}

function AnnouncementBanner({ announcement, onDismiss }: BannerProps): ReactNode {
  const { text, link } = announcement
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-3 border-b border-line bg-raised px-4 py-1">
      <output dir="auto" className="text-meta font-medium break-words">
        {text}
      </output>
      <span className="flex items-center gap-3">
        {link !== null && <MoreLink href={link} />}
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </span>
    </div>
  )
}

/** Shows what all members are told, until it is dismissed in this browser or ends. */
export function AnnouncementInBackground(): null {
  const isSignedIn = Boolean(useSession().user)
  const [dismissed, setDismissed] = useState(() => storage.read(storageKey))
  const { data } = useQuery({
    queryKey: ['announcement'],
    queryFn: ({ signal }) => call(getAnnouncement, { signal }),
    refetchInterval: minute,
    enabled: isSignedIn,
    retry: false,
  })
  const shown = isSignedIn ? (data?.announcement ?? null) : null
  useEffect(() => {
    if (shown === null || shown.id === dismissed) {
      setAnnounced(null)
      return undefined
    }
    const onDismiss = (): void => {
      storage.write(storageKey, shown.id)
      setDismissed(shown.id)
      // The button that had the focus is gone.
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    }
    const left = Date.parse(shown.endsAt) - Date.now()
    if (left <= 0) {
      setAnnounced(null)
      return undefined
    }
    setAnnounced(<AnnouncementBanner announcement={shown} onDismiss={onDismiss} />)
    const timer = setTimeout(() => setAnnounced(null), Math.min(left, longestTimer))
    return () => {
      clearTimeout(timer)
      setAnnounced(null)
    }
  }, [shown, dismissed])
  return null
}
