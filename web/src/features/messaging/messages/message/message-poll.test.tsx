import type { Message } from '@patchbay/contract/messaging/messages'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../../test/fake-socket.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import {
  conversation,
  conversationId,
  message,
  ownMessage,
  viewerId,
} from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const id = sampleId(10_001)
const path = `/messages/${id}/vote`
const group = conversation({ isGroup: true, name: 'Session', user1Id: null, user2Id: null })
const asked = (friday = 0, sunday = 0, change = 1): Message => ({
  ...message(1, {
    content: 'Which day?',
    poll: {
      answers: [
        { text: 'Friday', votes: friday },
        { text: 'Sunday', votes: sunday },
      ],
      voters: friday + sunday,
      isMultiple: false,
      isAnonymous: true,
      endsAt: null,
    },
  }),
  change,
})
const card = async () => within(await screen.findByRole('group', { name: /^Poll: Which day/ }))
const checked = async () =>
  (await card()).getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)

function open(own: number[] = []) {
  const server = messagesServer({ conversation: group, messages: [asked(1, 0)] })
  server.on(`GET ${path}`, () => ({ answers: own, change: 1 }))
  const app = renderPage(openPage, { server })
  return { ...app, server }
}

it('asks what the viewer chose, and shows another vote at once', async () => {
  const { server } = open([0])
  await waitFor(async () => expect(await checked()).toEqual([true, false]))
  const answer = Promise.withResolvers<unknown>()
  server.on(`PUT ${path}`, () => answer.promise)
  await userEvent.click((await card()).getByRole('radio', { name: 'Sunday' }))
  await waitFor(async () => expect(await checked()).toEqual([false, true]))
  expect(server.lastBody(`PUT ${path}`)).toEqual({ answers: [1] })
  act(() => answer.resolve(asked(3, 4, 2)))
  await (await card()).findByText('7 people voted')
  expect(await checked()).toEqual([false, true])
})

it('takes back a vote that could not be saved, and says so', async () => {
  const { server } = open([0])
  await waitFor(async () => expect(await checked()).toEqual([true, false]))
  server.on(`PUT ${path}`, () => dead())
  await userEvent.click((await card()).getByRole('radio', { name: 'Sunday' }))
  await screen.findAllByText('Your vote could not be saved. Try again.')
  await waitFor(async () => expect(await checked()).toEqual([true, false]))
})

it('follows the votes of other pages of the same person', async () => {
  const sockets = fakeSockets()
  open()
  await waitFor(async () =>
    expect((await card()).getByRole('radio', { name: 'Friday' })).toHaveProperty('disabled', false),
  )
  act(() => {
    sockets.at(-1)?.open()
    sockets.at(-1)?.say({ type: 'resumed' })
    sockets.at(-1)?.say({ type: 'vote_changed', messageId: id, answers: [1], change: 2 })
  })
  await waitFor(async () => expect(await checked()).toEqual([false, true]))
})

it('asks again what the viewer chose when the message is shown again', async () => {
  const { server, router } = open([0])
  await waitFor(async () => expect(await checked()).toEqual([true, false]))
  await act(() => router.navigate({ to: '/notifications' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Poll: / })).toBeNull())
  server.on(`GET ${path}`, () => ({ answers: [1], change: 2 }))
  await act(() => router.navigate({ to: '/messages', search: { id: conversationId } }))
  await waitFor(async () => expect(await checked()).toEqual([false, true]))
})

it('says that the own vote could not be loaded, and asks for it again', async () => {
  const { server } = open()
  server.on(`GET ${path}`, () => refuse('rate_limited'))
  const poll = await card()
  await poll.findByText('Your vote could not be loaded.')
  expect(poll.getByRole('radio', { name: 'Friday' })).toHaveProperty('disabled', true)
  server.on(`GET ${path}`, () => ({ answers: [1], change: 1 }))
  await userEvent.click(poll.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await checked()).toEqual([false, true]))
  expect(poll.queryByText('Your vote could not be loaded.')).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(poll.getByRole('radio', { name: 'Friday' })),
  )
})

