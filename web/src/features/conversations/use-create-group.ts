import { createGroup } from '@patchbay/contract/conversations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { useNoticedEnd, useSessions } from '../sessions/public.ts'
import { sameClientId } from './same-client-id.ts'
import { conversationTexts as texts } from './texts.ts'
import { nobodySignedIn } from './words-for-start.ts'

export interface NewGroup {
  readonly name: string
  readonly memberIds: readonly string[]
  /** Blank where nothing is said yet. */
  readonly initialMessage: string
}

/** Begins a group; however often it is sent, once. */
export function useCreateGroup() {
  const sessions = useSessions()
  const noticed = useNoticedEnd(texts.signIn)
  const [groupIdOf] = useState(sameClientId)
  const [messageIdOf] = useState(sameClientId)
  return useMutation({
    mutationFn: async (group: NewGroup) => {
      if (!sessions.state().user) throw nobodySignedIn()
      const { name, memberIds, initialMessage: content } = group
      const initialMessage =
        content.trim() === '' ? null : { clientId: messageIdOf(group), content }
      const body = { clientId: groupIdOf(group), name, memberIds: [...memberIds], initialMessage }
      return noticed(call(createGroup, { body }))
    },
    networkMode: 'always',
  })
}
