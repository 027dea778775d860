import type { Message } from '@patchbay/contract/messaging/messages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeConversation } from '../../../../../test/fake-conversation.ts'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../../test/fake-socket.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversation, message, ownMessage } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const said = [message(1, { content: 'Theirs' }), ownMessage(2, { content: 'Mine\nin two lines' })]
const deletePath = `DELETE /messages/${said[1]?.id}`
const article = (name: RegExp) => screen.findByRole('article', { name })
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message / })
const question = () => screen.findByRole('alertdialog')
const gone = (one: Message, change: number): Message => ({
  ...one,
  content: '',
  attachments: [],
  deletedAt: '2026-11-15T11:00:00.000Z',
  change,
})

function open(more = {}, others: Parameters<typeof messagesServer>[0] = {}) {
  const server = messagesServer({ messages: said, ...others }, more)
  return renderPage(openPage, { server })
}
async function choose(on: RegExp, item: string): Promise<void> {
  const row = within(await article(on))
  await userEvent.click(row.getByRole('button', { name: 'Message options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

it('offers the actions that the viewer may take on a message, and reports messages of others', async () => {
  const { server } = open({ 'POST /reports': () => ({ id: sampleId(900) }) })
  const mine = within(await article(/^You: Mine/))
  await userEvent.click(mine.getByRole('button', { name: 'Message options' }))
  await screen.findByRole('menu')
  expect(items()).toEqual(['React…', 'Reply', 'Forward', 'Copy text', 'Edit', 'Delete'])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await choose(/^Theo Lindqvist: Theirs/, 'Report')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Report the message of Theo Lindqvist' }),
  )
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Rude.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit report' }))
  await screen.findByText(/^Thank you for your report/)
  expect(server.calls.find(({ route }) => route === 'POST /reports')?.body).toMatchObject({
    subject: { type: 'message', id: said[0]?.id },
  })
})

it('keeps an open report when its message is deleted, and says so when it is sent', async () => {
  const sockets = fakeSockets()
  const { server, truth, frame } = fakeConversation(1)
  server.on('POST /reports', () => refuse('subject_not_found'))
  renderPage(openPage, { server })
  await choose(/^Theo Lindqvist: /, 'Report')
  const dialog = within(await screen.findByRole('dialog', { name: /^Report the message/ }))
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })
  await userEvent.type(reason, 'Rude.')
  act(() => {
    sockets[0]?.open()
    sockets[0]?.say({ type: 'resumed' })
  })
  const messages = truth.all().map((one) => gone(one, 2))
  act(() => sockets[0]?.say({ ...frame(1), upTo: 2, messages }))
  await waitFor(() => expect(document.querySelector('article')?.ariaLabel).toMatch(/deleted/))
  expect(reason.value).toBe('Rude.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit report' }))
  await dialog.findByText('This is no longer there.')
  expect(reason.value).toBe('Rude.')
})

it('deletes a message at once, before the server has answered', async () => {
  const answers: (() => void)[] = []
  const { server } = open({
    [deletePath]: () =>
      new Promise((resolve) => answers.push(() => resolve(gone(said[1] as Message, 3)))),
  })
  await choose(/^You: Mine/, 'Delete')
  const asked = within(await question())
  asked.getByText('Delete this message for everyone?')
  asked.getByText('Mine…')
  await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
  const tombstone = await article(/^You: Message deleted/)
  expect(within(tombstone).queryByRole('button')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(tombstone))
  answers.forEach((answer) => answer())
  await waitFor(() => expect(server.count(deletePath)).toBe(1))
  await article(/^You: Message deleted/)
})

it('restores a message that the server did not delete, and says so', async () => {
  open({ [deletePath]: dead })
  await choose(/^You: Mine/, 'Delete')
  await userEvent.click(within(await question()).getByRole('button', { name: 'Delete' }))
  await screen.findAllByText('The message was not deleted. Try again.')
  await article(/^You: Mine/)
})

it('copies a message as it is read, with the names in it', async () => {
  userEvent.setup()
  const content = `Theirs, *and* <@${sampleId(1)}|Ida Quist>`
  open({}, { messages: [message(1, { content })] })
  await choose(/^Theo Lindqvist: Theirs/, 'Copy text')
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('Theirs, *and* @Ida Quist'),
  )
})

it('offers every action by keyboard, on the message that has the focus', async () => {
  open({}, { conversation: conversation({ seq: 2, change: 2 }, 2) })
  const user = userEvent.setup()
  const mine = await article(/^You: Mine/)
  await user.click(await box())
  await user.tab({ shift: true })
  mine.focus()
  await user.keyboard('{Control>}c{/Control}')
  expect(await navigator.clipboard.readText()).toBe('Mine\nin two lines')
  mine.focus()
  // The first time, the menu's script is still loading; the second time, it is loaded.
  for (const key of ['{Enter}', '{Shift>}{F10}{/Shift}']) {
    await user.keyboard(key)
    const first = await screen.findByRole('menuitemradio', { name: 'React with 👍' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(mine))
  }
  await user.keyboard('{Delete}')
  await question()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(mine))
  await user.keyboard('e')
  const edit = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit message' })
  await waitFor(() => expect(document.activeElement).toBe(edit))
  expect(edit.value).toBe('Mine\nin two lines')
  // Neither a key on the message nor a key in the composer discards the text typed in the edit.
  await user.keyboard(', or three')
  mine.focus()
  await user.keyboard('e')
  expect(document.activeElement).toBe(edit)
  fireEvent.change(await box(), { target: { value: '' } })
  for (const key of ['{ArrowUp}', '{Escape}']) {
    await user.click(await box())
    await user.keyboard(key)
    expect(document.activeElement).toBe(edit)
  }
  expect(edit.value).toBe('Mine\nin two lines, or three')
  // If nothing was changed, the Escape key closes the edit, and nothing else.
  fireEvent.change(edit, { target: { value: 'Mine\nin two lines' } })
  fireEvent.change(await box(), { target: { value: 'Half a word' } })
  await user.click(await box())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Edit message' })).toBeNull()
  expect((await box()).value).toBe('Half a word')
})

