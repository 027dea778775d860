import { pollWords } from '@patchbay/contract/content/polls'
import { plainText } from '@patchbay/contract/formatted-text'
import { wordsOfFile } from '@patchbay/contract/content/attachments'
import { useMemo, useSyncExternalStore } from 'react'
import type { UnsentPreview, UnsentPreviews } from '../../conversations/public.ts'
import { useMessaging } from '../use-messaging.ts'
import type { UnsentMessage } from './outbox.ts'

function previewOf(entry: UnsentMessage): UnsentPreview {
  const { content, files, poll, createdAt, failure, sent } = entry
  const text =
    plainText(poll ? pollWords(content) : content) || (files?.[0] ? wordsOfFile(files[0]) : '')
  if (sent) return { text, at: sent.createdAt, state: 'sent', seq: sent.seq }
  return { text, at: createdAt, state: failure ? 'failed' : 'waiting' }
}

/** The last unsent message of each conversation; one that has failed is not hidden by another. */
export function unsentPreviews(entries: readonly UnsentMessage[]): UnsentPreviews {
  const previews = new Map<string, UnsentPreview>()
  for (const entry of entries) {
    const isFailed = previews.get(entry.conversationId)?.state === 'failed'
    if (!isFailed || entry.failure) previews.set(entry.conversationId, previewOf(entry))
  }
  return previews
}

export function useUnsentPreviews(): UnsentPreviews {
  const { outbox } = useMessaging()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  return useMemo(() => unsentPreviews(entries), [entries])
}
