import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRoute,
} from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { NotFound, PageError, PagePending } from '../src/features/errors/public.ts'
import { defaultProductName } from '../src/platform/product.ts'
import { routeTree } from '../src/route-tree.gen.ts'

function renderTree(tree: AnyRoute, path: string, product: string): RenderResult {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(['instance'], { id: '1', name: product, development: true })
  const router = createRouter({
    routeTree: tree,
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PagePending,
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** The real pages at a path, in memory. */
export const renderPage = (path: string, product = defaultProductName): RenderResult =>
  renderTree(routeTree, path, product)

/** One part that needs links and the product's name, at a path. */
export const renderPart = (part: ReactNode, path = '/'): RenderResult =>
  renderTree(
    createRootRoute({ component: () => part, notFoundComponent: () => part }),
    path,
    defaultProductName,
  )
