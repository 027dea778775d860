import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { entries } from './entries.ts'
import { NavLink } from './nav-link.tsx'
import { navigationTexts as texts } from './texts.ts'
import type { NavigationViewer } from './viewer.ts'

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
              verified={entry.to === '/profile' && (viewer?.verified ?? false)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
