import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { mostForwardedTo } from '@patchbay/contract/messaging/message-forwarding'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { dead, refuse } from '../../../../../test/fake-server.ts'
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

const path = `POST /messages/${sampleId(10_001)}/forwarded`
const group = (number: number, changes: Partial<Conversation> = {}): Conversation =>
  conversation({ id: sampleId(600 + number), isGroup: true, name: `Group ${number}`, ...changes })
const groups = Array.from({ length: 6 }, (_, index) => group(index + 1))
const closed = group(9, { can: { send: false, manage: false, leave: true } })
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const tick = (name: string) => userEvent.click(choice(name))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Forward' }))

interface Asked {
  readonly conversationId: string
  readonly clientId: string
}

function open(answer: (asked: Asked) => unknown) {
  const messages = [message(1, { content: 'The **rough** mix' })]
  const server = messagesServer({ messages, others: [...groups, closed] })
  server.on(path, (body) => answer(body as Asked))
  const page = renderPage(openPage, { server })
  return { ...page, server, asked: () => bodiesOf(server) }
}
const bodiesOf = ({ calls }: ReturnType<typeof messagesServer>) =>
  calls.filter(({ route }) => route === path).map(({ body }) => body as Asked)

async function openSheet(): Promise<void> {
  const row = within(await screen.findByRole('article', { name: /rough mix/ }))
  await userEvent.click(row.getByRole('button', { name: 'Message options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Forward' }))
  await screen.findByRole('checkbox', { name: 'Group 1' })
}
const stored = ({ conversationId, clientId }: Asked) =>
  ownMessage(1, { conversationId, clientId, isForwarded: true })

it('forwards to several conversations, and says where it may not be written', async () => {
  let isRefusing = true
  const { asked } = open((one) =>
    isRefusing && one.conversationId === groups[1]?.id ? refuse('message_blocked') : stored(one),
  )
  await openSheet()
  const sheet = within(screen.getByRole('dialog', { name: 'Forward' }))
  within(sheet.getByRole('region', { name: 'What is forwarded' })).getByText('The rough mix')
  expect(sheet.queryByRole('checkbox', { name: 'Group 9' })).toBeNull()
  await send()
  await sheet.findByText('Choose a conversation')
  expect(asked()).toEqual([])
  await tick('Group 1')
  await tick('Group 2')
  await send()
  await sheet.findByText('Group 2: You cannot write in this conversation.')
  expect(choice('Group 2').checked).toBe(true)
  isRefusing = false
  await send()
  await screen.findByText('Forwarded to 2 conversations.')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Forward' })).toBeNull())
  const [first, second, again, last] = asked()
  expect([first?.conversationId, second?.conversationId]).toEqual([groups[0]?.id, groups[1]?.id])
  // What arrived before is not sent anew.
  expect([again, last]).toEqual([first, second])
})

it('keeps the choice without a connection, and opens the conversation afterwards', async () => {
  let isDown = true
  const { router } = open((one) => (isDown ? dead() : stored(one)))
  await openSheet()
  await tick('Group 3')
  await send()
  await screen.findByText('Forwarding needs a connection. Your choice stays here.')
  await userEvent.keyboard('{Escape}')
  await openSheet()
  expect(choice('Group 3').checked).toBe(true)
  isDown = false
  await send()
  await screen.findByText('Forwarded to Group 3.')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ id: groups[2]?.id }))
})

it('takes no more conversations than the most, until one is taken off', async () => {
  open(stored)
  await openSheet()
  for (let number = 1; number <= mostForwardedTo; number += 1) await tick(`Group ${number}`)
  screen.getByText('5 conversations are chosen, which is the most at once.')
  expect(choice('Group 6').disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /Group 2/ }))
  expect([choice('Group 2').checked, choice('Group 6').disabled]).toEqual([false, false])
})

it('marks a forwarded message, and offers it for no event, no deleted and no blocked person’s', async () => {
  const blocked = { ...participant(theo), blocked: true }
  const said = [
    message(1, { content: 'Passed on', isForwarded: true }),
    ownMessage(2, { content: 'Mine', isForwarded: true }),
    ownMessage(3, { content: '', deletedAt: '2026-11-15T11:00:00.000Z' }),
  ]
  const inGroup = conversation({
    isGroup: true,
    name: 'Trio',
    participants: [participant(ada), blocked],
  })
  const server = messagesServer({ messages: said, conversation: inGroup })
  renderPage(openPage, { server })
  const own = within(await screen.findByRole('article', { name: /^You: Forwarded, Mine/ }))
  own.getByText('Forwarded')
  const deleted = within(screen.getByRole('article', { name: /^You: Message deleted/ }))
  expect(deleted.queryByRole('button', { name: 'Message options' })).toBeNull()
  const theirs = within(screen.getByRole('article', { name: /^Theo/ }))
  await userEvent.click(theirs.getByRole('button', { name: /Show/ }))
  theirs.getByText('Passed on')
  await userEvent.click(theirs.getByRole('button', { name: 'Message options' }))
  await screen.findByRole('menuitem', { name: 'Copy text' })
  expect(screen.queryByRole('menuitem', { name: 'Forward' })).toBeNull()
})
