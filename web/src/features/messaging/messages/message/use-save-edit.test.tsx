import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeConversation } from '../../../../../test/fake-conversation.ts'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../../test/fake-socket.ts'
import { conversationId, message, ownMessage } from '../../../../../test/messages.ts'
import { elapse, renderWithSession } from '../../../../../test/render-hook.tsx'
import { takeToasts } from '../../../../ui/overlays/toast.ts'
import { useSaveEdit } from './use-save-edit.ts'
import { useThread } from '../thread/use-thread.ts'

const messageId = message(1).id
const route = `PATCH /messages/${messageId}`

async function open() {
  fakeSockets()
  const { server, truth } = fakeConversation()
  truth.say(1, { ...ownMessage(1), content: 'as it was' })
  takeToasts()
  const page = await renderWithSession(() => ({
    thread: useThread(conversationId),
    edit: useSaveEdit(conversationId),
  }))
  const save = async (content: string): Promise<string> => {
    act(() => page.now().edit.mutate({ messageId, content }))
    await elapse()
    return page.now().edit.status
  }
  const shown = () => page.now().thread.messages.map((one) => one.message.content)
  return { server, truth, save, shown }
}

it('shows the saved text, and sends no request for an unchanged text', async () => {
  const { server, truth, save, shown } = await open()
  server.on(route, () => {
    truth.edit(1, 'as it is')
    return truth.all()[0]
  })
  expect(await save('  as it was ')).toBe('success')
  expect(server.count(route)).toBe(0)
  expect(await save('as it is')).toBe('success')
  expect(shown()).toEqual(['as it is'])
})

it.each([
  [dead, 'Your change was not saved. Try again.'],
  [
    () => refuse('message_blocked'),
    'You cannot send a message to this user due to a blocking relationship.',
  ],
])('leaves the message as it was when saving fails, and says so', async (no, text) => {
  const { server, save, shown } = await open()
  server.on(route, no)
  expect(await save('as it is')).toBe('error')
  expect(shown()).toEqual(['as it was'])
  expect(takeToasts()).toEqual([{ message: text, tone: 'error' }])
})
