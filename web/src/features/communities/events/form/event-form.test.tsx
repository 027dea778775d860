import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dead, refuse, session, type FakeServer } from '../../../../../test/fake-server.ts'
import {
  community,
  communityPath,
  event,
  insideServer,
  sampleId,
} from '../../../../../test/inside-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { zoneOption } from '../time/time-zones.ts'

// The whole list of zones would make every query of the DOM slow.
beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/London'])
})
afterEach(() => vi.restoreAllMocks())

const createPath = `POST ${communityPath}/events`
const field = (label: string): HTMLInputElement => screen.getByLabelText(label)
const fill = (label: string, value: string): boolean =>
  fireEvent.change(field(label), { target: { value } })
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const sent = (server: FakeServer, route: string): unknown[] =>
  server.calls.filter((one) => one.route === route).map(({ body }) => body)

async function open() {
  const server = insideServer()
  const app = renderPage(communityPath, { server })
  await userEvent.click(await screen.findByRole('button', { name: 'New Event' }))
  await screen.findByLabelText('Title')
  return { ...app, server }
}
function fillAll(): void {
  fill('Title', ' Stem Day ')
  fill('Description', 'Bring a session and a drive.')
  fill('Start', '2027-07-01T19:00')
  fill('End', '2027-07-01T21:30')
  fill('Time zone', 'new y')
  fireEvent.click(screen.getByRole('option', { name: /^New York \(UTC-04:00\)/ }))
}

it('[M-09, M-10, M-11, M-12, M-13, M-14, M-24] shows the error at each field, focuses the first, and sends nothing', async () => {
  const { server } = await open()
  await userEvent.click(screen.getByRole('switch', { name: 'Online event' }))
  fill('Title', 'St')
  fill('Description', 'Too short')
  fill('Meeting URL', 'meet')
  await press('Create Event')
  for (const text of [
    'Title must be at least 3 characters',
    'Description must be at least 10 characters',
    'Start time is required',
    'End time is required',
    'Please enter a valid URL',
  ])
    screen.getByText(text)
  expect(screen.queryByText('End time must be after start time')).toBeNull()
  expect(document.activeElement).toBe(field('Title'))
  fillAll()
  fill('Meeting URL', '')
  fill('End', '2027-07-01T19:00')
  await press('Create Event')
  screen.getByText('End time must be after start time')
  expect(screen.queryByText('Please enter a valid URL')).toBeNull()
  expect(document.activeElement).toBe(field('End'))
  expect(server.count(createPath)).toBe(0)
})

it('names the zones as of the start, again only when their field is used', async () => {
  await open()
  fillAll()
  const named = vi.mocked(Intl.supportedValuesOf)
  named.mockClear()
  fill('Start', '2027-01-08T19:00')
  expect(named).not.toHaveBeenCalled()
  expect(field('Time zone').value).toBe('New York (UTC-05:00)')
  fill('Time zone', 'lond')
  screen.getByRole('option', { name: /^London \(UTC\+00:00\)/ })
})

it('[M-15, M-17] requires the fields of its kind, sends instants, and loses nothing on failure', async () => {
  const { server } = await open()
  server.on(createPath, dead)
  fillAll()
  fill('Location', 'Peckham, London')
  expect(screen.queryByLabelText('Meeting URL')).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Online event' }))
  expect(screen.queryByLabelText('Location')).toBeNull()
  fill('Meeting URL', 'https://meet.example.org/a')
  await press('Create Event')
  await screen.findByText('The event could not be saved. Nothing you typed is lost: try again.')
  expect(['Title', 'Start', 'Meeting URL'].map((label) => field(label).value)).toEqual([
    ' Stem Day ',
    '2027-07-01T19:00',
    'https://meet.example.org/a',
  ])
  server.on(createPath, () => event())
  server.on(`GET ${communityPath}/events`, () => ({
    happeningNow: [],
    upcoming: [event()],
    nextCursor: null,
  }))
  await press('Create Event')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('link', { name: 'Stem Day' })
  const [first, second] = sent(server, createPath) as { clientId: string; event: object }[]
  expect(second).toEqual(first)
  expect(second?.event).toEqual({
    title: 'Stem Day',
    description: 'Bring a session and a drive.',
    startTime: '2027-07-01T23:00:00.000Z',
    endTime: '2027-07-02T01:30:00.000Z',
    timeZone: 'America/New_York',
    isOnline: true,
    location: '',
    meetingUrl: 'https://meet.example.org/a',
  })
})