it('asks for the vote and the message again after a vote that was refused', async () => {
  // While the socket is open, nothing else asks for changes.
  const sockets = fakeSockets()
  const { server } = open([0])
  await waitFor(async () => expect(await checked()).toEqual([true, false]))
  act(() => {
    sockets.at(-1)?.open()
    sockets.at(-1)?.say({ type: 'resumed' })
  })
  await waitFor(() => expect(server.count(`GET ${path}`)).toBeGreaterThan(1))
  const changes = `GET ${conversationPath}/changes`
  let before = Infinity
  server.on(`PUT ${path}`, () => {
    before = server.count(changes)
    return refuse('poll_ended')
  })
  server.on(`GET ${path}`, () => ({ answers: [], change: 2 }))
  await userEvent.click((await card()).getByRole('radio', { name: 'Sunday' }))
  await screen.findAllByText('This poll has ended. Your vote was not counted.')
  await waitFor(async () => expect(await checked()).toEqual([false, false]))
  await waitFor(() => expect(server.count(changes)).toBeGreaterThan(before))
})

it.each([
  ['is offered', 3_600_000, 1],
  ['is not offered once it is over', -1, 0],
])('the end of an own poll %s', async (_what, left, count) => {
  const { poll } = asked()
  if (!poll) throw new Error('It asks.')
  const endsAt = new Date(Date.now() + left).toISOString()
  const mine = ownMessage(1, { content: 'Which day?', poll: { ...poll, endsAt } })
  const server = messagesServer({ conversation: group, messages: [mine] })
  server.on(`GET ${path}`, () => ({ answers: [], change: 1 }))
  renderPage(openPage, { server })
  await card()
  await userEvent.click(screen.getByRole('button', { name: 'Message options' }))
  await screen.findByRole('menuitem', { name: 'Delete' })
  expect(screen.queryAllByRole('menuitem', { name: 'End poll' })).toHaveLength(count)
})

it('is asked in a group, waits in the outbox, and is read out as a poll', async () => {
  const { server } = open()
  const sent = Promise.withResolvers<unknown>()
  const post = `POST /conversations/${conversationId}/messages`
  server.on(post, () => sent.promise)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask with a poll' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New poll' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Question' }), 'Where?')
  await userEvent.type(sheet.getByRole('textbox', { name: 'Answer 1' }), 'Here')
  await userEvent.click(sheet.getByRole('button', { name: 'Send poll' }))
  await sheet.findByText('Give at least two answers')
  await userEvent.type(sheet.getByRole('textbox', { name: 'Answer 2' }), 'There')
  await userEvent.click(sheet.getByRole('button', { name: 'Send poll' }))
  await screen.findByRole('article', { name: /Poll: Where\?/ })
  const poll = { answers: ['Here', 'There'], isMultiple: false, isAnonymous: false, endsAt: null }
  await waitFor(() => expect(server.lastBody(post)).toMatchObject({ content: 'Where?', poll }))
})

it('edits a poll that was refused because its end had passed, and sends it anew', async () => {
  const endsAt = new Date(Date.now() - 60_000).toISOString()
  const rules = { isMultiple: true, isAnonymous: false }
  const old = {
    key: sampleId(800),
    conversationId,
    content: 'Where?',
    poll: { ...rules, answers: ['Here', 'There'], endsAt },
    createdAt: '2026-11-15T12:00:00.000Z',
    order: 1,
    attempts: 0,
  }
  localStorage.setItem(`kept:${viewerId}:outbox:${old.key}`, JSON.stringify(old))
  const { server } = open()
  const post = `POST ${conversationPath}/messages`
  server.on(post, () => refuse('poll_end_invalid'))
  const row = within(await screen.findByRole('article', { name: /Poll: Where\?/ }))
  await userEvent.click(await row.findByRole('button', { name: 'Edit' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New poll' }))
  expect(sheet.getByRole('textbox', { name: 'Question' })).toHaveProperty('value', 'Where?')
  expect(sheet.getByRole('textbox', { name: 'Answer 2' })).toHaveProperty('value', 'There')
  await userEvent.click(sheet.getByRole('button', { name: 'Send poll' }))
  await sheet.findByText('Choose a time within the next year')
  server.on(post, () => new Promise(() => {}))
  const before = server.count(post)
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Ends' }), 'When you end it')
  await userEvent.click(sheet.getByRole('button', { name: 'Send poll' }))
  await waitFor(() => expect(server.count(post)).toBe(before + 1))
  expect(server.lastBody(post)).toMatchObject({
    content: 'Where?',
    poll: { ...rules, answers: ['Here', 'There'], endsAt: null },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('article', { name: /Poll: Where\?/ })).toHaveLength(1)
})
