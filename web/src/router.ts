import { createRouter } from '@tanstack/react-router'
import { NotFound, PageError, PagePending } from './features/shell/errors/public.ts'
import { routeTree } from './route-tree.gen.ts'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  // The columns of that page scroll on their own, and restore their scroll positions themselves.
  scrollRestoration: ({ location }) => location.pathname !== '/messages',
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: PagePending,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
