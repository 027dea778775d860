import type { Conversation, Participant } from '@patchbay/contract/messaging/conversations'
import type { Message } from '@patchbay/contract/messaging/messages'
import type { Person } from '@patchbay/contract/people/people'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeLayout } from '../../../../test/fake-layout.ts'
import { dead, refuse } from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../test/messages-server.ts'
import { ada, conversation, message, participant, theo } from '../../../../test/messages.ts'
import { renderPage } from '../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const asFound = (one: Person) => ({ ...one, profession: null, city: null })
const kofi = person(21, 'Kofi Mensah')
const bram = person(22, 'Bram Vos')
const ines = person(23, 'Ines Duarte')
const lena = person(24, 'Lena Orr')
const part = (user: Person, changes: Partial<Participant> = {}): Participant => ({
  ...participant(user),
  ...changes,
})

/** Ada is the admin; Theo joined first, then Kofi. */
const group = (changes: Partial<Conversation> = {}): Conversation =>
  conversation({
    isGroup: true,
    name: 'Night shift',
    participants: [part(theo), part(ada, { role: 'admin', lastReadSeq: 2 }), part(kofi)],
    participantCount: 3,
    can: { send: true, manage: true, leave: true },
    ...changes,
  })
const asMember = { manage: false, send: true, leave: true }

async function open(head: Conversation = group(), messages: readonly Message[] = [message(1)]) {
  const sockets = fakeSockets()
  const seq = messages.length
  const server = messagesServer({ messages, conversation: { ...head, seq, change: seq } })
  const app = renderPage(openPage, { server })
  await screen.findByRole('heading', { level: 2, name: /Night shift/ })
  await screen.findByRole('textbox', { name: 'Message Night shift' })
  const receive = (told: object): void => act(() => sockets.at(-1)?.say(told))
  act(() => sockets.at(-1)?.open())
  receive({ type: 'resumed' })
  return { ...app, receive }
}
async function choose(item: string, menu: string | RegExp = 'Conversation options') {
  await userEvent.click(screen.getByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
async function openMembers() {
  await choose('Members')
  return screen.findByRole('dialog', { name: 'Members' })
}
const rows = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Members' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** The text often occurs twice: visible, and in a live region. */
const status = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text))

it('shows an event as a row of its own, and repeats the sender after it', async () => {
  const event = { type: 'added', people: [kofi, ada], name: null } as const
  const line = message(2, { content: '', event: { ...event, people: [kofi, ada] } })
  const participants = [part(theo), part(ada, { lastReadSeq: 1 }), part(kofi)]
  const { router } = await open(group({ participants }), [message(1), line, message(3)])
  const list = await screen.findByRole('list', { name: 'Messages' })
  const [, second, third] = within(list).getAllByRole('listitem')
  expect(second?.textContent).toMatch(/^Theo Lindqvist added Kofi Mensah and you \d\d:\d\d$/)
  expect(second?.querySelector('time')?.dateTime).toBe(line.createdAt)
  expect(within(list).getAllByRole('article')).toHaveLength(2)
  const names = within(second as HTMLElement).getAllByRole('link')
  expect(names.map((link) => link.getAttribute('href'))).toEqual([
    `/users/${theo.id}`,
    `/users/${kofi.id}`,
  ])
  // The divider is above the message, and the face is shown again.
  expect(third?.textContent).toMatch(/^New.*Theo Lindqvist.*message 3/)
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
  await act(() => router.navigate({ to: '/messages', search: { id: line.conversationId, at: 2 } }))
  await waitFor(() => expect(second?.querySelector('p')?.dataset['marked']).toBe('true'))
})

it('[T-36] mutes a conversation, which the list shows, and no longer counts it', async () => {
  const { server } = await open(conversation({ isGroup: true, name: 'Night shift', can: asMember }))
  server.on(`PUT ${conversationPath}/muted`, (body) => body)
  const row = within(screen.getByRole('list', { name: 'Conversations' })).getByRole('link')
  await choose('Mute')
  await status('Muted. It is no longer counted as unread.')
  within(row).getByText('Muted')
  within(screen.getByRole('heading', { level: 2 })).getByText('Muted')
  server.on(`PUT ${conversationPath}/muted`, dead)
  await choose('Unmute')
  await status('The conversation is still muted. Try again.')
  expect(server.lastBody(`PUT ${conversationPath}/muted`)).toEqual({ isMuted: false })
})