it('asks before it discards the form, and starts empty after that', async () => {
  await open()
  fill('Title', 'Stem Day')
  await press('Close')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(field('Title').value).toBe('Stem Day')
  await press('Close')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('New Event')
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('')
})

it('retains a new event while the session expires, and sends it with the same id', async () => {
  const { server, sessions } = await open()
  fillAll()
  const outside = {
    ...community({ create: false, seeInside: false, leave: false }),
    membership: 'none',
    insideVersion: null,
  }
  server.on(createPath, () => refuse('not_authenticated'))
  server.on('GET /session', () => ({ session: null }))
  server.on(`GET ${communityPath}`, () => outside)
  await press('Create Event')
  await screen.findByRole('link', { name: 'Sign in to join' })
  expect(screen.queryByLabelText('Title')).toBeNull()
  server.on(createPath, () => event())
  server.on('GET /session', () => ({ session: session() }))
  server.on(`GET ${communityPath}`, () => community())
  act(() => sessions.adopt(session()))
  await userEvent.click(await screen.findByRole('button', { name: 'New Event' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(' Stem Day ')
  await press('Create Event')
  await screen.findByText('Event created')
  const [first, second] = sent(server, createPath)
  expect(second).toEqual(first)
  await press('New Event')
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('')
})

const path = `/events/${sampleId(200)}`
const can = { edit: true, delete: true, rsvp: true, report: false }
async function openEdit(server: FakeServer) {
  const app = renderPage(path, { server })
  await userEvent.click(await screen.findByRole('button', { name: 'More about Stem Day' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await screen.findByLabelText('Title')
  return app
}

it('sends changed fields, on top of changes made elsewhere meanwhile', async () => {
  const server = insideServer({ [`GET ${path}`]: () => event({ can }) })
  const { queryClient } = await openEdit(server)
  fill('Location', 'Brixton')
  const changed = { title: 'Stem Night', startTime: '2027-07-01T18:00:20.000Z' }
  const elsewhere = event({ can, ...changed, endTime: '2027-07-01T21:00:00.000Z' })
  server.on(`GET ${path}`, () => elsewhere)
  server.on(`PUT ${path}`, () => ({ ...elsewhere, location: 'Brixton' }))
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(field('Title').value).toBe('Stem Night'))
  expect(field('Location').value).toBe('Brixton')
  await press('Save')
  await screen.findByText('Event saved')
  expect(sent(server, `PUT ${path}`)).toEqual([
    expect.objectContaining({ ...changed, location: 'Brixton' }),
  ])
})

it('replaces a zone unknown to this browser by the viewer’s own, and keeps the times', async () => {
  const before = event({ can, timeZone: 'Europe/Atlantis' })
  const server = insideServer({ [`GET ${path}`]: () => before, [`PUT ${path}`]: () => before })
  await openEdit(server)
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(field('Time zone').value).toBe(zoneOption(timeZone, new Date(before.startTime)).label)
  fill('Location', 'Brixton')
  await press('Save')
  await screen.findByText('Event saved')
  const { startTime, endTime } = before
  expect(sent(server, `PUT ${path}`)).toEqual([
    expect.objectContaining({ startTime, endTime, timeZone }),
  ])
})

it('[M-17] opens with the times of the organiser’s zone, and keeps an unchanged time', async () => {
  // The second of two hours with the same local time.
  const startTime = '2027-10-31T01:15:20.000Z'
  const before = event({
    startTime,
    endTime: '2027-10-31T03:00:00.000Z',
    timeZone: 'Europe/London',
    can,
  })
  const server = insideServer({ [`GET ${path}`]: () => before })
  await openEdit(server)
  expect(['Start', 'End', 'Location'].map((label) => field(label).value)).toEqual([
    '2027-10-31T01:15',
    '2027-10-31T03:00',
    'Peckham, London',
  ])
  server.on(`PUT ${path}`, () =>
    refuse('invalid_input', { issues: [{ path: 'body/title', message: 'Not that one' }] }),
  )
  fill('End', '2027-10-31T04:00')
  await userEvent.click(screen.getByRole('switch', { name: 'Online event' }))
  await press('Save')
  await screen.findByText('Not that one')
  expect(document.activeElement).toBe(field('Title'))
  const after = { ...before, isOnline: true, location: null }
  server.on(`PUT ${path}`, () => after)
  server.on(`GET ${path}`, () => after)
  await press('Save')
  await screen.findByText('Event saved')
  expect(sent(server, `PUT ${path}`).at(-1)).toMatchObject({
    startTime,
    endTime: '2027-10-31T04:00:00.000Z',
    isOnline: true,
    location: '',
    meetingUrl: '',
  })
  screen.getByText('Online')
})
