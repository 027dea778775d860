import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BadgeCount } from '../../ui/badge-count.tsx'
import { classNames } from '../../ui/class-names.ts'
import { uiTexts } from '../../ui/texts.ts'
import { VerifiedBadge } from '../../ui/people/verified-badge.tsx'
import type { NavigationEntry } from './entries.ts'

interface NavLinkProps {
  entry: NavigationEntry
  unread: number
  verified: boolean
}

const linkStyle = classNames(
  'group relative flex h-full flex-col items-center justify-center gap-1 text-ink-3 -outline-offset-2 transition-colors duration-150 hover:text-ink data-[status=active]:text-ink',
  'md:h-14 md:rounded-control md:hover:bg-raised',
  'xl:h-11 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:data-[status=active]:bg-raised',
)

const activeMarkStyle = classNames(
  'absolute top-0 h-[3px] w-8 rounded-b-full bg-signal opacity-0 group-data-[status=active]:opacity-100',
  'md:inset-y-3 md:-left-2 md:h-auto md:w-[3px] md:rounded-r-full md:rounded-bl-none xl:-left-3',
)

export function NavLink({ entry, unread, verified }: NavLinkProps): ReactNode {
  const Icon = entry.icon
  const isInside = useLocation({ select: ({ pathname }) => entry.holds?.test(pathname) === true })
  return (
    <Link
      to={entry.to}
      activeOptions={{ exact: entry.to === '/', includeSearch: false }}
      className={linkStyle}
      {...(isInside && { 'data-status': 'active', 'aria-current': true })}
    >
      <span aria-hidden="true" className={activeMarkStyle} />
      <span className="relative">
        <Icon className="size-[22px] xl:size-5" aria-hidden="true" />
        {unread > 0 && (
          <span className="absolute -top-1.5 left-3 xl:hidden">
            <BadgeCount count={unread} size="sm" />
          </span>
        )}
      </span>
      <span className="narrow inline-flex items-center gap-1 text-micro font-medium xl:text-body xl:font-semibold xl:[font-stretch:100%]">
        {entry.label}
        {verified && <VerifiedBadge />}
      </span>
      {unread > 0 && (
        <>
          <span className="sr-only">{uiTexts.unread(unread)}</span>
          <span className="ml-auto hidden xl:block">
            <BadgeCount count={unread} />
          </span>
        </>
      )}
    </Link>
  )
}
