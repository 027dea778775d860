import type { FoundMessage } from '@patchbay/contract/messaging/message-search'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../test/fake-layout.ts'
import { dead, refuse } from '../../../../test/fake-server.ts'
import { conversationPath, messagesServer, openPage } from '../../../../test/messages-server.ts'
import { conversation, message, ownMessage } from '../../../../test/messages.ts'
import { renderPage } from '../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const route = 'GET /messages'
const said = Array.from({ length: 60 }, (_, index) =>
  (index % 2 === 0 ? message : ownMessage)(index + 1),
)

/** A result that matches the first word of its message. */
function found(seq: number): FoundMessage {
  const { id, conversationId, sender, createdAt, content } = said[seq - 1] ?? message(seq)
  const [first = '', ...rest] = content.split(' ')
  const excerpt = [
    { text: first, isFound: true },
    { text: ` ${rest.join(' ')}`, isFound: false },
  ]
  return { id, conversationId, seq, sender, createdAt, excerpt }
}
const answer = (seqs: readonly number[], nextCursor: string | null = null) => ({
  found: seqs.map(found),
  conversations: seqs.length > 0 ? [conversation({ seq: 60 })] : [],
  nextCursor,
})

function open(path = '/messages') {
  const server = messagesServer({ messages: said })
  const pageAround = (seq: number) => {
    const top = Math.max(50, Math.min(60, seq + 24))
    const messages = said.slice(top - 50, top).toReversed()
    return { messages, older: top > 50, newer: top < 60, upTo: 60 }
  }
  server.on(`GET ${conversationPath}/messages`, (_, query) =>
    query.has('around') ? pageAround(Number(query.get('around'))) : pageAround(60),
  )
  return renderPage(path, { server })
}
const box = () => screen.findByRole('searchbox', { name: 'Search conversations' })
/** Sets the whole text at once: slow typing would send requests in between. */
const type = async (q: string) => void fireEvent.change(await box(), { target: { value: q } })
const results = () => screen.findByRole('list', { name: 'Search results' })
const texts = async () =>
  within(await results())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('shows found messages below the conversations, and links to their position', async () => {
  const { server, address } = open()
  server.on(route, (_, query) =>
    query.has('cursor') ? answer([5]) : answer([58, 57], query.get('q')),
  )
  await type('message')
  const [own, theirs] = within(await results()).getAllByRole('link')
  expect(own?.textContent).toMatch(/^Theo Lindqvist.*You: message 58$/)
  expect(theirs?.textContent).toMatch(/Theo: message 57$/)
  expect([...(own?.querySelectorAll('mark') ?? [])].map((one) => one.textContent)).toEqual([
    'message',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect(await texts()).toHaveLength(3))
  await userEvent.click(within(await results()).getByRole('link', { name: /message 5$/ }))
  expect(address()).toBe(`${openPage}&at=5`)
  const article = await screen.findByRole('article', { name: /message 5,/ })
  await waitFor(() => expect(document.activeElement).toBe(article))
  expect(article.dataset['marked']).toBe('true')
  await waitFor(() => expect(article.dataset['marked']).toBeUndefined(), { timeout: 4000 })
  // The results are still shown, and the URL stays until the viewer moves on.
  expect(await texts()).toHaveLength(3)
  expect(address()).toBe(`${openPage}&at=5`)
  const composer = screen.getByRole('textbox', { name: /^Message Theo/ })
  fireEvent.change(composer, { target: { value: 'Heard.' } })
  fireEvent.keyDown(composer, { key: 'Enter' })
  await waitFor(() => expect(address()).toBe(openPage))
})

it('keeps the old results while the viewer types, and ignores a late answer', async () => {
  const { server } = open()
  const late = Promise.withResolvers<object>()
  server.on(route, (_, query) => {
    if (query.get('q') === 'me') return answer([58, 57])
    return query.get('q') === 'mes' ? late.promise : answer([40])
  })
  await type('me')
  await waitFor(async () => expect(await texts()).toHaveLength(2))
  await type('mes')
  await waitFor(async () => expect((await results()).getAttribute('aria-busy')).toBe('true'))
  expect(await texts()).toHaveLength(2)
  await type('mess')
  await waitFor(async () => expect(await texts()).toHaveLength(1))
  late.resolve(answer([1, 2, 3]))
  await late.promise
  expect((await texts())[0]).toMatch(/message 40$/)
})

it('says when nothing is found, when it failed, and when there is no network', async () => {
  const { server } = open()
  const limit = { of: 'search', left: 0 }
  server.on(route, () => refuse('rate_limited', { retryAfter: 21, limit }))
  await type('harp')
  await screen.findByText('You have searched a lot. You can search again in 21 seconds.')
  server.on(route, () => answer([]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByText('No messages found')).toHaveLength(2))
  window.dispatchEvent(new Event('offline'))
  server.on(route, () => answer([9]))
  await type('harps')
  await screen.findByText('You are offline. Messages are searched when you are back.')
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => expect((await texts())[0]).toMatch(/message 9$/))
})

