import { expect, it } from 'vitest'
import { fakeServer, profile } from '../../../test/fake-server.ts'
import { sampleId } from '../../../test/inside-samples.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import type { Sessions } from '../sessions/public.ts'
import { messagingFor } from './messaging.ts'

it('is the same for whoever is signed in, also when somebody before them lets go late', () => {
  fakeServer({ 'GET /conversations/unread': () => ({ conversationIds: [], mutedIds: [] }) })
  let id = sampleId(1)
  const heed = (): void => {}
  const sessions = { heed, state: () => ({ user: { ...profile(), id } }) } as unknown as Sessions
  const client = createQueryClient(heed)
  const letGo = messagingFor(sessions, client).hold()
  id = sampleId(2)
  const next = messagingFor(sessions, client)
  letGo()
  expect(messagingFor(sessions, client)).toBe(next)
})
