import type { QueryClient } from '@tanstack/react-query'
import { createAnswerWriter, type AnswerWriter } from '../../../platform/storage/answer-writer.ts'
import { sessionKey } from './stored-session.ts'
import type { Answer } from './sessions-type.ts'

/** Keeps the server's answer who is signed in, for starting without a connection. */
export function storeSession(client: QueryClient): () => void {
  let writer: (AnswerWriter & { readonly owner: string }) | undefined
  function keep(): void {
    const session = client.getQueryData<Answer>(sessionKey)?.session
    const owner = session?.profile?.id
    if (owner !== writer?.owner) {
      writer?.stop()
      writer = owner === undefined ? undefined : { owner, ...createAnswerWriter(owner) }
    }
    writer?.note(sessionKey[0], () => session)
  }
  const stop = client.getQueryCache().subscribe((event) => {
    const isSession = event.query.queryKey[0] === sessionKey[0]
    if (isSession && event.type === 'updated' && event.action.type === 'success') keep()
  })
  keep()
  return () => {
    stop()
    writer?.stop()
  }
}
