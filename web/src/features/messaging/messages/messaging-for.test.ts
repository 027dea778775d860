import { expect, it } from 'vitest'
import { fakeServer, profile } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { createQueryClient } from '../../../platform/http/query-client.ts'
import type { Sessions } from '../../accounts/sessions/public.ts'
import { messagingFor } from './messaging.ts'

it('returns the same instance for the signed-in person, even if the previous person releases theirs late', () => {
  fakeServer({ 'GET /conversations/unread': () => ({ conversationIds: [], mutedIds: [] }) })
  let id = sampleId(1)
  const handleError = (): void => {}
  const sessions = {
    handleError,
    state: () => ({ user: { ...profile(), id } }),
  } as unknown as Sessions
  const client = createQueryClient(handleError)
  const letGo = messagingFor(sessions, client).hold()
  id = sampleId(2)
  const next = messagingFor(sessions, client)
  letGo()
  expect(messagingFor(sessions, client)).toBe(next)
})
