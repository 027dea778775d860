// Must stay first: it has to run before any schema is created.
import './platform/instance/zod-setup.ts'
import './styles/app.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createSessions, SessionsProvider } from './features/accounts/sessions/public.ts'
import { createQueryClient } from './platform/http/query-client.ts'
import { markChunkErrors } from './platform/loading/chunk-error.ts'
import { readNonce } from './platform/page/document-settings.ts'
import { carryFocus } from './platform/page/navigation-focus.tsx'
import { startTheme } from './platform/page/theme.ts'
import { isWrapped } from './platform/instance/wrapper.ts'
import { router } from './router.ts'

const sessions = createSessions(() => queryClient)
const queryClient = createQueryClient(sessions.handleError)

function App(): ReactNode {
  return (
    <StrictMode>
      <CSPProvider nonce={readNonce()}>
        <QueryClientProvider client={queryClient}>
          <SessionsProvider sessions={sessions}>
            <RouterProvider router={router} />
          </SessionsProvider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  )
}

/** A message begins a new task at once. A timer would wait for a second in a tab that nobody sees. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(port1.close()))
    port1.start()
    port2.postMessage(undefined)
  })
/** In a task of its own, so that a phone can answer its person between these two. */
const renderer = nextTask().then(() => import('react-dom/client'))

// Asked for before the first rendering, which would be laid out again when it arrives later.
document.fonts.load("1em 'Geist Mono Variable'").catch(() => {})

startTheme()
markChunkErrors()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
carryFocus(root)
// A transition is rendered in short pieces, so what the server has drawn can be scrolled meanwhile.
const show = async (): Promise<void> => {
  const { createRoot } = await renderer
  sessions.takeFirst()
  startTransition(() => createRoot(root).render(<App />))
}

// The native app has its own builds, and its token store must be read before the first request.
if (isWrapped()) {
  void import('./start-wrapped.ts')
    .then(({ startWrapped }) => startWrapped(router, sessions))
    .finally(show)
  // What the server has drawn stays until the page itself can take its place.
} else void router.load().finally(show)
