import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, refuse } from '../../../../../test/fake-server.ts'
import {
  community,
  communityPath,
  event,
  inHours,
  insideServer,
  person,
  sampleId,
} from '../../../../../test/inside-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

type Changes = Parameters<typeof event>[0]
const path = `/events/${sampleId(200)}`

async function open(changes: Changes = {}) {
  const server = insideServer({
    [`GET ${path}`]: () => event(changes),
    [`GET ${path}/attendees`]: () => ({
      attendees: [
        { person: person(13, 'Kit Harrow'), status: 'yes' },
        { person: person(14, 'Ola Berg'), status: 'maybe' },
      ],
      nextCursor: null,
    }),
  })
  const app = renderPage(path, { server })
  await screen.findByRole('heading', { level: 1, name: 'Stem Day' })
  return { ...app, server }
}
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name })
/** Toasts are both shown and announced, so there are several matches. */
const findShown = (words: string) => screen.findAllByText(words)
const pressed = (): (string | null)[] =>
  within(screen.getByRole('group', { name: 'Are you going to Stem Day?' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

it('[M-01] shows the whole event, with safe links and a calendar download', async () => {
  const startTime = '2027-01-02T19:00:00.000Z'
  await open({ startTime, endTime: '2027-01-02T21:00:00.000Z', timeZone: 'Asia/Kathmandu' })
  expect(document.title).toContain('Stem Day')
  for (const name of ['South London Producers', 'Back to South London Producers'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(communityPath)
  screen.getByText('Theo Lindqvist')
  expect(document.querySelector('time')?.dateTime).toBe(startTime)
  screen.getByText(/2 January 2027/)
  expect(screen.getByText(/in Kathmandu/).textContent).toBe('Sun 00:45 in Kathmandu')
  const link = screen.getByRole('link', { name: 'https://example.org/stems' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(link.parentElement?.textContent).toBe(event().description)
  const calendar = screen.getByRole('link', { name: 'Add to calendar' })
  expect(calendar.getAttribute('href')).toBe(`/calendar/${sampleId(200)}.ics`)
})

describe('an answer', () => {
  it('[M-03] shows at once; of several quick presses the last one counts', async () => {
    const { server, queryClient } = await open({ myRsvp: 'yes' })
    const answers: ((value: unknown) => void)[] = []
    server.on(`PUT ${path}/rsvp`, () => new Promise((resolve) => answers.push(resolve)))
    await userEvent.click(button('Going'))
    expect(answers).toEqual([])
    await userEvent.click(button('Maybe'))
    expect(pressed()).toEqual(['Maybe'])
    screen.getByText('33 going, 1 maybe')
    await userEvent.click(button('Going'))
    await userEvent.click(button('No'))
    expect(pressed()).toEqual(['No'])
    act(() => answers[0]?.(event({ myRsvp: 'maybe', rsvpCount: 33, insideVersion: 2 })))
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(pressed()).toEqual(['No'])
    act(() => answers[1]?.(event({ myRsvp: 'no', rsvpCount: 33, insideVersion: 3 })))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(pressed()).toEqual(['No'])
    expect(
      server.calls.flatMap(({ route, body }) => (route.startsWith('PUT') ? [body] : [])),
    ).toEqual([{ status: 'maybe' }, { status: 'no' }])
  })

  it('is reverted when sending fails, and says so', async () => {
    const { server } = await open({ myRsvp: 'maybe' })
    server.on(`PUT ${path}/rsvp`, dead)
    await userEvent.click(button('Going'))
    await findShown('Your answer could not be saved. Try again.')
    expect(pressed()).toEqual(['Maybe'])
    screen.getByText('34 going, 1 maybe')
  })

  it('cannot be given after the end', async () => {
    await open({ startTime: inHours(-3), endTime: inHours(-1), myRsvp: 'yes' })
    screen.getByText('This event is over.')
    expect(button('Maybe').matches(':disabled')).toBe(true)
    expect(pressed()).toEqual(['Going'])
  })
})

it('shows who is going by name', async () => {
  const { server, queryClient } = await open()
  const list = within(screen.getByRole('region', { name: 'Who is going' }))
  list.getByText('Kit Harrow')
  const maybe = (await list.findByText('Ola Berg')).closest('li') as HTMLElement
  within(maybe).getByText('Maybe')
  server.on(`GET ${path}/attendees`, () => ({ attendees: [], nextCursor: null }))
  await act(() => queryClient.invalidateQueries())
  await list.findByText('No responses yet')
})

it('links to a map only for a place, and escapes it', async () => {
  const { server, queryClient } = await open({ location: 'Room 2 & 3, #4 Rye Lane' })
  const map = screen.getByRole('link', { name: 'Show on a map' })
  expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe(
    'Room 2 & 3, #4 Rye Lane',
  )
  expect(map.getAttribute('rel')).toBe('noopener noreferrer')
  server.on(`GET ${path}`, () => event({ isOnline: true, location: null }))
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('Online')
  expect(screen.queryByRole('link', { name: 'Show on a map' })).toBeNull()
})

it('shows what else the community plans, and shares its own link', async () => {
  const other = event({ id: sampleId(201), title: 'Crates and coffee' })
  const { server, queryClient } = await open()
  expect(screen.queryByRole('region', { name: 'What else is on' })).toBeNull()
  server.on(`GET ${communityPath}/events`, () => ({
    happeningNow: [],
    upcoming: [event(), other],
    nextCursor: null,
  }))
  await act(() => queryClient.invalidateQueries())
  const others = within(await screen.findByRole('region', { name: 'What else is on' }))
  expect(others.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  const link = others.getByRole('link', { name: 'Crates and coffee' })
  expect(link.getAttribute('href')).toBe(`/events/${sampleId(201)}`)
  const user = userEvent.setup()
  await user.click(button('Share'))
  await findShown('Link copied')
  expect(await navigator.clipboard.readText()).toBe(location.origin + path)
})

describe('the menu', () => {
  const menu = { name: 'More about Stem Day' }

  it('[M-08] offers Report to others, and only Delete to the community leader', async () => {
    const { queryClient, server } = await open()
    await userEvent.click(screen.getByRole('button', menu))
    await screen.findByRole('menuitem', { name: 'Report' })
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    const can = { edit: false, delete: true, rsvp: true, report: false }
    server.on(`GET ${path}`, () => event({ can }))
    await act(() => queryClient.invalidateQueries())
    await userEvent.click(await screen.findByRole('button', menu))
    await screen.findByRole('menuitem', { name: 'Delete' })
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  })

  it('[M-08, M-18] lets the creator edit the event and, after a confirmation, delete it', async () => {
    const can = { edit: true, delete: true, rsvp: true, report: false }
    const { server, address } = await open({ can })
    server.on(`DELETE ${path}`, () => refuse('unavailable'))
    await userEvent.click(screen.getByRole('button', menu))
    await screen.findByRole('menuitem', { name: 'Edit' })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('Are you sure you want to delete this event?')
    expect(server.count(`DELETE ${path}`)).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await findShown('The event could not be deleted. Try again.')
    server.on(`DELETE ${path}`, () => new Response(null, { status: 204 }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe(communityPath))
    await screen.findByText('Event deleted')
  })
})

it('shows the same for a missing and for a forbidden event', async () => {
  const server = insideServer({ [`GET ${path}`]: () => refuse('event_not_found') })
  renderPage(path, { server })
  await screen.findByRole('heading', { name: 'This event is not here' })
})

it('sends a visitor to sign in, and remembers the event', async () => {
  const { address } = renderPage(path, { server: fakeServer() })
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(address()).toBe('/auth')
  expect(sessionStorage.getItem('redirect-after-sign-in')).toBe(path)
})

it('the leader of a public community can give the event a page for everybody', async () => {
  const sent: unknown[] = []
  const { server } = await open()
  expect(screen.queryByRole('switch', { name: 'Public event page' })).toBeNull()
  cleanup()
  server.on(`GET ${communityPath}`, () => community({ lead: true }))
  server.on(`GET ${path}/page`, () => ({ isPublic: sent.length > 0, can: { change: true } }))
  server.on(`PUT ${path}/page`, (body) => {
    sent.push(body)
    return { isPublic: true, can: { change: true } }
  })
  renderPage(path, { server })
  const toggle = await screen.findByRole('switch', { name: 'Public event page' })
  await userEvent.click(toggle)
  await waitFor(() => expect(sent).toEqual([{ isPublic: true }]))
  expect(toggle.getAttribute('aria-checked')).toBe('true')
})
