import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dead, fakeServer, session } from '../../../test/fake-server.ts'
import { fakeSockets } from '../../../test/fake-socket.ts'
import { sampleId } from '../../../test/inside-samples.ts'
import { elapse, renderWithSession } from '../../../test/render-hook.tsx'
import { useCreateGroup } from './use-create-group.ts'
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

it('sends the same first message as the same, and another as another', async () => {
  const { now, bodies } = await open()
  for (const message of ['hello', 'hello', 'world', undefined]) {
    act(() => now().start.mutate({ userId: sampleId(12), message }))
    await elapse()
  }
  const [first, second, third, bare] = bodies('POST /conversations')
  expect(first).toMatchObject({ userId: sampleId(12), message: { content: 'hello' } })
  expect(second).toEqual(first)
  expect(third).not.toMatchObject({ message: (first as { message: object }).message })
  expect(bare).toEqual({ userId: sampleId(12) })
})

it('makes one group of the same, with a first message only where there is one', async () => {
  const { now, bodies } = await open()
  const group = { name: 'Brass', memberIds: [sampleId(12), sampleId(13)] }
  for (const initialMessage of ['hello', 'hello', '  ']) {
    act(() => now().create.mutate({ ...group, initialMessage }))
    await elapse()
  }
  const [first, second, third] = bodies('POST /conversations/groups')
  expect(first).toMatchObject({ ...group, initialMessage: { content: 'hello' } })
  expect(second).toEqual(first)
  expect(third).toMatchObject({ ...group, initialMessage: null })
  expect(third).not.toMatchObject({ clientId: (first as { clientId: string }).clientId })
})
