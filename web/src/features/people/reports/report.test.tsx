import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dead, refuse } from '../../../../test/fake-server.ts'
import {
  communityPath,
  event,
  insideServer,
  post,
  reply,
  sampleId,
} from '../../../../test/inside-samples.ts'
import { peopleServer, profilePage, pressOnProfile } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const route = 'POST /reports'
const thanks =
  'Thank you for your report. Our team will review your report and take appropriate action.'
const sheet = () => within(screen.getByRole('dialog', { name: 'Report Theo Lindqvist' }))
const field = () => sheet().getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })
const submit = () => sheet().getByRole('button', { name: 'Submit report' })

async function openSheet(): Promise<void> {
  await pressOnProfile('Report')
  await screen.findByRole('dialog', { name: 'Report Theo Lindqvist' })
}
async function open(answer: () => unknown) {
  const app = renderPage(profilePage, { server: peopleServer({}, { [route]: answer }) })
  await openSheet()
  return app
}
const sent = (server: { calls: readonly { route: string; body: unknown }[] }) =>
  server.calls.filter((one) => one.route === route).map(({ body }) => body)

describe('a report', () => {
  it('[N-21] requires a reason that is not blank', async () => {
    const { server } = await open(() => ({ id: sampleId(900) }))
    expect(submit().hasAttribute('disabled')).toBe(true)
    await userEvent.type(field(), '  ')
    expect(submit().hasAttribute('disabled')).toBe(true)
    fireEvent.submit(field())
    await sheet().findByText('Please give a reason')
    expect(document.activeElement).toBe(field())
    await userEvent.clear(field())
    fireEvent.change(field(), { target: { value: 'a'.repeat(2001) } })
    sheet().getByText('1 character too many')
    await userEvent.click(submit())
    await sheet().findByText('Use at most 2000 characters')
    expect(server.count(route)).toBe(0)
  })

  it('[N-22, N-23] shows thanks, and closes empty after five seconds', async () => {
    const { server } = await open(() => ({ id: sampleId(900) }))
    await userEvent.type(field(), 'Sends adverts.')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await userEvent.click(submit())
    await screen.findByText(thanks)
    expect(sent(server)).toEqual([
      {
        clientId: expect.any(String) as string,
        subject: { type: 'person', id: sampleId(12) },
        reason: 'Sends adverts.',
      },
    ])
    await act(() => vi.advanceTimersByTimeAsync(4500))
    screen.getByText(thanks)
    await act(() => vi.advanceTimersByTimeAsync(501))
    vi.useRealTimers()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openSheet()
    expect(field().value).toBe('')
  })

  it('[N-24] keeps its text after a failure and over a closed sheet, and is the same when sent again', async () => {
    const { server } = await open(dead)
    await userEvent.type(field(), 'Sends adverts.')
    await userEvent.click(submit())
    await sheet().findByText('Failed to submit report. Please try again.')
    await userEvent.click(sheet().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openSheet()
    expect(field().value).toBe('Sends adverts.')
    expect(sheet().queryByRole('alert')).toBeNull()
    server.on(route, () => ({ id: sampleId(900) }))
    await userEvent.click(submit())
    await screen.findByText(thanks)
    const [first, second] = sent(server)
    expect(second).toEqual(first)
  })

  it('shows calmly that the viewer has already reported this', async () => {
    await open(() => refuse('already_reported'))
    await userEvent.type(field(), 'Again.')
    await userEvent.click(submit())
    await sheet().findByText(/^You have reported this already/)
    expect(sheet().queryByRole('alert')).toBeNull()
  })

  it('[N-28] without a session leads to sign in, and is still there afterwards', async () => {
    const { server, address } = await open(() => refuse('not_authenticated'))
    await userEvent.type(field(), 'Sends adverts.')
    server.on('GET /session', () => ({ session: null }))
    await userEvent.click(submit())
    await screen.findByText('Please sign in to report users')
    expect(address()).toBe('/auth')
    expect(JSON.stringify(Object.values(sessionStorage))).toContain('Sends adverts.')
  })
})

it('can be made of posts, replies and events', async () => {
  const theirs = post({ replyCount: 1 })
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [theirs], nextCursor: null }),
    [`GET /posts/${theirs.id}/replies`]: () => ({ replies: [reply()], nextCursor: null }),
    [`GET ${communityPath}/events`]: () => ({
      happeningNow: [],
      upcoming: [event()],
      nextCursor: null,
    }),
    [route]: () => refuse('rate_limited'),
  })
  renderPage(communityPath, { server })
  const send = async (name: string): Promise<void> => {
    const dialog = within(await screen.findByRole('dialog', { name }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Adverts.')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit report' }))
    await dialog.findByRole('alert')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const choose = async (menu: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: menu }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
  }
  await choose('More about the post of Theo Lindqvist')
  await send('Report the post of Theo Lindqvist')
  await userEvent.click(screen.getByRole('button', { name: 'Replies, 1' }))
  await choose('More about the reply of Kit Harrow')
  await send('Report the reply of Kit Harrow')
  await choose('More about Stem Day')
  await send('Report the event of Theo Lindqvist')
  expect(sent(server)).toMatchObject([
    { subject: { type: 'post', id: theirs.id } },
    { subject: { type: 'reply', id: reply().id } },
    { subject: { type: 'event', id: event().id } },
  ])
})
