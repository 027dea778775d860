import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showToast } from '../../../ui/overlays/toast.ts'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { addReply } from '../replies/public.ts'
import { setHasUnsent, unsentFor, unsentTexts, type UnsentEntry } from '../unsent/public.ts'
import { putOnFeed, putOnTop } from './posts.cache.ts'
import { threadOf } from './discussion/thread-of.ts'

function takeSent(client: QueryClient, entry: UnsentEntry): void {
  if (entry.kind === 'post') {
    if (!entry.sent) return
    putOnFeed(client, entry.sent)
    putOnTop(client, entry.sent)
  } else if (entry.sent) {
    const { communityId, postId } = entry
    addReply(client, threadOf(client, { id: postId, communityId }), entry.sent, true)
  }
}

/** Sends what waits, shows it as sent once it is, and says so if it was refused. */
export function followUnsent(
  owner: string,
  client: QueryClient,
  onFailure: (error: unknown) => void,
): () => void {
  const outbox = unsentFor(owner)
  const isDone = ({ sent, failure }: UnsentEntry): boolean => Boolean(sent ?? failure)
  const done = new Set(
    outbox
      .entries()
      .filter(isDone)
      .map(({ key }) => key),
  )
  function look(): void {
    const entries = outbox.entries()
    setHasUnsent(entries.length > 0)
    for (const entry of entries) {
      const isNews = isDone(entry) && !done.has(entry.key)
      if (!isDone(entry)) done.delete(entry.key)
      if (!isNews) continue
      done.add(entry.key)
      if (entry.failure) showToast({ message: unsentTexts.notSent[entry.kind], tone: 'error' })
      else takeSent(client, entry)
    }
  }
  const stops = [outbox.subscribe(look), outbox.start(onFailure)]
  look()
  return () => stops.forEach((stop) => stop())
}

/** Runs on every page: sends waiting posts and replies. */
export function UnsentInBackground(): null {
  const sessions = useSessions()
  const client = useQueryClient()
  const { user, onboardingStep } = useSession()
  const viewerId = onboardingStep === null ? user?.id : undefined
  useEffect(() => {
    if (viewerId === undefined) return undefined
    return followUnsent(viewerId, client, sessions.handleError)
  }, [viewerId, sessions, client])
  return null
}
