import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { never } from '../../../../../test/fake-server.ts'
import {
  communityPath,
  event,
  insideServer,
  person,
  sampleId,
} from '../../../../../test/inside-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const path = `/events/${sampleId(200)}`
const button = (name: string): HTMLElement => screen.getByRole('button', { name })

/** Opens a community with one event. */
async function open(changes: Parameters<typeof event>[0] = {}) {
  const server = insideServer({
    [`GET ${communityPath}/events`]: () => ({
      happeningNow: [],
      upcoming: [event(changes)],
      nextCursor: null,
    }),
  })
  const app = renderPage(communityPath, { server })
  await screen.findByRole('link', { name: 'Stem Day' })
  return { ...app, server }
}

it('[M-05, M-06, M-07] lists attendees on hover, and closes 300 ms after the pointer has left', async () => {
  const { server } = await open()
  const attendees = `GET ${path}/attendees`
  server.on(attendees, () => ({ attendees: [], nextCursor: null }))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await user.hover(button('34 going'))
  await screen.findByText('No responses yet')
  const group = screen.getByRole('group', { name: 'Who is going to Stem Day' })
  expect(group.style.maxHeight).toContain('240px')
  await user.hover(screen.getByText('Peckham, London'))
  await pass(200)
  await user.hover(screen.getByText('No responses yet'))
  await pass(1000)
  await user.hover(screen.getByText('Peckham, London'))
  await pass(250)
  screen.getByText('No responses yet')
  await pass(100)
  await waitFor(() => expect(screen.queryByText('No responses yet')).toBeNull())
  server.on(attendees, () => ({
    attendees: [
      { person: person(13, 'Kit Harrow'), status: 'yes' },
      { person: { ...person(14, ''), fullName: null, displayName: null }, status: 'maybe' },
    ],
    nextCursor: null,
  }))
  await pass(61_000)
  await user.hover(button('34 going'))
  await screen.findByText('Kit Harrow')
  screen.getByText('Deleted account')
})

it('opens the list of attendees with the people that it knows, and never empty', async () => {
  const going = [person(13, 'Kit Harrow')]
  const { server } = await open({ going })
  server.on(`GET ${path}/attendees`, never)
  await userEvent.click(button('34 going'))
  const popup = within(await screen.findByRole('dialog', { name: 'Who is going to Stem Day' }))
  popup.getByText('Kit Harrow')
})
