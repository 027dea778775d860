import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import {
  community,
  communityPath,
  event,
  inHours,
  insideServer,
  sampleId,
} from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

/** Waits for a text, because a placeholder is rendered before the panel. */
async function panel(words: string) {
  await screen.findByText(words)
  return within(screen.getByRole('region', { name: 'Events' }))
}
const listPath = `GET ${communityPath}/events`

it('[K-33, M-02, M-03, M-25] shows current and upcoming events, five at a time', async () => {
  const live = event({
    id: sampleId(201),
    title: 'On air',
    startTime: inHours(-1),
    endTime: inHours(1),
  })
  const meeting = { isOnline: true, location: null, meetingUrl: 'https://meet.example.org/a' }
  const clinic = event({ id: sampleId(202), title: 'Clinic', ...meeting })
  const secret = event({ id: sampleId(203), title: 'Secret', ...meeting, meetingUrl: null })
  const rude = event({ id: sampleId(204), title: 'Rude', ...meeting, meetingUrl: 'javascript:1' })
  const server = insideServer({
    [listPath]: () => ({
      happeningNow: [live],
      upcoming: [event(), clinic, secret, rude],
      nextCursor: 'next',
    }),
  })
  renderPage(communityPath, { server })
  const region = await panel('Happening now')
  const now = within(region.getByRole('list', { name: 'Happening now' }))
  const next = within(region.getByRole('list', { name: 'Upcoming' }))
  expect(now.getAllByRole('article')).toHaveLength(1)
  now.getByRole('link', { name: 'On air' })
  const ticketOf = (title: string) => {
    const found = next.getByRole('link', { name: title }).closest('article')
    return within(found as HTMLElement)
  }
  ticketOf('Stem Day').getByText('Peckham, London')
  for (const name of ['Going', 'Maybe', 'No']) ticketOf('Stem Day').getByRole('button', { name })
  expect(ticketOf('Stem Day').queryByRole('link', { name: 'South London Producers' })).toBeNull()
  const join = ticketOf('Clinic').getByRole('link', { name: 'Join Online Meeting' })
  expect(['href', 'target', 'rel'].map((name) => join.getAttribute(name))).toEqual([
    'https://meet.example.org/a',
    '_blank',
    'noopener noreferrer',
  ])
  for (const title of ['Secret', 'Rude']) {
    ticketOf(title).getByText('Online')
    expect(ticketOf(title).queryByRole('link', { name: 'Join Online Meeting' })).toBeNull()
  }
  const later = event({ id: sampleId(205), title: 'Later' })
  server.on(listPath, () => ({ happeningNow: [], upcoming: [later], nextCursor: null }))
  await userEvent.click(region.getByRole('button', { name: 'Show more' }))
  await next.findByRole('link', { name: 'Later' })
  expect(region.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('[K-33] says that nothing is planned, and lets only members create events', async () => {
  const server = insideServer({ [`GET ${communityPath}`]: () => community({ create: false }) })
  const { queryClient } = renderPage(communityPath, { server })
  const region = await panel('No upcoming events')
  expect(region.queryByRole('heading', { name: 'Happening now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'New Event' })).toBeNull()
  server.on(`GET ${communityPath}`, () => ({ ...community(), version: 2 }))
  await queryClient.invalidateQueries()
  await region.findByRole('button', { name: 'New Event' })
})

it('[Z-13] tries again if the events could not be loaded', async () => {
  const server = insideServer({ [listPath]: () => refuse('rate_limited') })
  renderPage(communityPath, { server })
  const region = await panel('The events could not be loaded.')
  server.on(listPath, () => ({ happeningNow: [], upcoming: [event()], nextCursor: null }))
  await userEvent.click(region.getByRole('button', { name: 'Try again' }))
  await waitFor(() => region.getByRole('link', { name: 'Stem Day' }))
})

it('leaves the form open when the event begins, and when it is no longer listed', async () => {
  const can = { edit: true, delete: true, rsvp: true, report: false }
  const server = insideServer({
    [listPath]: () => ({ happeningNow: [], upcoming: [event({ can })], nextCursor: null }),
  })
  const { queryClient } = renderPage(communityPath, { server })
  const region = await panel('Stem Day')
  await userEvent.click(region.getByRole('button', { name: 'More about Stem Day' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  fireEvent.change(title, { target: { value: 'Stem Night' } })
  const startedEvent = event({ can, startTime: inHours(-1) })
  server.on(listPath, () => ({ happeningNow: [startedEvent], upcoming: [], nextCursor: null }))
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('Happening now')
  expect(screen.getByLabelText('Title')).toBe(title)
  server.on(listPath, () => ({ happeningNow: [], upcoming: [], nextCursor: null }))
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('No upcoming events')
  expect(screen.getByLabelText('Title')).toBe(title)
  expect(title.value).toBe('Stem Night')
  const put = `PUT /events/${sampleId(200)}`
  server.on(put, () => event())
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event saved')
  expect(server.calls.find(({ route }) => route === put)?.body).toMatchObject({
    title: 'Stem Night',
    startTime: startedEvent.startTime,
  })
})
