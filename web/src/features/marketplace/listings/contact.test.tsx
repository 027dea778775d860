import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, profile, refuse, session } from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { listing, listings, wholeListing } from '../../../../test/listing-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const route = `POST /listings/${listing().id}/contact`
const opened = `/messages?id=${sampleId(900)}`

function open(handlers: Parameters<typeof fakeServer>[0] = {}, path = '/marketplace') {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /listings': () => listings([listing()]),
    [`GET /listings/${listing().id}`]: () => wholeListing(),
    [route]: () => ({ id: sampleId(900) }),
    ...handlers,
  })
  return { ...renderPage(path, { server }), server }
}
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Contact Theo Lindqvist' }))
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Contact Theo Lindqvist' }))
const message = async () =>
  (await dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const send = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Send' }))

it('[O-18, O-22, O-29] sends once, however often it is submitted, and opens the conversation', async () => {
  const { server, address, unmount } = open({ [route]: dead })
  await press()
  ;(await dialog()).getByText('Mix engineer for live bands and brass')
  await send()
  await screen.findByText('Message cannot be empty')
  await userEvent.type(await message(), 'Are you free in May?')
  await send()
  await screen.findByText('Failed to start conversation')
  screen.getByText('What you wrote is still here. Sending it again sends it once.')
  const first = server.lastBody(route)
  server.on(route, () => refuse('invalid_input', { issues: [{ path: 'content', message: 'x' }] }))
  await send()
  await screen.findByText('Failed to send message')
  expect(server.lastBody(route)).toEqual(first)
  unmount()

  const again = open()
  await press()
  expect((await message()).value).toBe('Are you free in May?')
  await send()
  await waitFor(() => expect(again.address()).toBe(opened))
  expect(again.server.lastBody(route)).toEqual(first)
  expect(Object.values(sessionStorage).join()).not.toContain('May')
  expect(address()).toBe('/marketplace')
})

it('[O-23, O-24, O-25, O-26, O-27, O-28, O-29] says why a provider cannot be contacted', async () => {
  const refusals = {
    listing_not_found: 'This listing is no longer available',
    listing_provider_invalid: 'Invalid listing provider',
    listing_unavailable: 'This service is no longer available',
    block_check_failed: 'Failed to check blocking status',
    first_message_failed: 'Failed to send message',
    // What fails for no known reason is not said to be a check.
    unavailable: 'Failed to start conversation',
    internal: 'Failed to start conversation',
    rate_limited: 'Too many requests. Wait a moment and try again.',
    conversation_blocked: 'Cannot start conversation with blocked user',
    forbidden: 'You are not authorized to perform this action',
  } as const
  const { server } = open()
  await press()
  await userEvent.type(await message(), 'Hello')
  for (const code of Object.keys(refusals) as (keyof typeof refusals)[]) {
    server.on(route, () => refuse(code))
    await send()
    await (await dialog()).findByText(refusals[code])
  }
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  expect((await message()).value).toBe('Hello')
})

it('[CON-72] keeps what is typed if the provider blocks the viewer meanwhile, and then leaves the listing out', async () => {
  const sockets = fakeSockets()
  const { server } = open()
  await press()
  await userEvent.type(await message(), 'Are you free in May?')
  server.on('GET /listings', () => listings([]))
  act(() => {
    sockets[0]?.open()
    sockets[0]?.say({ type: 'resumed' })
    sockets[0]?.say({
      type: 'profile_changed',
      profile: profile({ version: 4, blocksVersion: 1 }),
    })
  })
  server.on(route, () => refuse('conversation_blocked'))
  await send()
  await screen.findByText('Cannot start conversation with blocked user')
  expect((await message()).value).toBe('Are you free in May?')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Contact Theo Lindqvist' })).toBeNull(),
  )
})

it('[O-19] leads to sign in if the session is over', async () => {
  const { server, address } = open()
  await screen.findByRole('button', { name: 'Contact Theo Lindqvist' })
  server.on('GET /session', () => ({ session: null }))
  await press()
  await screen.findByText('Please sign in to contact providers')
  expect(address()).toBe('/auth')
})

it('[O-20, O-23] shows a listing by its URL, without contact to oneself, and says when it is gone', async () => {
  const own = wholeListing({ own: true, can: { contact: false, report: false } })
  const path = `/marketplace?listing=${own.id}`
  const { server, address, unmount } = open(
    { 'GET /listings': () => listings([]), [`GET /listings/${own.id}`]: () => own },
    path,
  )
  const sheet = within(await screen.findByRole('dialog', { name: own.title }))
  sheet.getByText(own.description)
  expect(sheet.queryByRole('button', { name: /^(Contact|Report)/ })).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/marketplace'))
  unmount()
  server.on(`GET /listings/${own.id}`, () => refuse('listing_not_found'))
  renderPage(path, { server })
  await screen.findByText('This listing is no longer available')
})

it('warns that a message may have arrived before another is sent instead', async () => {
  open({ [route]: dead })
  await press()
  await userEvent.type(await message(), 'Hello')
  await send()
  await screen.findByText('Failed to start conversation')
  await userEvent.type(await message(), ' again')
  await screen.findByText(/^The first message may have arrived\./)
})
