import type { Message } from '@patchbay/contract/messaging/messages'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { refuse } from '../../../../../../test/fake-server.ts'
import { sampleId } from '../../../../../../test/inside-samples.ts'
import { fakeLayout } from '../../../../../../test/fake-layout.ts'
import { messagesServer, openPage } from '../../../../../../test/messages-server.ts'
import { ada, conversation, message, participant, theo } from '../../../../../../test/messages.ts'
import { renderPage } from '../../../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const react = `PUT /messages/${sampleId(10_001)}/reaction`
const both = [
  { emoji: '🔥', userIds: [theo.id, ada.id] },
  { emoji: '👍', userIds: ['00000000-0000-4000-8000-000000000077'] },
]
const said = (reactions: Message['reactions'] = []) =>
  message(1, { content: 'Take two', reactions })
const row = async () => within(await screen.findByRole('article', { name: /Take two/ }))
const openMenu = async () =>
  userEvent.click((await row()).getByRole('button', { name: 'Message options' }))
const chips = async () =>
  (await row())
    .queryAllByRole('button', { name: /: / })
    .map((chip) => [chip.ariaLabel, chip.ariaPressed])

function open(reactions?: Message['reactions'], answer?: (emoji: string | null) => unknown) {
  const server = messagesServer({ messages: [said(reactions)] })
  if (answer) server.on(react, (body) => answer((body as { emoji: string | null }).emoji))
  renderPage(openPage, { server })
  return server
}

it('says who has reacted with what, and reads it out with the message', async () => {
  open(both)
  await waitFor(async () =>
    expect(await chips()).toEqual([
      ['🔥 2: You, Theo Lindqvist', 'true'],
      ['👍 1: Somebody who has left', 'false'],
    ]),
  )
  await screen.findByRole('article', { name: /Take two, 🔥 2, 👍 1, / })
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reactions' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Reactions' }))
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '🔥You, Theo Lindqvist',
    '👍Somebody who has left',
  ])
})

it('reacts from the menu at once, and takes the reaction back with another press', async () => {
  let answer = (_message: Message): void => {}
  const server = open([], () => new Promise((resolve) => (answer = resolve)))
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'React with 🔥' }))
  await waitFor(async () => expect(await chips()).toEqual([['🔥 1: You', 'true']]))
  await waitFor(() => expect(server.count(react)).toBe(1))
  act(() => answer({ ...said([{ emoji: '🔥', userIds: [ada.id] }]), change: 2 }))
  await screen.findByRole('article', { name: /Take two, 🔥 1/ })
  await userEvent.click((await row()).getByRole('button', { name: '🔥 1: You' }))
  await waitFor(async () => expect(await chips()).toEqual([]))
  await waitFor(() => expect(server.lastBody(react)).toEqual({ emoji: null }))
})

it('takes back what the server refuses, and says so', async () => {
  open([{ emoji: '🔥', userIds: [theo.id] }], () => refuse('message_blocked'))
  await userEvent.click(await screen.findByRole('button', { name: '🔥 1: Theo Lindqvist' }))
  await screen.findAllByText('Your reaction could not be saved. Try again.')
  expect(await chips()).toEqual([['🔥 1: Theo Lindqvist', 'false']])
})

it('tells the page that the session has ended, instead of an error', async () => {
  const server = messagesServer({ messages: [said([{ emoji: '🔥', userIds: [theo.id] }])] })
  server.on(react, () => refuse('not_authenticated'))
  const { sessions } = renderPage(openPage, { server })
  const chip = await screen.findByRole('button', { name: '🔥 1: Theo Lindqvist' })
  server.on('GET /session', () => ({ session: null }))
  await userEvent.click(chip)
  await waitFor(() => expect(sessions.state().user).toBeNull())
  expect(screen.queryAllByText('Your reaction could not be saved. Try again.')).toEqual([])
})

it('finds any emoji by its name, with the keyboard alone', async () => {
  const server = open([], (emoji) => said([{ emoji: emoji ?? '', userIds: [ada.id] }]))
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'React…' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'React' }))
  await sheet.findByRole('region', { name: 'Smileys' })
  await userEvent.click(sheet.getByRole('searchbox', { name: 'Search emoji' }))
  await userEvent.keyboard('no such thing')
  await sheet.findByText('No emoji has this name.')
  await userEvent.clear(sheet.getByRole('searchbox'))
  await userEvent.keyboard('guit')
  await waitFor(() => expect(sheet.getAllByRole('button', { name: 'guitar' })).toHaveLength(1))
  await userEvent.tab()
  await userEvent.keyboard('{End}{Home}{Enter}')
  await waitFor(() => expect(server.count(react)).toBe(1))
  expect(server.lastBody(react)).toEqual({ emoji: '🎸' })
})

it('shows reactions without buttons where nobody may write, and none of blocked people', async () => {
  const group = conversation({
    seq: 1,
    change: 1,
    participants: [participant(ada), { ...participant(theo), blocked: true }],
    can: { send: false, manage: false, leave: false },
  })
  const server = messagesServer({ messages: [said(both)], conversation: group })
  renderPage(openPage, { server })
  const shown = await row()
  await waitFor(() => expect(shown.getByText('🔥 1: You')).toBeDefined())
  expect(shown.queryAllByRole('button', { name: /🔥|👍/ })).toEqual([])
})
