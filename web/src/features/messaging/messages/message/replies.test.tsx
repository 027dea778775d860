import type { Message } from '@patchbay/contract/messaging/messages'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeConversation, path } from '../../../../../test/fake-conversation.ts'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { fakeSockets } from '../../../../../test/fake-socket.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { messagesServer, openPage } from '../../../../../test/messages-server.ts'
import {
  ada,
  conversation,
  message,
  ownMessage,
  participant,
  theo,
} from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const article = (name: RegExp) => screen.findByRole('article', { name })
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message / })
const bar = () => screen.queryByText(/^Replying to/)
const send = `POST ${path}/messages`

async function chooseReply(on: RegExp): Promise<void> {
  const row = within(await article(on))
  await userEvent.click(row.getByRole('button', { name: 'Message options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }))
}

const quotedIn = (name: string): Partial<Message> => ({
  replyTo: {
    seq: 1,
    change: 1,
    senderId: theo.id,
    sender: theo,
    words: name,
    isDeleted: false,
  },
})

it('replies to a message, which is quoted above the text box and in the message before it is sent', async () => {
  const { server } = fakeConversation(2)
  server.on(send, () => new Promise(() => {}))
  renderPage(openPage, { server })
  await chooseReply(/: message 1,/)
  const text = await box()
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(bar()?.textContent).toBe('Replying to Theo Lindqvist')
  await userEvent.keyboard('Gladly{Enter}')
  await article(/^You: Replying to Theo Lindqvist: message 1, Gladly, .*Waiting to be sent/)
  expect([bar(), text.value]).toEqual([null, ''])
  await waitFor(() => expect(server.count(send)).toBe(1))
  const sent = server.calls.find(({ route }) => route === send)?.body
  expect(sent).toMatchObject({ content: 'Gladly', replyTo: 1 })
})

it('begins a reply with the R key, and ends it with Escape or its button; the text stays', async () => {
  const { server } = fakeConversation(1)
  renderPage(openPage, { server })
  const row = await article(/: message 1,/)
  for (const end of ['{Escape}', 'button']) {
    act(() => row.focus())
    await userEvent.keyboard('r')
    await waitFor(async () => expect(document.activeElement).toBe(await box()))
    expect(bar()).not.toBeNull()
    await userEvent.keyboard('x')
    if (end === 'button')
      await userEvent.click(screen.getByRole('button', { name: 'Cancel reply' }))
    else await userEvent.keyboard(end)
    await waitFor(() => expect(bar()).toBeNull())
    expect(document.activeElement).toBe(await box())
  }
  expect((await box()).value).toBe('xx')
})

it('keeps an unfinished reply, also if the message is deleted meanwhile, and then does not quote it', async () => {
  const sockets = fakeSockets()
  const { server, truth } = fakeConversation(2)
  renderPage(openPage, { server })
  await chooseReply(/: message 1,/)
  await userEvent.type(await box(), 'Unfinished')
  cleanup()
  renderPage(openPage, { server })
  await article(/: message 1,/)
  expect(bar()?.parentElement?.textContent).toBe('Replying to Theo Lindqvistmessage 1')
  act(() => {
    sockets.at(-1)?.open()
    sockets.at(-1)?.say({ type: 'resumed' })
    sockets.at(-1)?.say(truth.remove(1))
  })
  await waitFor(() =>
    expect(bar()?.parentElement?.textContent).toBe('Replying to Theo LindqvistMessage deleted'),
  )
  expect((await box()).value).toBe('Unfinished')
})

it('no longer shows the words of a deleted message in replies to it', async () => {
  const sockets = fakeSockets()
  const { server, truth } = fakeConversation(1)
  truth.reply(1, { content: 'Yes' })
  renderPage(openPage, { server })
  await article(/^Theo Lindqvist: Replying to Theo Lindqvist: message 1, Yes/)
  act(() => {
    sockets[0]?.open()
    sockets[0]?.say({ type: 'resumed' })
    sockets[0]?.say(truth.remove(1))
  })
  await article(/^Theo Lindqvist: Replying to Theo Lindqvist: Message deleted, Yes/)
  expect(screen.queryByText('message 1')).toBeNull()
})

it('says “yourself” and “You” for a message of the viewer', async () => {
  const { server, truth, store } = fakeConversation(1)
  store({ clientId: sampleId(950), content: 'Mine' })
  truth.reply(2, { content: 'Yours, then' })
  renderPage(openPage, { server })
  const reply = within(await article(/, Yours, then,/))
  reply.getByRole('button', { name: /^You ?Mine$/ })
  await chooseReply(/^You: Mine/)
  await waitFor(() => expect(bar()?.textContent).toBe('Replying to yourself'))
})

it('goes to the message that is quoted', async () => {
  const { server, truth } = fakeConversation(3)
  truth.reply(1, { content: 'Yes' })
  renderPage(openPage, { server })
  const reply = within(await article(/, Yes,/))
  await userEvent.click(reply.getByRole('button', { name: /^Theo Lindqvist ?message 1$/ }))
  const original = await article(/^Theo Lindqvist: message 1,/)
  await waitFor(() => expect(document.activeElement).toBe(original))
})

it('replies when the finger swipes to the right, and not to the left, down or only a little', async () => {
  const { server } = fakeConversation(1)
  renderPage(openPage, { server })
  const row = await article(/: message 1,/)
  const words = within(row).getByText('message 1')
  const swipe = (right: number, down = 0): void => {
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 }
    const there = { ...finger, clientX: 100 + right, clientY: 100 + down }
    fireEvent.pointerDown(words, finger)
    fireEvent.pointerMove(words, { ...there, clientX: 100 + right / 2 })
    fireEvent.pointerMove(words, there)
    fireEvent.pointerUp(words, there)
  }
  for (const [right, down] of [[-80], [40], [60, 200]] as const) swipe(right, down)
  expect([bar(), row.style.transform]).toEqual([null, ''])
  swipe(80)
  await waitFor(() => expect(bar()).not.toBeNull())
  expect(row.style.transform).toBe('')
})

it('offers no reply where the viewer cannot write, and not to what is deleted or not sent', async () => {
  const said = [message(1, { content: '', deletedAt: message(1).createdAt }), ownMessage(2)]
  const closed = conversation({ can: { ...conversation().can, send: false } })
  renderPage(openPage, { server: messagesServer({ messages: said, conversation: closed }) })
  const own = await article(/^You: message 2/)
  await userEvent.click(within(own).getByRole('button', { name: 'Message options' }))
  await screen.findByRole('menuitem', { name: 'Copy text' })
  expect(screen.queryByRole('menuitem', { name: 'Reply' })).toBeNull()
  act(() => own.focus())
  await userEvent.keyboard('r')
  expect(bar()).toBeNull()
  expect(within(await article(/Message deleted/)).queryByRole('button')).toBeNull()
})

it('does not show the words of somebody blocked in a reply of another person', async () => {
  const blocked = { ...participant(theo), blocked: true }
  const group = conversation({ isGroup: true, participants: [participant(ada), blocked] })
  const said = [message(1), ownMessage(2, quotedIn('message 1'))]
  renderPage(openPage, { server: messagesServer({ messages: said, conversation: group }) })
  const reply = within(await article(/^You: Replying to Theo/))
  reply.getByText('A message from somebody you have blocked')
  expect(reply.queryByText('message 1')).toBeNull()
})