it('[T-36] leaves a group once, after naming the next admin', async () => {
  const { server, address } = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Message Night shift' }), 'Half a th')
  await choose('Leave group')
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave Night shift?' })
  within(dialog).getByText(
    'You will no longer see this conversation. Theo Lindqvist becomes its admin. What you have written here and not sent is lost.',
  )
  server.on(`POST ${conversationPath}/leave`, dead)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave group' }))
  await status('You are still in the group. Try again.')
  await choose('Leave group')
  server.on(`POST ${conversationPath}/leave`, () => new Response(null, { status: 204 }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Leave group' }))
  await status('You have left Night shift.')
  expect(address()).toBe('/messages')
  expect(server.count(`POST ${conversationPath}/leave`)).toBe(2)
  expect(screen.queryByRole('link', { name: /Night shift/ })).toBeNull()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

it('shows members the list of people, and nothing to change', async () => {
  await open(group({ can: asMember, participants: [part(theo, { role: 'admin' }), part(ada)] }))
  const dialog = await openMembers()
  expect(rows(dialog)).toEqual(['Theo LindqvistAdmin', 'AdaYou'])
  expect(within(dialog).queryByRole('button', { name: /Rename|Add people|Options/ })).toBeNull()
  expect(within(dialog).queryByRole('group', { name: 'Group picture' })).toBeNull()
})

it('renames a group; the typed name stays after a failure', async () => {
  const { server } = await open()
  const dialog = within(await openMembers())
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
  const box = dialog.getByRole('textbox', { name: 'Group name' })
  await userEvent.clear(box)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  dialog.getByText('Group name is required')
  expect(document.activeElement).toBe(box)
  await userEvent.type(box, 'Early shift')
  server.on(`PUT ${conversationPath}/name`, dead)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('The name was not changed. Try again.')
  expect(box).toHaveProperty('value', 'Early shift')
  server.on(`PUT ${conversationPath}/name`, () => group({ name: 'Early shift', change: 9 }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Rename' })),
  )
  await waitFor(() => expect(document.title).toBe('Early shift · Patchbay'))
})

it('adds people, says what they will see, and keeps the chosen people after a refusal', async () => {
  const { server } = await open()
  server.on('GET /blocks', () => ({
    blocks: [{ person: lena, blockedAt: '2026-11-15T10:00:00.000Z' }],
    nextCursor: null,
  }))
  // The key is the first letter: a slow machine also asks for the beginning of a word.
  const found: Readonly<Record<string, readonly Person[]>> = {
    b: [bram, theo],
    t: [theo],
    l: [lena],
    i: [ines],
  }
  server.on('GET /people', (_, query) => ({
    people: found[query.get('q')?.charAt(0) ?? '']?.map(asFound) ?? [],
  }))
  const path = `POST ${conversationPath}/participants`
  const dialog = within(await openMembers())
  await userEvent.click(dialog.getByRole('button', { name: 'Add people' }))
  dialog.getByText('They will see everything that was said here before.')
  await userEvent.type(dialog.getByRole('combobox', { name: 'Add people' }), 'b')
  await userEvent.click(await dialog.findByRole('option', { name: 'Bram Vos' }))
  const box = dialog.getByRole('combobox', { name: 'Add people' })
  await userEvent.type(box, 'theo')
  await dialog.findByText('Already in the group')
  await userEvent.keyboard('{Escape}')
  expect(dialog.queryByText('Already in the group')).toBeNull()
  await userEvent.clear(box)
  await userEvent.type(box, 'lena')
  await dialog.findByText('You have blocked them')
  await userEvent.clear(box)
  await userEvent.type(box, 'i')
  await dialog.findByRole('option', { name: 'Ines Duarte' })
  await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{Enter}')
  server.on(path, () => refuse('conversation_blocked'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('Cannot start conversation with blocked user')
  dialog.getByText('It concerns at least one of them. Choose others, or unblock them first.')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ines Duarte' }))
  server.on(path, () => refuse('cannot_be_added'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('Not everybody you have chosen can be added. Choose others.')
  const limit = { of: 'added_person', left: 1 }
  server.on(path, () => refuse('rate_limited', { retryAfter: 11 * 3_600, limit }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('You can add 1 more person to groups now, and others in 11 hours.')
  const grown = [...group().participants, part(bram)]
  server.on(path, () => ({
    ...group({ change: 9, participants: grown, participantCount: 4 }),
    askedBack: [],
  }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('4 people')
  dialog.getByRole('link', { name: 'Bram Vos' })
  expect(server.lastBody(path)).toEqual({ userIds: [bram.id] })
})

it('says who had left, and is asked instead of added', async () => {
  const { server } = await open()
  server.on('GET /people', () => ({ people: [bram].map(asFound) }))
  server.on(`POST ${conversationPath}/participants`, () => ({ ...group(), askedBack: [bram.id] }))
  const dialog = within(await openMembers())
  await userEvent.click(dialog.getByRole('button', { name: 'Add people' }))
  await userEvent.type(dialog.getByRole('combobox', { name: 'Add people' }), 'b')
  await userEvent.click(await dialog.findByRole('option', { name: 'Bram Vos' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await status('Bram Vos left this group before, and has been asked to come back.')
})

describe('a group that the viewer left', () => {
  const early = { conversationId: sampleId(601), name: 'Early shift', isNew: false }
  const asked = { groups: [early] }
  const path = `/conversations/${sampleId(601)}/come-back`
  async function openAsked() {
    const server = messagesServer({}, { 'GET /conversations/asked-back': () => asked })
    const app = renderPage('/messages', { server })
    const list = await screen.findByRole('list', { name: 'Groups that ask you to come in' })
    within(list).getByText('You left “Early shift”. You are asked to come back.')
    return { ...app, list: within(list) }
  }

  it('is entered again by the viewer only, who learns why that is not possible', async () => {
    const { server, list, address } = await openAsked()
    server.on(`POST ${path}`, () => refuse('group_full'))
    await userEvent.click(list.getByRole('button', { name: 'Come back' }))
    await status('The group is full.')
    server.on(`POST ${path}`, () => group({ id: sampleId(601), name: 'Early shift' }))
    server.on('GET /conversations/asked-back', () => ({ groups: [] }))
    await userEvent.click(list.getByRole('button', { name: 'Come back' }))
    await status('You are back in Early shift.')
    await waitFor(() => expect(address()).toBe(`/messages?id=${sampleId(601)}`))
    await waitFor(() => expect(screen.queryByText(/You left/)).toBeNull())
  })

  it('asks those differently who were never in it', async () => {
    const isNew = { groups: [{ ...early, isNew: true }] }
    const server = messagesServer({}, { 'GET /conversations/asked-back': () => isNew })
    renderPage('/messages', { server })
    await screen.findByText('You are asked to join “Early shift”.')
    server.on(`POST ${path}`, () => group({ id: sampleId(601), name: 'Early shift' }))
    await userEvent.click(screen.getByRole('button', { name: 'Join' }))
    await status('You are in Early shift.')
  })

  it('is declined, and no longer shown', async () => {
    const { server, list } = await openAsked()
    server.on(`DELETE ${path}`, () => new Response(null, { status: 204 }))
    server.on('GET /conversations/asked-back', () => ({ groups: [] }))
    await userEvent.click(list.getByRole('button', { name: 'No, thanks' }))
    await waitFor(() => expect(screen.queryByText(/You left/)).toBeNull())
    expect(server.count(`DELETE ${path}`)).toBe(1)
  })
})

it('makes a member an admin and removes a member, and says why when that failed', async () => {
  const { server } = await open()
  const dialog = await openMembers()
  // The only admin cannot give up the role.
  expect(within(dialog).queryByRole('button', { name: 'Options for Ada' })).toBeNull()
  const role = `PUT ${conversationPath}/participants/${theo.id}/role`
  server.on(role, () => refuse('participant_not_found'))
  await choose('Make admin', 'Options for Theo Lindqvist')
  await status('This person is no longer in the group.')
  const removal = `DELETE ${conversationPath}/participants/${kofi.id}`
  const [first, self] = group().participants as [Participant, Participant]
  server.on(removal, () => group({ change: 9, participants: [first, self], participantCount: 2 }))
  await choose('Remove', 'Options for Kofi Mensah')
  const asked = await screen.findByRole('alertdialog', { name: 'Remove Kofi Mensah?' })
  within(asked).getByText('They will no longer see this conversation.')
  await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }))
  await status('Kofi Mensah has been removed.')
  expect(rows(dialog)).toEqual(['AdaYouAdmin', 'Theo Lindqvist'])
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})

it('follows changes by others in the open dialog, and keeps typed and chosen values when the role is lost', async () => {
  const { server, receive } = await open()
  const dialog = await openMembers()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Group name' }), ' B')
  server.on('GET /people', () => ({ people: [bram, ines].map(asFound) }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add people' }))
  const box = within(dialog).getByRole('combobox', { name: 'Add people' })
  for (const name of ['Bram Vos', 'Ines Duarte']) {
    await userEvent.type(box, 'a')
    await userEvent.click(await within(dialog).findByRole('option', { name }))
  }
  const people = [part(theo, { role: 'admin', change: 3 }), part(ada, { change: 2 }), part(bram)]
  const now = group({ participants: people, change: 4, can: asMember })
  server.on(`GET ${conversationPath}`, () => now)
  receive({
    type: 'conversation_changed',
    conversationId: now.id,
    after: 1,
    upTo: 4,
    conversation: { ...now, name: 'Theirs' },
    messages: [],
    participants: [part(ada, { change: 2 }), part(theo, { role: 'admin', change: 3 }), part(bram)],
  })
  await within(dialog).findByRole('link', { name: 'Bram Vos' })
  expect(rows(dialog)[0]).toBe('Theo LindqvistAdmin')
  within(dialog).getByDisplayValue('Night shift B')
  expect(within(dialog).getAllByText('Only admins can change this group.')).toHaveLength(2)
  const chosen = within(dialog).getByRole('list', { name: 'Chosen people' })
  expect(chosen.textContent).toBe('Ines Duarte')
  for (const cancel of within(dialog).getAllByRole('button', { name: 'Cancel' }))
    await userEvent.click(cancel)
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(within(dialog).queryByRole('button', { name: 'Add people' })).toBeNull()
})

it('disappears with its dialog when the viewer is removed; unsent text can be copied', async () => {
  const { server, receive } = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Message Night shift' }), 'Half a th')
  await openMembers()
  const gone = () => refuse('conversation_not_found')
  server.on(`GET ${conversationPath}`, gone)
  server.on(`GET ${conversationPath}/changes`, gone)
  server.on('GET /conversations', () => ({
    conversations: [],
    nextCursor: null,
    asOf: '2026-11-15T10:00:00.000Z',
  }))
  receive({ type: 'inbox_changed', version: 2 })
  const heading = await screen.findByRole('heading', { name: 'This conversation is not here' })
  screen.getByText('You are no longer in Night shift.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByText('message 1')).toBeNull()
  expect(screen.queryByRole('link', { name: /Night shift/ })).toBeNull()
  const unsent = within(await screen.findByRole('region', { name: 'Not sent' }))
  unsent.getByText('Half a th')
  const user = userEvent.setup()
  await user.click(unsent.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('Half a th')
  await user.click(unsent.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent' })).toBeNull())
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

it('stays gone when an answer from before the removal arrives late', async () => {
  const { server, receive } = await open()
  const late = Promise.withResolvers<unknown>()
  server.on(`GET ${conversationPath}`, () => refuse('conversation_not_found'))
  server.on(`GET ${conversationPath}/changes`, () => late.promise)
  receive({ type: 'inbox_changed', version: 2 })
  await screen.findByRole('heading', { name: 'This conversation is not here' })
  const known = { ...group(), seq: 1, change: 1 }
  const { id: conversationId } = known
  const numbers = { after: 1, upTo: 1, more: false }
  late.resolve({ conversationId, conversation: known, messages: [], participants: [], ...numbers })
  await act(async () => {
    await late.promise
    // The page handles the answer in the tasks that follow.
    await new Promise((resolve) => setImmediate(resolve))
  })
  expect(screen.queryByText('message 1')).toBeNull()
  screen.getByRole('heading', { name: 'This conversation is not here' })
})

it('keeps unsent text accessible after the viewer was removed', async () => {
  const { server } = await open()
  const gone = () => refuse('conversation_not_found')
  // This only exists once the message is sent: without the conversation the page has no box to
  // write in.
  server.on(`POST ${conversationPath}/messages`, () => {
    server.on(`GET ${conversationPath}`, gone)
    server.on(`GET ${conversationPath}/changes`, gone)
    return gone()
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Message Night shift' }), 'Wait{Enter}')
  const unsent = within(await screen.findByRole('region', { name: 'Not sent' }))
  unsent.getByText('Wait')
  await userEvent.click(unsent.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent' })).toBeNull())
})
