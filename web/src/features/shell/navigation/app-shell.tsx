import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { createContext, type ReactNode } from 'react'
import { useAttention } from '../../../platform/page/attention.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { ConnectionBanner } from '../../../ui/shell/connection-banner.tsx'
import { HomeLink } from '../../../ui/shell/home-link.tsx'
import { SkipLink } from '../../../ui/shell/skip-link.tsx'
import { ThemeButton } from '../../../ui/shell/theme-button.tsx'
import { PhoneCorner } from '../../../ui/top-bar.tsx'
import { useSession, useSignInLink } from '../../accounts/sessions/public.ts'
import { Bell } from '../../notices/notices/public.ts'
import { MainNav, type NavigationViewer } from './main-nav.tsx'
import { navigationTexts as texts } from './texts.ts'

/** Whether the navigation is already rendered: an error page adds it only if it is missing. */
export const InsideShell = createContext(false)

function SignInLink(): ReactNode {
  return (
    <Link
      {...useSignInLink()}
      className="py-2 text-meta font-semibold text-accent-text hover:underline"
    >
      {texts.signIn}
    </Link>
  )
}

function Person({ viewer }: { viewer: NavigationViewer }): ReactNode {
  return (
    <Link
      to="/profile"
      className="-ml-2 flex min-w-0 flex-1 items-center gap-2.5 rounded-control p-2 hover:bg-raised"
    >
      <Avatar id={viewer.id} name={viewer.name} src={viewer.avatar} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block text-meta">
          <PersonName name={viewer.name} verified={viewer.verified} />
        </span>
        <span className="block truncate text-micro text-ink-3">{viewer.role}</span>
      </span>
    </Link>
  )
}

/** Loads nothing of the console until it is pressed. On phones the profile has this link. */
function StaffLink(): ReactNode {
  return (
    <Link
      to="/staff/$"
      params={{ _splat: '' }}
      preload={false}
      aria-label={texts.staff}
      title={texts.staff}
      className="grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink"
    >
      <ShieldCheck className="size-5" aria-hidden="true" />
    </Link>
  )
}

/** The signed-in person or a sign-in link, and the theme. The rail has room for the theme only. */
function SideFoot({ viewer }: { viewer?: NavigationViewer | undefined }): ReactNode {
  return (
    <div className="mt-auto hidden flex-col items-center justify-center gap-2.5 md:flex xl:flex-row xl:gap-0 xl:py-2 xl:pl-3">
      {viewer?.isStaff && <StaffLink />}
      <div className="hidden min-w-0 flex-1 items-center gap-2.5 xl:order-first xl:flex">
        {viewer ? <Person viewer={viewer} /> : <SignInLink />}
      </div>
      <ThemeButton />
    </div>
  )
}

/** The signed-in person as the navigation shows them; `undefined` for a visitor. */
function useViewer(): NavigationViewer | undefined {
  const { user } = useSession()
  const unreadMessages = useAttention()
  if (!user) return undefined
  return {
    id: user.id,
    name: user.displayName ?? user.fullName ?? '',
    role: user.professions[0] ?? '',
    avatar: smallAvatar(user.avatarUrl) || undefined,
    verified: user.verified,
    unreadMessages,
    isStaff: user.role !== 'user',
  }
}

interface AppShellProps {
  /** The signed-in person if omitted. */
  viewer?: NavigationViewer
  hideBar?: boolean
  /**
   * Exactly as high as the window and at full width, for a page whose parts scroll on their own.
   */
  fills?: boolean
  /** Below the five entries of the side bar, from 1200 px. */
  aside?: ReactNode
  /** How members search: a field where there is room for one, and otherwise a link. */
  search?: { readonly field: ReactNode; readonly link: ReactNode } | undefined
  children: ReactNode
}

/** The layout of every page with navigation. */
export function AppShell(props: AppShellProps): ReactNode {
  const { hideBar = false, fills = false, aside, search, children } = props
  const self = useViewer()
  const viewer = props.viewer ?? self
  return (
    <InsideShell value={true}>
      <div className="min-h-(--screen) md:grid md:grid-cols-[92px_minmax(0,1fr)] xl:grid-cols-[248px_minmax(0,1fr)]">
        <SkipLink />
        <header className="md:sticky md:top-(--safe-top) md:flex md:h-(--screen) md:flex-col md:border-r md:border-line md:px-2 md:py-4 xl:px-3">
          <div className="mb-5 hidden flex-col items-center gap-3 md:flex xl:h-7 xl:flex-row xl:justify-between xl:pr-2 xl:pl-3">
            <HomeLink onRail />
            {viewer && <Bell />}
            {viewer && <div className="h-10 xl:hidden">{search?.link}</div>}
          </div>
          {viewer && <div className="mb-4 hidden h-10 px-1 xl:block">{search?.field}</div>}
          <MainNav viewer={viewer} hideBar={hideBar} />
          {aside && <div className="mt-6 hidden min-h-0 overflow-y-auto xl:block">{aside}</div>}
          <SideFoot viewer={viewer} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className={classNames(
            'min-w-0 md:pb-0',
            hideBar ? 'pb-safe' : 'pb-nav',
            fills && 'flex h-(--screen) flex-col',
          )}
        >
          <ConnectionBanner />
          <PhoneCorner
            value={
              viewer ? (
                <div className="flex">
                  {search?.link}
                  <Bell />
                </div>
              ) : null
            }
          >
            <div className={fills ? 'min-h-0 flex-1' : 'xl:px-8'}>{children}</div>
          </PhoneCorner>
        </main>
      </div>
    </InsideShell>
  )
}
