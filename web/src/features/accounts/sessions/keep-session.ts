import type { QueryClient } from '@tanstack/react-query'
import { createKeeper, type Keeper } from '../../../platform/storage/keeper.ts'
import { sessionKey } from './kept-session.ts'
import type { Answer } from './sessions-type.ts'

/** Keeps the server's answer who is signed in, for starting without a connection. */
export function keepSession(client: QueryClient): () => void {
  let keeper: (Keeper & { readonly owner: string }) | undefined
  function keep(): void {
    const session = client.getQueryData<Answer>(sessionKey)?.session
    const owner = session?.profile?.id
    if (owner !== keeper?.owner) {
      keeper?.stop()
      keeper = owner === undefined ? undefined : { owner, ...createKeeper(owner) }
    }
    keeper?.note(sessionKey[0], () => session)
  }
  const stop = client.getQueryCache().subscribe((event) => {
    const isSession = event.query.queryKey[0] === sessionKey[0]
    if (isSession && event.type === 'updated' && event.action.type === 'success') keep()
  })
  keep()
  return () => {
    stop()
    keeper?.stop()
  }
}
