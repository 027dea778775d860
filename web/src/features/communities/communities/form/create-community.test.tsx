import { errors, type ErrorCode } from '@patchbay/contract/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { community, communityId } from '../../../../../test/communities.ts'
import { fakeServer, refuse, session } from '../../../../../test/fake-server.ts'
import { fakeUploads } from '../../../../../test/fake-uploads.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { communityKeys } from '../community-keys.ts'

const description = 'Players who read, travel and turn up, with a shared chart library. '.repeat(2)
const picture = new File([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10])], 'cover.png', {
  type: 'image/png',
})
const chooser = (): HTMLElement => screen.getByLabelText('Cover image', { selector: 'input' })
const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Create' }))

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

async function open(create: () => unknown) {
  const uploads = fakeUploads()
  const made = community({ membership: 'leader', can: { lead: true } })
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities': () => ({ communities: [], nextCursor: null, total: 0 }),
    'GET /communities/places': () => ({ places: [] }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'POST /communities': create,
    [`GET /communities/${communityId}`]: () => made,
  })
  const app = renderPage('/communities', { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Create Community' }))
  await screen.findByRole('dialog', { name: 'Create Community' })
  return { ...app, server, uploads, made }
}

it('[J-17, J-18, J-19, J-20, J-25, J-26] validates the form by the rules of the contract', async () => {
  const { server } = await open(() => refuse('internal'))
  const name = screen.getByRole('textbox', { name: 'Name' })
  const text = screen.getByRole('textbox', { name: 'Description' })
  const place = screen.getByRole('combobox', { name: 'Location' })
  expect(place.getAttribute('placeholder')).toBe('e.g. London, United Kingdom')
  screen.getByText('100-300 characters')
  screen.getByText('0/300')
  await userEvent.type(name, 'ab')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(name))
  screen.getByText('Name must be at least 3 characters')
  screen.getByText('Description must be at least 100 characters')
  await userEvent.click(text)
  await userEvent.paste('x'.repeat(301))
  await submit()
  await screen.findByText('Description cannot exceed 300 characters')
  screen.getByText('301/300')

  const choose = (bytes: string, file: string, type: string) =>
    userEvent.upload(chooser(), new File([bytes], file, { type }), { applyAccept: false })
  await choose('%PDF-1.7', 'x.pdf', 'application/pdf')
  await screen.findByText('File must be an image')
  await choose('<svg/>', 'x.svg', 'image/svg+xml')
  await screen.findByText('This kind of image cannot be used. Choose a JPEG, PNG, WebP or GIF.')
  await choose('not a picture at all', 'x.png', 'image/png')
  await screen.findByText('File must be an image')
  await choose('GIF89a', 'x.gif', 'image/gif')
  await screen.findByRole('button', { name: 'Change image' })
  expect(screen.queryByText('File must be an image')).toBeNull()
  const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' })
  await userEvent.upload(chooser(), big)
  await screen.findByText('Image size must be less than 5MB')
  expect(server.count('POST /communities')).toBe(0)
})

it('[Z-08] retains the form when sending fails, retries with the same id, and opens the community', async () => {
  let problem: ErrorCode | undefined = 'unavailable'
  const app = await open(() => (problem ? refuse(problem) : made))
  const { server, made, address, queryClient } = app
  // Cached content of all the viewer's communities.
  const feed = communityKeys.insideSomewhere('feed-posts')
  queryClient.setQueryData(feed, { pages: [] })
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Session Brass')
  await userEvent.click(screen.getByRole('textbox', { name: 'Description' }))
  await userEvent.paste(description)
  const genres = screen.getByRole('combobox', { name: 'Genres' })
  for (const genre of ['None', 'Zouk', 'Jazz Rap']) {
    await userEvent.type(genres, genre)
    await userEvent.click(await screen.findByRole('option', { name: genre }))
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Make this community private' }))
  await submit()
  await screen.findByText('Failed to create the community. Please try again.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
    'Session Brass',
  )
  problem = 'rate_limited'
  await submit()
  await screen.findByText(errors.rate_limited.message)
  problem = undefined
  await submit()
  await waitFor(() => expect(address()).toBe(`/communities/${communityId}`))
  expect(queryClient.getQueryState(feed)?.isInvalidated).toBe(true)
  const sent = server.calls.filter(({ route }) => route === 'POST /communities')
  expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => sent[0]?.body))
  expect(sent[0]?.body).toMatchObject({
    name: 'Session Brass',
    description: description.trim(),
    genres: ['Zouk', 'Jazz Rap'],
    isPrivate: true,
    location: '',
  })
})

it('asks before it discards the form', async () => {
  await open(() => refuse('internal'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Brass')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Brass')
})

it('[J-21] says that the community exists when only its cover fails, and sends only the cover again', async () => {
  const { server, made, uploads, address } = await open(() => made)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Session Brass')
  await userEvent.click(screen.getByRole('textbox', { name: 'Description' }))
  await userEvent.paste(description)
  await userEvent.upload(chooser(), picture)
  await submit()
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.route).toBe(`PUT /communities/${communityId}/cover`)
  uploads[0]?.fail()
  await screen.findByText(
    'Your community has been created, but not its cover: it could not be uploaded.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(uploads).toHaveLength(2))
  uploads[1]?.answer(200, { ...made, version: 2, coverImage: '/api/covers/1.webp' })
  await waitFor(() => expect(address()).toBe(`/communities/${communityId}`))
  expect(server.count('POST /communities')).toBe(1)
})
