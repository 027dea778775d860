import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeFeed } from '../../../../test/fake-feed.ts'
import { never, refuse } from '../../../../test/fake-server.ts'
import { community, event, inHours, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { dayOfEvent, monthName } from '../events/public.ts'
import { notifyFollowers } from '../../../platform/realtime/followed.ts'

const list = 'GET /feed/events'
const page = (changes: object = {}) => ({
  happeningNow: [] as CommunityEvent[],
  upcoming: [] as CommunityEvent[],
  nextCursor: null,
  communities: 1,
  insideVersions: { [community().id]: 1 },
  ...changes,
})

it('[Q-04] has three tabs, each with a URL', async () => {
  const { server } = fakeFeed(0)
  renderPage('/events', { server })
  const tabs = within(await screen.findByRole('navigation', { name: 'What to read' }))
  expect(
    tabs
      .getAllByRole('link')
      .map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
  ).toEqual([
    ['Community Posts', '/', null],
    ['Events Feed', '/events', 'page'],
    ['Information Hub', '/?view=info', null],
  ])
})

it('[Q-05, Q-06] says that it loads, and that there is nothing', async () => {
  const { server } = fakeFeed(0)
  server.on(list, never)
  const { queryClient, unmount } = renderPage('/events', { server })
  await screen.findByText('Loading events...')
  unmount()
  queryClient.clear()
  server.on(list, () => page())
  const again = renderPage('/events', { server })
  await screen.findByRole('heading', { name: 'No upcoming events' })
  screen.getByText('What is planned in your communities will be listed here.')
  again.unmount()
  again.queryClient.clear()
  server.on(list, () => page({ communities: 0 }))
  renderPage('/events', { server })
  await screen.findByText('Join communities to see what they plan.')
})

it('shows why there are no events, and tries again', async () => {
  const { server } = fakeFeed(0)
  server.on(list, () => refuse('forbidden'))
  renderPage('/events', { server })
  const alert = await screen.findByRole('alert')
  within(alert).getByText('The events could not be loaded.')
  server.on(list, () => page({ upcoming: [event()] }))
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Stem Day' })
})

it('[Q-08] shows current events first, with communities, and shows an answer at once', async () => {
  const { server } = fakeFeed(0)
  const now = {
    id: sampleId(201),
    title: 'Soundcheck',
    startTime: inHours(-1),
    endTime: inHours(1),
  }
  const later = event({
    id: sampleId(202),
    title: 'Later',
    startTime: inHours(72),
    endTime: inHours(73),
  })
  server.on(list, (_, query) =>
    query.has('cursor')
      ? page({ upcoming: [later] })
      : page({ happeningNow: [event(now)], upcoming: [event()], nextCursor: 'next' }),
  )
  renderPage('/events', { server })
  const [going, upcoming] = [
    await screen.findByRole('list', { name: 'Happening now' }),
    screen.getByRole('list', { name: monthName(dayOfEvent(event())) }),
  ]
  within(going).getByRole('heading', { name: 'Soundcheck' })
  within(upcoming).getByRole('link', { name: 'South London Producers' })
  within(upcoming).getByText('Theo Lindqvist')
  within(upcoming).getByText('34 going')
  const answer = Promise.withResolvers<unknown>()
  server.on(`PUT /events/${event().id}/rsvp`, () => answer.promise)
  await userEvent.click(within(upcoming).getByRole('button', { name: 'Going' }))
  await within(upcoming).findByText('35 going')
  const answered = event({ myRsvp: 'yes', rsvpCount: 40, insideVersion: 2 })
  server.on(list, () =>
    page({ happeningNow: [event(now)], upcoming: [answered], nextCursor: 'next' }),
  )
  answer.resolve(answered)
  await within(upcoming).findByText('40 going')
  server.on(list, (_, query) =>
    query.has('cursor')
      ? page({ upcoming: [later] })
      : page({ happeningNow: [event(now)], upcoming: [answered], nextCursor: 'next' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await within(upcoming).findByRole('heading', { name: 'Later' })
})

it('receives changes in the communities', async () => {
  const { server } = fakeFeed(0)
  server.on(list, () => page())
  renderPage('/events', { server })
  await screen.findByRole('heading', { name: 'No upcoming events' })
  server.on(list, () => page({ upcoming: [event()], insideVersions: { [community().id]: 2 } }))
  act(() =>
    notifyFollowers({ type: 'inside_changed', communityId: community().id, version: 2 }, ''),
  )
  await waitFor(() => screen.getByRole('heading', { name: 'Stem Day' }))
})
