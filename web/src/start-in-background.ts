import { followPush } from './features/notices/push/public.ts'
import type { Sessions } from './features/accounts/sessions/public.ts'
import { followUpdates } from './features/shell/updates/public.ts'
import type { router as appRouter } from './router.ts'

/** Starts the features that need the service worker, after the page is shown. */
export function startInBackground(sessions: Sessions, router: typeof appRouter): () => void {
  const stops = [followUpdates(), followPush(sessions, router)]
  return () => stops.forEach((stop) => stop())
}
