import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, never, profile, refuse, session } from '../../../../test/fake-server.ts'
import { strangeAnswer } from '../../../../test/check-contract.ts'
import { renderPage } from '../../../../test/render-app.tsx'

async function open(changes: Parameters<typeof session>[0] = {}, path = '/profile?edit=true') {
  const server = fakeServer({ 'GET /session': () => ({ session: session(changes) }) })
  const app = renderPage(path, { server })
  if (path.includes('edit')) await screen.findByLabelText('Display name')
  return { ...app, server }
}
const field = (label: string): HTMLInputElement => screen.getByLabelText(label)
/** Sets the value directly, because a page that has just opened may move the focus. */
async function type(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label))
  if (text) fireEvent.change(field(label), { target: { value: text } })
}
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const sent = (server: { calls: readonly { route: string; body: unknown }[] }): unknown[] =>
  server.calls.filter(({ route }) => route === 'PATCH /profile').map(({ body }) => body)
const heading = (name: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name })

it('[C-11, C-12, C-14, C-15, C-16, C-17] opens filled in, and Cancel leaves without saving', async () => {
  const { server, address } = await open(
    { bio: 'Brass.', website: 'https://a.example' },
    '/profile',
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Edit profile' }))
  await screen.findByLabelText('Display name')
  const labels = ['Full name', 'Display name', 'Bio', 'Goals', 'City and country', 'Website']
  expect(labels.map((label) => field(label).value)).toEqual([
    'Ada Byron',
    'Ada',
    'Brass.',
    'Meet people who play brass.',
    'Leeds, United Kingdom',
    'https://a.example',
  ])
  for (const label of ['Instagram username', 'YouTube channel URL', 'Spotify profile URL'])
    expect(field(label).value).toBe('')
  expect(field('Experience level').value).toBe('professional')
  expect(field('Producer').checked).toBe(true)
  expect(field('Show my location on profile').checked).toBe(true)
  screen.getByRole('button', { name: 'Change picture' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await heading('Profile')
  expect(address()).toBe('/profile')
  expect(sent(server)).toEqual([])
})

it('[C-13, C-18, C-22] sends only changed fields, and shows them', async () => {
  const { server, address } = await open({ social: { youtube: 'https://youtube.com/@ada' } })
  let answer: (value: unknown) => void = () => {}
  server.on('PATCH /profile', () => new Promise((resolve) => (answer = resolve)))
  await type('Display name', ' Countess ')
  await type('Instagram username', '@ada.makes')
  expect(screen.queryByLabelText('Your other profession')).toBeNull()
  await userEvent.click(field('Other'))
  await type('Your other profession', 'Foley')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }))
  expect(sent(server)).toEqual([
    {
      displayName: 'Countess',
      social: { instagram: 'ada.makes' },
      professions: ['Producer', 'Other'],
      otherProfession: 'Foley',
    },
  ])
  answer(profile({ displayName: 'Countess', version: 4 }))
  await screen.findByRole('heading', { level: 2, name: 'Countess' })
  expect(address()).toBe('/profile')
})

it('hides the full name from other members', async () => {
  const { server } = await open()
  server.on('PATCH /profile', () => profile({ fullNameShown: false, version: 4 }))
  const box = field('Show my full name to other members')
  expect(box.checked).toBe(true)
  await userEvent.click(box)
  await save()
  await heading('Profile')
  expect(sent(server)).toEqual([{ fullNameShown: false }])
})

it('says to a verified person alone what another name does to the badge', async () => {
  const words = 'Another name hides your badge until we have looked at it.'
  const { unmount } = await open()
  await type('Display name', 'Countess')
  expect(screen.queryByText(words)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  unmount()
  await open({ verified: true })
  expect(screen.queryByText(words)).toBeNull()
  for (const label of ['Full name', 'Display name']) {
    await type(label, 'Countess')
    const ids = field(label).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(ids)?.textContent).toBe(words)
  }
})

