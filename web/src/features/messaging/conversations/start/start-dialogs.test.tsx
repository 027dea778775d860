import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { person, sampleId } from '../../../../../test/inside-samples.ts'
import { messagesServer } from '../../../../../test/messages-server.ts'
import { viewerId } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { readDraft, writeDraft } from '../../../../platform/storage/drafts.ts'

const theo = { ...person(12, 'Theo Lindqvist', true), profession: 'Sound Engineer', city: 'London' }
const marcus = { ...person(13, 'Marcus Bell'), profession: null, city: null }
const everyone = [theo, marcus]

async function open(name: string, title: string, more = {}) {
  const server = messagesServer(
    {},
    {
      'GET /people': (_: unknown, query: URLSearchParams) => ({
        people: everyone.filter(({ fullName }) =>
          fullName?.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
        ),
      }),
      ...more,
    },
  )
  const app = renderPage('/messages', { server })
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: title })
  return { ...app, dialog: within(dialog), form: dialog.querySelector('form') as HTMLFormElement }
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog']

async function choose(dialog: Dialog, label: string, typed: string, name: string): Promise<void> {
  await userEvent.type(dialog.getByRole('combobox', { name: label }), typed)
  await userEvent.click(await dialog.findByRole('option', { name: new RegExp(name) }))
}

