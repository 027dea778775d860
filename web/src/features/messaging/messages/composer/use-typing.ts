import type { Person } from '@patchbay/contract/people/people'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useConversation } from '../../conversations/public.ts'
import { useMessaging } from '../use-messaging.ts'

/** The other people who are typing in this conversation now. */
export function useTypists(conversationId: string): readonly Person[] {
  const { typists } = useMessaging()
  const { conversation } = useConversation(conversationId)
  const ids = useSyncExternalStore(typists.subscribe, () => typists.of(conversationId))
  return useMemo(
    () =>
      ids.flatMap(
        (id) => conversation?.participants.find(({ userId }) => userId === id)?.user ?? [],
      ),
    [ids, conversation],
  )
}

/** The field calls it on every input. */
export function useTypingNotice(conversationId: string): () => void {
  const { typists } = useMessaging()
  return useCallback(() => typists.say(conversationId), [typists, conversationId])
}
