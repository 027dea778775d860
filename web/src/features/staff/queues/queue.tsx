import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { KeyHint } from './key-switch.tsx'
import { PagedList, type PagedQuery } from './paged-list.tsx'
import { StaffLink, staffPath, useStaffRoute } from './staff-link.tsx'
import { queueTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'

interface QueueTexts {
  readonly page: string
  readonly loading: string
  readonly notLoaded: string
  readonly empty: string
}

interface QueueProps<Item extends { readonly id: string }> {
  /** The first part of the address. */
  page: string
  texts: QueueTexts
  query: PagedQuery<Item>
  /** Above the list, such as tabs. */
  filters?: ReactNode
  row: (item: Item) => ReactNode
  /** What is open, by its id; it may be older than what the list has loaded. */
  detail: (id: string) => ReactNode
}

interface RowProps {
  page: string
  id: string
  isOpen: boolean
  children: ReactNode
}

function Row({ page, id, isOpen, children }: RowProps): ReactNode {
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  return (
    <li ref={box} className="border-b border-line">
      <StaffLink
        page={page}
        id={id}
        current={isOpen}
        className={classNames(
          'block px-4 py-3 -outline-offset-2 hover:bg-raised md:px-5',
          isOpen && 'bg-raised',
        )}
      >
        {children}
      </StaffLink>
    </li>
  )
}

/**
 * What waits, and beside it what is open. `j` and `k` go to the next and the one before; each
 * detail has keys of its own. On a phone either the list or the detail is shown.
 */
export function Queue<Item extends { readonly id: string }>(props: QueueProps<Item>): ReactNode {
  const { page, texts, query, filters, row, detail } = props
  const { id: opened } = useStaffRoute()
  const navigate = useNavigate()
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const focusRow = (): void =>
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  const open = (id: string | undefined): void => {
    if (id === undefined || id === opened) return focusRow()
    // The focus does not go to the heading, as after other navigations: anybody who uses keys works
    // through the list.
    const stop = router.subscribe('onRendered', () => {
      stop()
      focusRow()
    })
    void navigate({ to: '/staff/$', params: { _splat: staffPath(page, id) }, replace: true })
  }
  const ids = query.data?.map(({ id }) => id) ?? []
  const at = opened === undefined ? -1 : ids.indexOf(opened)
  useKeys({ j: () => open(ids[at + 1]), k: () => open(ids[Math.max(at - 1, 0)]) })
  return (
    <div className="xl:grid xl:grid-cols-[344px_minmax(0,1fr)]">
      <div
        className={classNames(
          'xl:sticky xl:top-0 xl:h-(--screen) xl:overflow-y-auto xl:border-r xl:border-line',
          opened !== undefined && 'max-xl:hidden',
        )}
      >
        <div className="xl:px-5">
          <TopBar title={texts.page} />
        </div>
        {filters && <div className="px-4 pb-3 md:px-5">{filters}</div>}
        <PagedList query={query} texts={{ ...texts, ...queueTexts }}>
          {(items) => (
            <ul ref={list} aria-label={texts.page} className="border-t border-line">
              {items.map((item) => (
                <Row key={item.id} page={page} id={item.id} isOpen={item.id === opened}>
                  {row(item)}
                </Row>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      <div className={classNames('min-w-0', opened === undefined && 'max-xl:hidden')}>
        {opened === undefined ? (
          <EmptyState title={ids.length === 0 ? queueTexts.nothing : queueTexts.choose}>
            {ids.length > 0 && <KeyHint>{queueTexts.keys}</KeyHint>}
          </EmptyState>
        ) : (
          <>
            {/* If the list is hidden, its heading is too. */}
            <h1 className="sr-only xl:hidden">{texts.page}</h1>
            <StaffLink
              page={page}
              className="inline-flex h-11 items-center px-4 text-meta font-semibold text-accent-text hover:underline md:px-5 xl:hidden"
            >
              {queueTexts.back}
            </StaffLink>
            {/* A new one for each item, so that nothing typed for one is sent for another. */}
            <div key={opened}>{detail(opened)}</div>
          </>
        )}
      </div>
    </div>
  )
}
