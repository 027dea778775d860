import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, profile, refuse, session } from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { answer, listing, listings, wholeListing } from '../../../../test/listing-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const theo = sampleId(12)
const title = 'Mix engineer for live bands and brass'
const one = `GET /listings/${listing().id}`

/** A page whose socket is up, and that shows a listing of Theo. */
async function openLive(path: string) {
  const sockets = fakeSockets()
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /listings': () => listings(),
    'GET /listings/own': () => ({ listings: [], revision: '0' }),
    'POST /match': () => answer(),
    [one]: () => wholeListing(),
  })
  const { unmount } = renderPage(path, { server })
  await waitFor(() => expect(sockets).not.toHaveLength(0))
  act(() => {
    sockets[0]?.open()
    sockets[0]?.say({ type: 'resumed' })
  })
  const followed = async (): Promise<void> =>
    waitFor(() =>
      expect(sockets[0]?.sent).toContainEqual({
        type: 'follow',
        versions: expect.objectContaining({ [`person:${theo}`]: 1 }),
      }),
    )
  const say = (message: object): void => act(() => sockets[0]?.say(message))
  /** From now on Theo is banned, or has deleted the account. */
  const ban = (): void => {
    server.on('GET /listings', () => listings([]))
    server.on(one, () => refuse('listing_not_found'))
    say({ type: 'person_changed', userId: theo, version: 2 })
  }
  return { server, followed, say, ban, unmount }
}

async function findMatches(): Promise<void> {
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What the job is' }),
    'Mix engineer{Control>}{Enter}{/Control}',
  )
  await screen.findByRole('link', { name: title })
}

it('[NS-42] leaves out the listings of somebody who is banned while they are on screen', async () => {
  const { followed, ban } = await openLive('/marketplace?view=browse')
  await screen.findByRole('link', { name: title })
  await followed()
  ban()
  await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
})

it('waits for what is typed into an open dialog', async () => {
  const { server, followed, ban } = await openLive('/marketplace?view=browse')
  await userEvent.click(await screen.findByRole('button', { name: 'Contact Theo Lindqvist' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Theo Lindqvist/ }))
  await userEvent.type(dialog.getByRole('textbox'), 'Are you free in May?')
  await followed()
  const before = server.count('GET /listings')
  ban()
  await act(async () => {})
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Are you free in May?')
  expect(server.count('GET /listings')).toBe(before)
})

it('says in an open listing that it is gone', async () => {
  const { followed, ban } = await openLive(`/marketplace?listing=${listing().id}`)
  const sheet = within(await screen.findByRole('dialog', { name: title }))
  await followed()
  ban()
  await sheet.findByRole('alert')
})

it('drops a match that is no longer offered, also from what is stored', async () => {
  const { followed, ban, ...page } = await openLive('/marketplace')
  await findMatches()
  await followed()
  ban()
  await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
  const heading = screen.getByRole('heading', { level: 2, name: 'Matches' })
  expect(heading.parentElement?.textContent).toContain('2 people, 1 weak')
  page.unmount()
  await openLive('/marketplace')
  await screen.findByRole('heading', { level: 2, name: 'Matches' })
  expect(screen.queryByRole('link', { name: title })).toBeNull()
})

it('drops the matches of a person who is blocked, and shows them after another search', async () => {
  const { server, say } = await openLive('/marketplace')
  await findMatches()
  server.on(one, () => refuse('listing_not_found'))
  say({ type: 'profile_changed', profile: profile({ version: 4, blocksVersion: 1 }) })
  await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Find matches' }))
  await screen.findByRole('link', { name: title })
})