it('returns to the composer after an edit that was begun there, and else to the message', async () => {
  open()
  const user = userEvent.setup()
  const mine = await article(/^You: Mine/)
  const edits = () =>
    waitFor(() => {
      const edit = screen.getByRole('textbox', { name: 'Edit message' })
      expect(document.activeElement).toBe(edit)
    })
  await user.click(await box())
  await user.keyboard('{ArrowUp}')
  await edits()
  await user.keyboard('{Escape}')
  const composer = await box()
  await waitFor(() => expect(document.activeElement).toBe(composer))
  mine.focus()
  await user.keyboard('e')
  await edits()
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(document.activeElement).toBe(await article(/^You: Mine/)))
})

it('types into the composer from anywhere, but not from a field, over a dialog, or with other keys', async () => {
  open()
  const user = userEvent.setup()
  const theirs = await article(/^Theo Lindqvist: Theirs/)
  theirs.focus()
  await user.keyboard('e l')
  expect((await box()).value).toBe('e l')
  expect(document.activeElement).toBe(await box())
  theirs.focus()
  await user.keyboard(' {Control>}b{/Control}{F2}')
  expect(document.activeElement).toBe(theirs)
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  within(help).getByText('Copy its text')
  await user.keyboard('x{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await box()).value).toBe('e l')
  await user.click(screen.getByRole('searchbox', { name: 'Search conversations' }))
  await user.keyboard('?')
  // Keys on the links around the page and during composition with an IME do not reach the composer.
  const [link] = within(screen.getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link')
  link?.focus()
  await user.keyboard('?x')
  expect(document.activeElement).toBe(link)
  theirs.focus()
  for (const key of ['?', 'x']) fireEvent.keyDown(theirs, { key, isComposing: true })
  expect(document.activeElement).toBe(theirs)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await box())
  await user.paste('\none\ntwo')
  expect((await box()).value).toBe('e l\none\ntwo')
})

it('moves through the conversations with Alt and the arrows, and sends with Ctrl and Enter', async () => {
  const below = conversation({ id: sampleId(501), seq: 1, lastMessage: 'Older' })
  const { address, server } = open(
    {
      [`POST ${conversationPath}/messages`]: (body: unknown) =>
        ownMessage(3, body as Partial<Message>),
    },
    { others: [below] },
  )
  const user = userEvent.setup()
  await screen.findByRole('link', { name: /Older/ })
  // In a text box the arrow keys move the caret.
  await user.type(await box(), 'Go{Alt>}{ArrowDown}{/Alt}')
  expect(address()).toBe(openPage)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.count(`POST ${conversationPath}/messages`)).toBe(1))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(address()).toContain(below.id))
  await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}')
  await waitFor(() => expect(address()).toBe(openPage))
})

it('opens the menu on a long press, and not when the finger moves or touches a link', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open({}, { messages: [message(1, { content: 'Theirs at https://a.example' })] })
  const row = await article(/^Theo Lindqvist: Theirs/)
  const words = within(row).getByText(/^Theirs at/)
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 }
  const hold = async (target: Element, moved = 0): Promise<void> => {
    fireEvent.pointerDown(target, finger)
    fireEvent.pointerMove(target, { ...finger, clientY: 10 + moved })
    await vi.advanceTimersByTimeAsync(500)
    fireEvent.pointerUp(target, finger)
  }
  await hold(words, 40)
  await hold(within(row).getByRole('link', { name: 'https://a.example' }))
  fireEvent.pointerDown(words, { ...finger, pointerType: 'mouse' })
  await vi.advanceTimersByTimeAsync(500)
  expect(screen.queryByRole('menu')).toBeNull()
  for (let time = 0; time < 2; time += 1) {
    await hold(words, 4)
    await screen.findByRole('menu')
    expect(items()).toEqual(['React…', 'Reply', 'Forward', 'Copy text', 'Report'])
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  vi.useRealTimers()
})

it('makes the text of a message selectable on a touch screen, until the viewer taps elsewhere', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }),
  )
  open()
  const selected = () => String(getSelection())
  await choose(/^Theo Lindqvist: Theirs/, 'Select text')
  await waitFor(() => expect(selected()).toBe('Theirs'))
  fireEvent.click(screen.getByText('Theirs', { selector: '[data-selectable] *' }))
  expect(document.querySelector('[data-selectable]')).not.toBeNull()
  fireEvent.click(await article(/^You: Mine/))
  expect([selected(), document.querySelector('[data-selectable]')]).toEqual(['', null])
})
