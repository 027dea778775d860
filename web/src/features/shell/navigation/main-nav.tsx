import { Link, useLocation } from '@tanstack/react-router'
import {
  CircleUserRound,
  House,
  MessageCircle,
  Store,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { BadgeCount } from '../../../ui/badge-count.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { uiTexts } from '../../../ui/texts.ts'
import { navigationTexts as texts } from './texts.ts'

/** The fields of the signed-in person that the navigation shows. */
export interface NavigationViewer {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly avatar?: string | undefined
  readonly verified: boolean
  readonly unreadMessages: number
  /** Has a role, so that there is a console for them. */
  readonly isStaff?: boolean
}

interface NavigationEntry {
  readonly to: '/' | '/communities' | '/marketplace' | '/messages' | '/profile'
  readonly label: string
  readonly icon: LucideIcon
  /** Other paths that belong to this entry. */
  readonly holds?: RegExp
}

const entries: readonly NavigationEntry[] = [
  { to: '/', label: texts.home, icon: House, holds: /^\/(hub\/|events$)/ },
  { to: '/communities', label: texts.communities, icon: UsersRound },
  { to: '/marketplace', label: texts.marketplace, icon: Store },
  { to: '/messages', label: texts.messages, icon: MessageCircle },
  { to: '/profile', label: texts.profile, icon: CircleUserRound },
]

interface NavLinkProps {
  entry: NavigationEntry
  unread: number
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

function NavLink({ entry, unread }: NavLinkProps): ReactNode {
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

interface MainNavProps {
  viewer?: NavigationViewer | undefined
  /** On phones only, where the bar would take room from an open conversation or a form. */
  hideBar?: boolean
}

/** One <nav> for every width: bottom bar under 768 px, rail up to 1199, side bar from 1200. */
export function MainNav({ viewer, hideBar = false }: MainNavProps): ReactNode {
  return (
    <nav
      aria-label={texts.main}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-bg pb-safe md:static md:border-0 md:p-0',
        hideBar && 'max-md:hidden',
      )}
    >
      <ul className="mx-auto flex h-16 max-w-[32rem] items-stretch md:h-auto md:flex-col md:gap-1">
        {entries.map((entry) => (
          <li key={entry.to} className="min-w-0 flex-1">
            <NavLink
              entry={entry}
              unread={entry.to === '/messages' ? (viewer?.unreadMessages ?? 0) : 0}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
