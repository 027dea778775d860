import { isBlank } from '@patchbay/contract/blank'
import { createGroup } from '@patchbay/contract/messaging/groups'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { useNoticedEnd, useSessions } from '../../../accounts/sessions/public.ts'
import { conversationTexts as texts } from '../texts.ts'
import { nobodySignedIn } from './words-for-start.ts'

export interface NewGroup {
  /** The client id of the group and of its first message. */
  readonly clientId: string
  readonly name: string
  readonly memberIds: readonly string[]
  /** Blank if there is no first message. */
  readonly initialMessage: string
}

/**
 * Creates a group; the same client id creates it only once. The callback also runs if the page was
 * left meanwhile.
 */
export function useCreateGroup(
  onSuccess?: (made: { readonly id: string }, group: NewGroup) => void,
) {
  const sessions = useSessions()
  const noticed = useNoticedEnd(texts.signIn)
  return useMutation({
    mutationFn: async (group: NewGroup) => {
      if (!sessions.state().user) throw nobodySignedIn()
      const { clientId, name, memberIds, initialMessage: content } = group
      const initialMessage = isBlank(content) ? null : { clientId, content }
      const body = { clientId, name, memberIds: [...memberIds], initialMessage }
      return noticed(call(createGroup, { body }))
    },
    networkMode: 'always',
    ...(onSuccess && { onSuccess }),
  })
}
