// Must stay first: it has to run before any schema is created.
import './platform/instance/zod-setup.ts'
import './styles/app.css'
import { startTransition } from 'react'
import { App, sessions } from './app.tsx'
import { markChunkErrors } from './platform/loading/chunk-error.ts'
import { carryFocus } from './platform/page/navigation-focus.tsx'
import { startTheme } from './platform/page/theme.ts'
import { isWrapped } from './platform/instance/wrapper.ts'
import { router } from './router.ts'

/** In a task of its own, so that a phone can answer its person between these two. */
const renderer = new Promise<void>((next) => setTimeout(next)).then(
  () => import('react-dom/client'),
)

startTheme()
markChunkErrors()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
carryFocus(root)
// As a transition it is rendered in short pieces, and what the server has drawn can be scrolled meanwhile.
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