it('[U-14] says in the dialog why the conversation could not be started', async () => {
  const route = 'POST /conversations'
  const { dialog, server } = await open('New Message', 'New Message')
  await choose(dialog, 'Search user', 'LIND', 'Theo Lindqvist')
  await userEvent.type(dialog.getByPlaceholderText('Type your message...'), 'Is it free?')
  for (const [code, words] of [
    ['conversation_blocked', 'Cannot start conversation with blocked user'],
    ['forbidden', 'You are not authorized to perform this action'],
    ['block_check_failed', 'Failed to check blocking status'],
    ['first_message_failed', 'Failed to send message'],
    ['rate_limited', 'Too many requests. Wait a moment and try again.'],
    ['unavailable', 'Failed to start conversation'],
    ['internal', 'Failed to start conversation'],
  ] as const) {
    server.on(route, () => refuse(code))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await dialog.findByText(words)
  }
  expect(server.count(route)).toBe(7)
  const limit = { of: 'conversation', left: 0 }
  server.on(route, () => refuse('rate_limited', { retryAfter: 700, limit }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByText(
    'You have started many conversations. You can start the next in 12 minutes.',
  )
  dialog.getByDisplayValue('Is it free?')
})

it('[U-01, U-02, U-05, U-06, U-08] writes to a person found by search, and opens the conversation', async () => {
  const route = 'POST /conversations'
  const { dialog, server, address } = await open('New Message', 'New Message', { [route]: dead })
  const send = dialog.getByRole('button', { name: 'Send' })
  const words = dialog.getByPlaceholderText('Type your message...')
  expect(send.hasAttribute('disabled')).toBe(true)
  const search = dialog.getByRole('combobox', { name: 'Search user' })
  await userEvent.type(search, 'nobody at all')
  await dialog.findByText('No users found')
  await userEvent.clear(search)
  await choose(dialog, 'Search user', 'LIND', 'Theo Lindqvist')
  dialog.getByRole('button', { name: 'Remove Theo Lindqvist' })
  await userEvent.type(words, 'Is the tape machine free?')
  await userEvent.click(send)
  await dialog.findByText('Failed to start conversation')
  // Neither a failure nor closing the dialog loses the draft.
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [again] = screen.getAllByRole('button', { name: 'New Message' })
  await userEvent.click(again as HTMLElement)
  const reopened = within(await screen.findByRole('dialog', { name: 'New Message' }))
  reopened.getByText('Theo Lindqvist')
  reopened.getByDisplayValue('Is the tape machine free?')
  let answer: (body: object) => void = () => {}
  server.on(route, () => new Promise((resolve) => (answer = resolve)))
  await userEvent.click(reopened.getByRole('button', { name: 'Send' }))
  expect(
    (await reopened.findByRole('button', { name: 'Sending...' })).getAttribute('aria-disabled'),
  ).toBe('true')
  answer({ id: sampleId(900) })
  await waitFor(() => expect(address()).toBe(`/messages?id=${sampleId(900)}`))
  const sent = server.calls.filter((one) => one.route === route).map(({ body }) => body)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({
    userId: theo.id,
    message: { content: 'Is the tape machine free?' },
  })
  // A retry sends the same message with the same id.
  expect(sent[0]).toEqual(sent[1])
})

it('[U-03, U-04] names the missing fields on submit', async () => {
  const { dialog, form, server } = await open('New Message', 'New Message')
  fireEvent.submit(form)
  await dialog.findByText('Please select a recipient')
  dialog.getByText('Message cannot be empty')
  expect(document.activeElement).toBe(dialog.getByRole('combobox'))
  await choose(dialog, 'Search user', 'theo', 'Theo Lindqvist')
  expect(dialog.queryByText('Please select a recipient')).toBeNull()
  expect(server.count('POST /conversations')).toBe(0)
})

it('[U-09, U-10, U-11, U-12, U-15] creates a group of at least two others, with or without a message', async () => {
  const route = 'POST /conversations/groups'
  const { dialog, server, address } = await open('New Group', 'Create Group Chat', {
    [route]: () => refuse('conversation_blocked'),
  })
  dialog.getByPlaceholderText('Send a message to get the conversation started...')
  const create = dialog.getByRole('button', { name: 'Create' })
  await choose(dialog, 'Add Participants', 'theo', 'Theo Lindqvist')
  await userEvent.click(create)
  await dialog.findByText('Group name is required')
  dialog.getByText('Please select at least 2 participants')
  expect(server.count(route)).toBe(0)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Group name' }), 'Night shift')
  // A chosen person is not offered again.
  await userEvent.type(dialog.getByRole('combobox', { name: 'Add Participants' }), 'theo')
  await dialog.findByText('Already chosen')
  await userEvent.clear(dialog.getByRole('combobox', { name: 'Add Participants' }))
  await choose(dialog, 'Add Participants', 'marcus', 'Marcus Bell')
  const chips = dialog.getByRole('list', { name: 'Chosen people' })
  expect(within(chips).getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(create)
  await dialog.findByText('Cannot start conversation with blocked user')
  let answer: (body: object) => void = () => {}
  server.on(route, () => new Promise((resolve) => (answer = resolve)))
  await userEvent.click(create)
  await dialog.findByRole('button', { name: 'Creating...' })
  answer({ id: sampleId(901) })
  await waitFor(() => expect(address()).toBe(`/messages?id=${sampleId(901)}`))
  expect(server.calls.findLast((one) => one.route === route)?.body).toMatchObject({
    name: 'Night shift',
    memberIds: [theo.id, marcus.id],
    initialMessage: null,
  })
})

it.each([
  ['New Message', 'New Message', 'Send', 'POST /conversations', 'new-message'],
  ['New Group', 'Create Group Chat', 'Create', 'POST /conversations/groups', 'new-group'],
])(
  'creates it once if the page is left in the middle: %s',
  async (button, title, send, route, place) => {
    const draft = { recipient: theo, name: 'Night shift', people: everyone, content: 'Hello' }
    writeDraft(viewerId, place, draft)
    let answer: (body: object) => void = () => {}
    const bodies: unknown[] = []
    const more = {
      [route]: (body: unknown) => {
        bodies.push(body)
        return new Promise((resolve) => (answer = resolve))
      },
    }
    const left = await open(button, title, more)
    await userEvent.click(left.dialog.getByRole('button', { name: send }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    left.unmount()
    const { dialog, unmount } = await open(button, title, more)
    await userEvent.click(dialog.getByRole('button', { name: send }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toEqual(bodies[0])
    // The answer arrives after the page was left.
    unmount()
    answer({ id: sampleId(902) })
    await waitFor(() => expect(readDraft(viewerId, place)).toBeUndefined())
    // A changed draft is a new message with a new id.
    writeDraft(viewerId, place, { ...draft, content: 'Hell', clientId: sampleId(903) })
    const changed = await open(button, title, more)
    await userEvent.type(changed.dialog.getByDisplayValue('Hell'), 'o')
    await userEvent.click(changed.dialog.getByRole('button', { name: send }))
    await waitFor(() => expect(bodies).toHaveLength(3))
    expect(JSON.stringify(bodies[2])).not.toContain(sampleId(903))
  },
)

it('offers whom the viewer writes with: one press chooses a recipient, and the message comes next', async () => {
  const { dialog } = await open('New Message', 'New Message')
  const recent = within(await dialog.findByRole('group', { name: 'People you write with' }))
  await userEvent.click(recent.getByRole('button', { name: 'Theo Lindqvist' }))
  dialog.getByRole('button', { name: 'Remove Theo Lindqvist' })
  expect(dialog.queryByRole('group', { name: 'People you write with' })).toBeNull()
  expect(document.activeElement).toBe(dialog.getByPlaceholderText('Type your message...'))
})

it('chooses for a group whom the viewer writes with, and takes back the choice', async () => {
  const { dialog } = await open('New Group', 'Create Group Chat')
  const button = await dialog.findByRole('button', { name: 'Theo Lindqvist', pressed: false })
  await userEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(button)
  dialog.getByRole('button', { name: 'Remove Theo Lindqvist' })
  await userEvent.click(button)
  expect(dialog.queryByRole('button', { name: 'Remove Theo Lindqvist' })).toBeNull()
})

it('offers people who fit somebody who has written to nobody yet', async () => {
  const { dialog } = await open('New Message', 'New Message', {
    'GET /conversations': () => ({
      conversations: [],
      nextCursor: null,
      asOf: '2026-11-15T10:00:00.000Z',
    }),
    'GET /people/suggested': () => ({
      suggestions: [{ person: marcus, reasons: [{ kind: 'city', value: 'Leeds' }] }],
    }),
  })
  const group = await dialog.findByRole('group', { name: 'People you may work with' })
  await userEvent.click(within(group).getByRole('button', { name: 'Marcus Bell' }))
  dialog.getByRole('button', { name: 'Remove Marcus Bell' })
})
