import type { StaffRole } from '@patchbay/contract/route'
import { type StaffOverview, getStaffOverview } from '@patchbay/contract/staff/console'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useProductName } from '../../../platform/instance/instance.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { BadgeCount } from '../../../ui/badge-count.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConnectionBanner } from '../../../ui/shell/connection-banner.tsx'
import { SkipLink } from '../../../ui/shell/skip-link.tsx'
import { ThemeButton } from '../../../ui/shell/theme-button.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SecondFactorWall } from '../../accounts/second-factors/public.ts'
import { pagesFor, type ConsolePage } from './console-pages.ts'
import { KeySwitch, StaffLink, useStaffRoute, overviewKey } from '../queues/public.ts'
import { consoleTexts as texts } from './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'

/** The server has no such route for somebody who has yet to give the second factor. */
const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found'

function useStaffOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(getStaffOverview, { signal }),
    refetchInterval: 60_000,
  })
}

const linkStyle = (current: boolean): string =>
  classNames(
    'flex h-11 shrink-0 items-center gap-3 rounded-control px-3 text-meta font-semibold hover:bg-raised md:h-10',
    current ? 'bg-raised text-ink' : 'text-ink-2',
  )

interface EntryProps {
  path: string
  label: string
  count: number
  isCurrent: boolean
}

function Entry({ path, label, count, isCurrent }: EntryProps): ReactNode {
  const box = useRef<HTMLLIElement>(null)
  // On a phone the row of entries is wider than the screen.
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    // Positioned, so that its hidden words are cut with it and do not make the page wider.
    <li ref={box} className="relative">
      <StaffLink page={path} current={isCurrent} className={linkStyle(isCurrent)}>
        {label}
        {count > 0 && (
          <span className="ml-auto">
            <span className="sr-only">{texts.open(count)}</span>
            <BadgeCount count={count} />
          </span>
        )}
      </StaffLink>
    </li>
  )
}

interface NavigationProps {
  pages: readonly ConsolePage[]
  overview: StaffOverview
}

function Navigation({ pages, overview }: NavigationProps): ReactNode {
  const { page } = useStaffRoute()
  return (
    <nav aria-label={texts.navigation}>
      <ul className="flex gap-1 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:flex-col">
        {pages.map(({ path, label, waiting }) => (
          <Entry
            key={path}
            path={path}
            label={label}
            count={waiting === undefined ? 0 : (overview[waiting] ?? 0)}
            isCurrent={path === page}
          />
        ))}
      </ul>
    </nav>
  )
}

function Opened({ pages }: { pages: readonly ConsolePage[] }): ReactNode {
  const { page } = useStaffRoute()
  const shown = pages.find(({ path }) => path === page) ?? (page === '' ? pages[0] : undefined)
  usePageTitle(shown?.label ?? texts.title)
  if (!shown) return <EmptyState level={1} title={texts.notFound} />
  return <shown.Page />
}

/** The pages of staff, which only they load. */
export function StaffConsole({ role }: { role: StaffRole }): ReactNode {
  const query = useStaffOverview()
  const back = texts.back(useProductName())
  const isLocked = isAbsent(query.error)
  const wall = isLocked && <SecondFactorWall onGiven={() => void query.refetch()} />
  if (wall && !query.data) return wall
  const pages = pagesFor(role)
  return (
    <>
      {wall}
      {/* Stays, with what was typed, until the second factor is given again. */}
      <div
        hidden={isLocked}
        className="min-h-(--screen) md:grid md:grid-cols-[220px_minmax(0,1fr)]"
      >
        <SkipLink />
        <header className="max-md:border-b max-md:border-line md:sticky md:top-0 md:h-(--screen) md:border-r md:border-line md:px-3 md:py-4">
          <div className="flex h-14 items-center gap-2 pr-1.5 pl-4 md:mb-3 md:h-10 md:px-3">
            <Link
              to="/"
              aria-label={back}
              className="-ml-3 flex size-11 items-center justify-center md:hidden"
            >
              <ArrowLeft className="size-5" aria-hidden="true" />
            </Link>
            <span className="text-lead">{texts.title}</span>
            <div className="ml-auto flex">
              <KeySwitch />
              <ThemeButton />
            </div>
          </div>
          {query.data && <Navigation pages={pages} overview={query.data} />}
          <Link to="/" className={classNames(linkStyle(false), 'max-md:hidden md:mt-6')}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            {back}
          </Link>
        </header>
        <main id="main" tabIndex={-1} className="min-w-0 pb-safe">
          <ConnectionBanner />
          <Awaited query={query} texts={texts}>
            {() => <Opened pages={pages} />}
          </Awaited>
        </main>
      </div>
    </>
  )
}
