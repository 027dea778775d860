import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dead, fakeServer, session } from '../../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../../test/fake-socket.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { elapse, renderWithSession } from '../../../../../test/render-hook.tsx'
import { useCreateGroup } from './new-group-dialog.tsx'
import { useStartConversation } from './use-start-conversation.ts'

async function open() {
  fakeSockets()
  const server = fakeServer({ 'GET /session': () => ({ session: session() }) })
  server.on('POST /conversations', dead)
  server.on('POST /conversations/groups', dead)
  const { now } = await renderWithSession(() => ({
    start: useStartConversation(),
    create: useCreateGroup(),
  }))
  const bodies = (route: string) =>
    server.calls.filter((call) => call.route === route).map(({ body }) => body)
  return { now, bodies }
}

it('sends a first message only if there is text', async () => {
  const { now, bodies } = await open()
  const message = { clientId: sampleId(700), content: 'hello' }
  for (const said of [message, undefined]) {
    act(() => now().start.mutate({ userId: sampleId(12), message: said }))
    await elapse()
  }
  expect(bodies('POST /conversations')).toEqual([
    { userId: sampleId(12), message },
    { userId: sampleId(12) },
  ])
})

it('creates a group with a first message only if there is text', async () => {
  const { now, bodies } = await open()
  const clientId = sampleId(700)
  const group = { clientId, name: 'Brass', memberIds: [sampleId(12), sampleId(13)] }
  for (const initialMessage of ['hello', '  ']) {
    act(() => now().create.mutate({ ...group, initialMessage }))
    await elapse()
  }
  expect(bodies('POST /conversations/groups')).toEqual([
    { ...group, initialMessage: { clientId, content: 'hello' } },
    { ...group, initialMessage: null },
  ])
})
