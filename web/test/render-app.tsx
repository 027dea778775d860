import { attachmentMaxBytes } from '@patchbay/contract/content/attachments'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRoute,
  type AnyRouter,
} from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { NotFound, PageError, PagePending } from '../src/features/shell/errors/public.ts'
import {
  createSessions,
  SessionsProvider,
  type Sessions,
} from '../src/features/accounts/sessions/public.ts'
import { OpenUrl } from '../src/platform/page/open-url.ts'
import { defaultProductName } from '../src/platform/instance/instance.ts'
import { createQueryClient } from '../src/platform/http/query-client.ts'
import { routeTree } from '../src/route-tree.gen.ts'
import { fakeServer, type FakeServer } from './fake-server.ts'

interface Options {
  readonly product?: string
  readonly supportAddress?: string
  /** Nobody is signed in by default. */
  readonly server?: FakeServer
  /** The navigation state of the page, besides its URL. */
  readonly state?: object
}

export interface RenderedApp extends RenderResult {
  readonly server: FakeServer
  readonly router: AnyRouter
  readonly queryClient: QueryClient
  readonly sessions: Sessions
  /** The URLs of other sites that the app has opened. */
  readonly opened: readonly string[]
  /** The current path and query. */
  readonly address: () => string
}

/** Renders any pages at a path, in memory, wrapped as in the app. */
export function renderTree(tree: AnyRoute, path: string, options: Options = {}): RenderedApp {
  const { product = defaultProductName, server = fakeServer(), state } = options
  const sessions = createSessions(() => queryClient)
  const queryClient = createQueryClient(sessions.handleError)
  // Retries happen as often as in the app, but sooner.
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } })
  const { supportAddress = null } = options
  const facts = { supportAddress, currency: 'GBP', linkPreviews: true }
  const files = { maxFileBytes: attachmentMaxBytes }
  const instance = { id: '1', name: product, development: true, ...facts, ...files }
  queryClient.setQueryData(['instance'], instance)
  const history = createMemoryHistory({ initialEntries: [path] })
  if (state) history.replace(path, state)
  const router = createRouter({
    routeTree: tree,
    history,
    defaultPendingMs: 200,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PagePending,
  })
  const opened: string[] = []
  const result = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionsProvider sessions={sessions}>
          <OpenUrl value={(url) => void opened.push(url)}>
            <RouterProvider router={router} />
          </OpenUrl>
        </SessionsProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  const address = (): string => router.history.location.href
  return { ...result, server, router, queryClient, sessions, opened, address }
}

/** Renders the real pages at a path. */
export const renderPage = (path: string, options: Options = {}): RenderedApp =>
  renderTree(routeTree, path, options)

/** Renders one part that needs links, the session and the product's name, at a path. */
export const renderPart = (part: ReactNode, path = '/', options: Options = {}): RenderedApp =>
  renderTree(
    createRootRoute({ component: () => part, notFoundComponent: () => part }),
    path,
    options,
  )
