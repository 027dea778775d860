// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createTruth } from '../../../../test/conversation-truth.ts'
import { viewerId } from '../../../../test/messages.ts'
import { conversationKeys as keys } from './conversation-keys.ts'
import { followConversations } from './follow-conversations.ts'

it('refreshes the lists even if it was stopped while a refresh was pending', () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const asked = vi.spyOn(client, 'invalidateQueries')
  client.setQueryData(keys.list(''), { pages: [{ conversations: [] }], pageParams: [] })
  const truth = createTruth()
  truth.say(1)
  const followed = followConversations(client, viewerId)
  followed.receive(truth.changes(0))
  followed.stop()
  followed.receive(truth.changes(0))
  vi.advanceTimersByTime(500)
  expect(asked).toHaveBeenCalledTimes(1)
})