it('[B-41, B-42, B-44, B-46, B-53] names the invalid fields, focuses the first, and sends nothing', async () => {
  const { server } = await open()
  await type('Full name', 'A')
  await type('Display name', '')
  await type('Goals', 'Fame')
  await type('Website', 'ada')
  await userEvent.click(field('Producer'))
  await save()
  expect(screen.getByText(/fields need a change/).textContent).toBe(
    'Five fields need a change: Full name, Display name, Goals, Website and Professions.',
  )
  for (const text of [
    'Full name is required',
    'Display name is required',
    'Please tell us more about your goals',
    'Please enter a valid URL',
    'Please select at least one profession',
  ])
    screen.getByText(text)
  expect(document.activeElement).toBe(field('Full name'))
  expect(sent(server)).toEqual([])
})

describe('when saving fails', () => {
  it.each([
    ['[A-63] the server is dead', dead, 'Failed to update profile'],
    [
      '[A-62] nothing comes back',
      () => strangeAnswer(null),
      'No profile data returned after update',
    ],
  ])('%s: everything stays, and saving again works', async (_, answer, words) => {
    const { server } = await open()
    server.on('PATCH /profile', answer)
    await type('Display name', 'Countess')
    await save()
    await screen.findByText(words)
    expect(field('Display name').value).toBe('Countess')
    server.on('PATCH /profile', () => profile({ displayName: 'Countess', version: 4 }))
    await save()
    await screen.findByRole('heading', { level: 2, name: 'Countess' })
  })

  it('shows the text of a stricter server under its field', async () => {
    const { server } = await open()
    const issues = [{ path: 'body/social/instagram', message: 'Invalid Instagram username' }]
    server.on('PATCH /profile', () => refuse('invalid_input', { issues }))
    await type('Instagram username', 'ada')
    await save()
    await screen.findByText('One field needs a change: Instagram username.')
    expect(document.activeElement).toBe(field('Instagram username'))
  })

  it('[A-59, C-25] keeps the typed values when the session is gone, until the person signs in again', async () => {
    const { server, sessions } = await open()
    server.on('PATCH /profile', () => refuse('not_authenticated'))
    await type('Display name', 'Countess')
    await save()
    await screen.findByText('User must be logged in')
    // One message for one cause.
    await waitFor(() => expect(sessions.state().ended).toBeNull())
    expect(screen.queryByText('Your session has expired. Please sign in again.')).toBeNull()
    expect(field('Display name').value).toBe('Countess')
    server.on('PATCH /profile', () => profile({ displayName: 'Countess', version: 4 }))
    act(() => sessions.adopt(session()))
    await waitFor(() => expect(screen.queryByText('User must be logged in')).toBeNull())
    await save()
    await screen.findByRole('heading', { level: 2, name: 'Countess' })
  })
})

it('shows changes made elsewhere in unchanged fields', async () => {
  const { server, sessions } = await open()
  server.on('PATCH /profile', never)
  await type('Display name', 'Countess')
  act(() => sessions.update(profile({ displayName: 'Other', bio: 'From elsewhere.', version: 4 })))
  await waitFor(() => expect(field('Bio').value).toBe('From elsewhere.'))
  expect(field('Display name').value).toBe('Countess')
  await save()
  expect(sent(server)).toEqual([{ displayName: 'Countess' }])
})

it('asks before it discards typed values', async () => {
  const { address } = await open()
  await type('Display name', 'Countess')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(field('Display name').value).toBe('Countess')
  expect(address()).toBe('/profile?edit=true')
  await userEvent.click(screen.getByRole('link', { name: /Communities/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(address()).toBe('/communities'))
})

it('shows the number of characters near the limit', async () => {
  await open({ bio: 'x'.repeat(899) })
  expect(screen.queryByText(/characters/)).toBeNull()
  await userEvent.type(field('Bio'), 'y')
  screen.getByText('100 characters left')
  await userEvent.click(field('Bio'))
  await userEvent.paste('z'.repeat(110))
  screen.getByText('10 characters too many')
  await save()
  screen.getByText('Use at most 1000 characters')
})
