// First: it must run before any schema is made.
import './platform/zod-setup.ts'
import './styles/app.css'
import { createRoot } from 'react-dom/client'
import { App, sessions } from './app.tsx'
import { markChunkErrors } from './platform/chunk-error.ts'
import { loadLater } from './platform/load-later.ts'
import { startTheme } from './platform/theme.ts'
import { router } from './router.ts'

startTheme()
markChunkErrors()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(<App />)

// Vite's own server has no worker.
if (import.meta.env.PROD) {
  const begin = () =>
    loadLater(
      () => import('./later.ts'),
      ({ beginLater }) => beginLater(sessions, router),
    )
  window.addEventListener('load', begin)
}