it('opens as usual, and says so, if the URL names a message that does not exist', async () => {
  open(`${openPage}&at=900`)
  // The toast is both shown and announced, so there are several matches.
  await screen.findAllByText('That message could not be shown.')
  await screen.findByRole('article', { name: /message 1,/ })
})

it('steps through the results in one conversation, and closes by Escape', async () => {
  const { server, address } = open(openPage)
  const asked: string[] = []
  server.on(route, (_, query) => {
    asked.push(query.toString())
    return query.has('cursor') ? answer([2]) : answer([60, 59], 'next')
  })
  const composer = await screen.findByRole('textbox', { name: /^Message Theo/ })
  await userEvent.click(composer)
  await userEvent.keyboard('{Control>}f{/Control}')
  const search = await screen.findByRole('searchbox', { name: 'Search in conversation' })
  expect(document.activeElement).toBe(search)
  // The second time, the browser's own search opens.
  const again = new KeyboardEvent('keydown', {
    key: 'f',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  })
  search.dispatchEvent(again)
  expect(again.defaultPrevented).toBe(false)
  fireEvent.change(search, { target: { value: 'message' } })
  const marked = () => document.querySelector('[data-marked]')?.getAttribute('aria-label')
  await screen.findByText('1 of 2+')
  await waitFor(() => expect(marked()).toMatch(/message 60,/))
  const words = () => [...document.querySelectorAll('article mark')].map((one) => one.textContent)
  expect(new Set(words())).toEqual(new Set(['message']))
  await userEvent.keyboard('{Enter}')
  await screen.findByText('2 of 2+')
  await waitFor(() => expect(marked()).toMatch(/message 59,/))
  await userEvent.keyboard('{ArrowUp}')
  await screen.findByText('3 of 3')
  const older = screen.getByRole('button', { name: 'Older message' })
  expect(older.getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(marked()).toMatch(/message 2,/))
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await screen.findByText('2 of 3')
  expect(older.getAttribute('aria-disabled')).toBe('false')
  expect(document.activeElement).toBe(search)
  expect(asked[0]).toBe(`q=message&conversationId=${conversation().id}`)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('search', { name: 'Search in conversation' })).toBeNull()
  expect(words()).toEqual([])
  expect(document.activeElement).toBe(composer)
  expect(address()).toBe(openPage)
})

it('goes to a date, and says so if nothing was said on that day', async () => {
  const { server } = open(openPage)
  const since = `GET ${conversationPath}/messages/since`
  const times: (string | null)[] = []
  let createdAt = '2026-03-02T10:00:00.000Z'
  server.on(since, (_, query) => {
    times.push(query.get('time'))
    return { found: { seq: 2, createdAt } }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Search in conversation' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Go to a date' }))
  const date = await screen.findByLabelText('Date')
  expect(document.activeElement).toBe(date)
  const marked = () => document.querySelector('[data-marked]')?.getAttribute('aria-label')
  const goTo = async (day: string): Promise<void> => {
    fireEvent.change(date, { target: { value: day } })
    await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(server.count(since)).toBe(0)
  await goTo('2026-03-02')
  await waitFor(() => expect(marked()).toMatch(/message 2,/))
  expect(times).toEqual([new Date('2026-03-02T00:00').toISOString()])
  expect(screen.queryByText(/^Nothing was said/)).toBeNull()
  await goTo('2026-03-01')
  await screen.findByText('Nothing was said that day. This came next, on Monday 2 March.')
  createdAt = '2026-02-01T10:00:00.000Z'
  await goTo('2026-03-03')
  await screen.findByText('Nothing was said since. This came last, on Sunday 1 February.')
  server.on(since, dead)
  await goTo('2026-03-04')
  await screen.findByText('That date could not be shown. Try again.')
})
