import type { ConversationFile } from '@patchbay/contract/messaging/conversation-files'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { refuse } from '../../../../../test/fake-server.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversation, message, participant, theo } from '../../../../../test/messages.ts'
import { publicProfile } from '../../../../../test/people.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { linksIn } from './links-in.ts'

beforeEach(fakeLayout)
afterEach(() => vi.unstubAllGlobals())

/** A screen of this width, for all that asks for one. */
const screenOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, sign = '', than = '0'] = /width (>=|<) (\d+)px/.exec(query) ?? []
    const matches = sign === '>=' ? width >= Number(than) : sign === '<' && width < Number(than)
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined }
  })
}
const file = (n: number, changes: Partial<ConversationFile> = {}): ConversationFile => ({
  file: {
    id: sampleId(800 + n),
    name: `Chart ${n}.pdf`,
    kind: 'document',
    type: 'application/pdf',
    size: 40_000,
    path: '',
    url: '',
    width: null,
    height: null,
    peaks: null,
    seconds: null,
    missing: false,
  },
  seq: n,
  sender: theo,
  sentAt: '2026-11-12T10:00:00.000Z',
  ...changes,
})
const files = `GET ${conversationPath}/files`
const about = {
  listingId: sampleId(700),
  title: 'Mixes',
  category: 'Sound Engineer',
  price: 45,
  priceType: 'hourly' as const,
  brief: 'Mixes for a brass band' as string | null,
}

async function open(handlers: Parameters<typeof messagesServer>[1] = {}) {
  const server = messagesServer(
    { messages: [message(1, { content: 'Listen: https://music.example/horns' })] },
    {
      [files]: () => ({ files: [file(2), file(1)], nextCursor: null, about }),
      [`GET /people/${theo.id}`]: () => publicProfile({ id: theo.id, location: 'Leeds' }),
      'POST /attachments/signatures': () => ({ signed: [] }),
      ...handlers,
    },
  )
  const page = renderPage(openPage, { server })
  await screen.findByRole('textbox', { name: 'Message Theo Lindqvist' })
  return { ...page, server }
}
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Conversation options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

it('shows the person, the listing, the files and the links beside a conversation, and remembers if it is closed', async () => {
  screenOf(1600)
  const { unmount } = await open()
  const pane = within(await screen.findByRole('complementary', { name: 'Details' }))
  await pane.findByText('Chart 2.pdf')
  pane.getByText('Leeds')
  pane.getByRole('link', { name: 'View Profile of Theo Lindqvist' })
  pane.getByRole('link', { name: 'Mixes' })
  expect(pane.getByRole('group', { name: 'Brief' }).textContent).toContain('Mixes for a brass band')
  const link = pane.getByRole('link', { name: /music\.example/ })
  expect(link.getAttribute('href')).toBe('https://music.example/horns')
  const toMessage = pane.getAllByRole('link', { name: /Show the message$/ })
  expect(toMessage[0]?.getAttribute('href')).toContain('at=2')
  const toggle = screen.getByRole('button', { name: 'Details' })
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(toggle)
  expect(screen.queryByRole('complementary', { name: 'Details' })).toBeNull()
  unmount()
  const { server } = await open()
  expect(screen.queryByRole('complementary', { name: 'Details' })).toBeNull()
  expect(server.count(files)).toBe(0)
  await choose('Files')
  await screen.findByRole('complementary', { name: 'Details' })
})

it('opens the same as a sheet where there is no room, and fetches nothing before', async () => {
  screenOf(1280)
  const { server } = await open()
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull()
  expect(server.count(files)).toBe(0)
  await choose('Files')
  const sheet = within(await screen.findByRole('dialog', { name: 'Details' }))
  await sheet.findByText('Chart 1.pdf')
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says that there are no files, or that they could not be loaded, and shows more', async () => {
  screenOf(1600)
  let answer: () => unknown = () => refuse('internal')
  const { unmount } = await open({ [files]: () => answer() })
  await screen.findByText('The files could not be loaded.')
  answer = () => ({ files: [], nextCursor: null, about: null })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Files that you send each other are kept together here.')
  unmount()
  const { server } = await open({
    [files]: () => ({ files: [file(2)], nextCursor: 'next', about: null }),
  })
  await screen.findByText('Chart 2.pdf')
  server.on(files, () => ({ files: [file(1)], nextCursor: null, about: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Chart 1.pdf')
  screen.getByText('Chart 2.pdf')
})

it('leads from the menu of two people to the profile, a block and a report', async () => {
  screenOf(1280)
  const { address } = await open()
  await choose('Block')
  const question = within(await screen.findByRole('alertdialog', { name: 'Block Theo Lindqvist?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await choose('Report')
  const sheet = within(await screen.findByRole('dialog', { name: /Report/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('View profile')
  await waitFor(() => expect(address()).toBe(`/users/${theo.id}`))
})

it('offers neither profile, block nor report of an account that is gone', async () => {
  screenOf(1280)
  const gone = { ...theo, linked: false }
  const server = messagesServer({
    conversation: conversation({
      participants: conversation().participants.map((one) =>
        one.userId === theo.id ? participant(gone) : one,
      ),
    }),
  })
  renderPage(openPage, { server })
  await screen.findByRole('textbox', { name: 'Message Theo Lindqvist' })
  await userEvent.click(screen.getByRole('button', { name: 'Conversation options' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Files',
    'Mute',
    'Pin',
    'Mark as unread',
    'Archive',
  ])
})

it('names each link once, the newest first, and none of deleted messages or blocked people', () => {
  const messages = [
    message(1, { content: 'https://a.example and https://b.example' }),
    message(2, { content: 'https://a.example again' }),
    message(3, { content: 'https://c.example', deletedAt: '2026-11-12T10:00:00.000Z' }),
    message(4, { content: 'https://d.example', senderId: sampleId(66) }),
  ]
  const hosts = linksIn(messages, 'https://patchbay.example', [sampleId(66)])
  expect(hosts.map(({ host }) => host)).toEqual(['a.example', 'b.example'])
})
