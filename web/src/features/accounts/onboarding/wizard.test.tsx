import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  dead,
  fakeServer,
  never,
  newcomer,
  profile,
  refuse,
  type FakeServer,
} from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const answered: Partial<OwnProfile> = {
  fullName: 'Ada Byron',
  displayName: 'Ada',
  professions: ['Producer'],
  experienceLevel: 'veteran',
  goals: 'Meet people who play brass.',
  location: 'Leeds, United Kingdom',
}

/** A server that stores the saved answers. */
function savingServer(known: Partial<OwnProfile> = {}): FakeServer {
  let { profile: saved } = newcomer(known)
  const save = (changes: object): OwnProfile => {
    saved = { ...saved, ...changes, version: saved.version + 1 }
    return saved
  }
  return fakeServer({
    'GET /session': () => ({ session: newcomer(saved) }),
    'PATCH /profile': (body) => {
      const { social, ...changes } = body as Partial<OwnProfile>
      return save({ ...changes, ...(social && { social: { ...saved.social, ...social } }) })
    },
    'POST /onboarding/complete': () => save({ termsAccepted: true, onboardingCompleted: true }),
  })
}
const sent = (server: FakeServer): unknown =>
  server.calls.findLast(({ route }) => route === 'PATCH /profile')?.body

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('textbox', { name })
async function fill(name: string, text: string): Promise<void> {
  const box = await field(name)
  await userEvent.clear(box)
  if (text) await userEvent.type(box, text)
}

it('[B-07, B-41, B-42, B-43] requires names, prefilled by the provider; the rest is optional', async () => {
  const server = savingServer({ fullName: 'Ada Byron' })
  const { address } = renderPage('/onboarding/name', { server })
  expect((await field('Full name')).value).toBe('Ada Byron')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await fill('Full name', 'A')
  await fill('Display name', '')
  await press('Continue')
  const wrong = await screen.findByRole('textbox', {
    name: 'Full name',
    description: 'Full name is required',
  })
  screen.getByRole('textbox', { name: 'Display name', description: 'Display name is required' })
  await waitFor(() => expect(document.activeElement).toBe(wrong))
  expect(server.count('PATCH /profile')).toBe(0)
  await fill('Full name', ' Ada Lovelace ')
  await fill('Display name', 'Ada{Enter}')
  await waitFor(() => expect(address()).toBe('/onboarding/profession'))
  expect(sent(server)).toEqual({ fullName: ' Ada Lovelace ', displayName: 'Ada', bio: '' })
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('[B-09, B-10, B-11, B-44, B-45] offers the professions in order, and asks for another one', async () => {
  const server = savingServer()
  const { address } = renderPage('/onboarding/profession', { server })
  await screen.findByRole('checkbox', { name: 'Songwriter' })
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Artist/Musician/Singer',
    'Songwriter',
    'Producer',
    'Instrumentalist',
    'Sound Engineer',
    'DJ/Performer',
    'Manager/Promoter',
    'Venue Representative',
    'Studio Owner/Manager',
    'Label Representative',
    'Other',
  ])
  await press('Continue')
  await screen.findByRole('group', { description: 'Please select at least one profession' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Songwriter' }))
  expect(screen.queryByText('Please select at least one profession')).toBeNull()
  await press('Continue')
  await screen.findByText('Please specify your other profession')
  await fill('Your other profession', 'Luthier')
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/onboarding/contact'))
  expect(sent(server)).toEqual({
    professions: ['Songwriter', 'Other'],
    otherProfession: 'Luthier',
  })
})

it('[B-13, B-46, B-47, B-48, B-49] accepts valid links, or none', async () => {
  const server = savingServer()
  const { address } = renderPage('/onboarding/contact', { server })
  await fill('Spotify URL', 'https://open.spotify.com/track/1')
  await fill('Website', 'nowhere')
  await fill('Instagram username', 'a-b')
  await fill('YouTube channel', 'youtube.com/ada{Enter}')
  await screen.findByText('Please enter a valid Spotify profile URL')
  screen.getByText('Please enter a valid URL')
  screen.getByText('Invalid Instagram username')
  screen.getByText('Please enter a valid YouTube channel URL')
  expect(server.count('PATCH /profile')).toBe(0)
  for (const name of ['Spotify URL', 'Website', 'Instagram username', 'YouTube channel'])
    await fill(name, '')
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/onboarding/location'))
  expect(sent(server)).toEqual({
    website: '',
    social: { spotify: '', instagram: '', youtube: '' },
  })
})

it('[B-14, B-16, B-50, B-58] asks for the location, says what is published, and keeps it when saving fails', async () => {
  const server = savingServer({ locationEnabled: false })
  const { address } = renderPage('/onboarding/location', { server })
  await press('Continue')
  await screen.findByText('Location is required')
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' })
  await userEvent.type(box, 'Leeds')
  const nearby = 'Enable location services to find nearby opportunities'
  const enabled = screen.getByRole('checkbox', { name: nearby })
  const note = document.getElementById(enabled.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Your city and country will be shown on your profile')
  await userEvent.click(enabled)
  server.on('PATCH /profile', dead)
  await press('Continue')
  await screen.findByText('Failed to save your location. Please try again.')
  expect(box.value).toBe('Leeds')
  server.on('PATCH /profile', () => profile({ ...newcomer().profile, version: 9 }))
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/onboarding/experience'))
  expect(sent(server)).toEqual({ location: 'Leeds', locationEnabled: true })
})

it('[B-17, B-18, B-19, B-20] offers four levels of experience, described', async () => {
  const server = savingServer()
  const { address } = renderPage('/onboarding/experience', { server })
  await screen.findByRole('radio', {
    name: 'Beginner/Starting Out',
    description: 'New to the industry',
  })
  screen.getByRole('radio', { name: '2-5 years' })
  screen.getByRole('radio', { name: '5+ years' })
  await press('Continue')
  await screen.findByText('Please choose one')
  await userEvent.click(
    screen.getByRole('radio', { name: 'Industry Veteran', description: '10+ years' }),
  )
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/onboarding/goals'))
  expect(sent(server)).toEqual({ experienceLevel: 'veteran' })
})

it('begins the goals with words that are not yet an answer', async () => {
  renderPage('/onboarding/goals', { server: savingServer() })
  await press('Hire somebody')
  const box = await field('Your goals')
  expect(box.value).toBe('Hire a ')
  expect(document.activeElement).toBe(box)
  await press('Continue')
  await screen.findByText('Please tell us more about your goals')
  await userEvent.type(box, 'mixing engineer.')
  await press('Meet people')
  expect(box.value).toBe('Hire a mixing engineer.\nMeet ')
})

it('[B-21, B-53, B-56] asks for goals; Ctrl+Enter continues; a failure is shown and can be retried', async () => {
  const server = savingServer()
  const { address } = renderPage('/onboarding/goals', { server })
  await fill('Your goals', 'Brass{Control>}{Enter}{/Control}')
  await screen.findByText('Please tell us more about your goals')
  await fill('Your goals', 'Brass in Leeds')
  server.on('PATCH /profile', () => refuse('internal'))
  await press('Continue')
  await screen.findByText('Failed to update profile. Please try again.')
  server.on('PATCH /profile', never)
  await press('Continue')
  await press('Saving...')
  expect(server.count('PATCH /profile')).toBe(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await field('Your goals')).value).toBe('Brass in Leeds')
  expect(address()).toBe('/onboarding/goals')
})

it('[B-22, B-23, B-24, B-25, B-36, B-37, B-54] accepts the guidelines, and leads to the remembered path', async () => {
  sessionStorage.setItem('redirect-after-sign-in', '/communities')
  const server = savingServer(answered)
  const { address } = renderPage('/onboarding/terms', { server })
  await screen.findByRole('heading', { name: 'Professional Conduct' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Professional Conduct',
    'Platform Safety',
    'Platform Rules',
    'Privacy Policy',
  ])
  await press('Complete Setup')
  await screen.findByRole('checkbox', {
    name: 'I agree to maintain a respectful, professional environment and follow the community guidelines',
    description: 'You must accept the terms to continue',
  })
  expect(server.count('POST /onboarding/complete')).toBe(0)
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Complete Setup')
  await waitFor(() => expect(address()).toBe('/communities'))
  expect(localStorage.getItem('onboarding-status')).toBe('complete')
  expect(sessionStorage.length).toBe(0)
})

it('[B-25, B-57] shows that completing is running, and why it failed', async () => {
  const server = savingServer(answered)
  server.on('POST /onboarding/complete', dead)
  renderPage('/onboarding/terms', { server })
  await userEvent.click(await screen.findByRole('checkbox'))
  await press('Complete Setup')
  await screen.findByText('Failed to complete onboarding. Please try again.')
  server.on('POST /onboarding/complete', () => refuse('terms_changed'))
  await press('Complete Setup')
  await screen.findByText(/^The guidelines have changed/)
  screen.getByRole('button', { name: 'Reload' })
  server.on('POST /onboarding/complete', never)
  await press('Complete Setup')
  await screen.findByRole('button', { name: 'Completing...' })
})

it('leads to the step that the server reports as missing', async () => {
  const server = savingServer({ ...answered, goals: null })
  server.on('POST /onboarding/complete', () => refuse('onboarding_incomplete'))
  const { address } = renderPage('/onboarding/terms', { server })
  await userEvent.click(await screen.findByRole('checkbox'))
  await press('Complete Setup')
  await waitFor(() => expect(address()).toBe('/onboarding/goals'))
})

it('[B-38] continues at once when both flags are set, and shows the form when only one is', async () => {
  const half = renderPage('/onboarding/terms', {
    server: savingServer({ ...answered, termsAccepted: true }),
  })
  await screen.findByRole('button', { name: 'Complete Setup' })
  half.unmount()
  const both = { ...answered, termsAccepted: true, onboardingCompleted: true }
  const { address } = renderPage('/onboarding/terms', { server: savingServer(both) })
  await waitFor(() => expect(address()).toBe('/'))
})

it('shows a refusal of the server at its field', async () => {
  const server = savingServer({ fullName: 'Ada Byron', displayName: 'Ada' })
  const issues = [{ path: 'body/displayName', message: 'Choose another name' }]
  server.on('PATCH /profile', () => refuse('invalid_input', { issues }))
  renderPage('/onboarding/name', { server })
  await press('Continue')
  const box = await screen.findByRole('textbox', { description: 'Choose another name' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.queryByText('Failed to update profile. Please try again.')).toBeNull()
})

it('[B-39, B-55] says so on the sign-in page if the session ends while a step is open', async () => {
  const server = savingServer({ fullName: 'Ada Byron' })
  const { address, sessions } = renderPage('/onboarding/name', { server })
  await field('Display name')
  server.on('GET /session', () => ({ session: null }))
  act(() => sessions.retry())
  const words = await screen.findByText('No user found. Please try signing in again.')
  expect(words.closest('[role=alert]')).not.toBeNull()
  expect(address()).toBe('/auth')
})

it('[B-55] says when nobody is signed in any more, keeps the draft, and leads to sign in', async () => {
  const server = savingServer({ fullName: 'Ada Byron' })
  const { address } = renderPage('/onboarding/name', { server })
  await fill('Display name', 'Countess')
  server.on('PATCH /profile', () => refuse('not_authenticated'))
  await press('Continue')
  await screen.findByText('No user found. Please try signing in again.')
  expect((await field('Display name')).value).toBe('Countess')
  server.on('GET /session', () => ({ session: null }))
  await press('Sign in again')
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(address()).toBe('/auth')
  expect(Object.values(sessionStorage).join()).toContain('Countess')
})

it('suggests the full name as the display name, which can be typed over', async () => {
  const server = savingServer()
  renderPage('/onboarding/name', { server })
  await fill('Full name', 'Ada Byron')
  await userEvent.tab()
  expect((await field('Display name')).value).toBe('Ada Byron')
  await fill('Display name', 'Countess')
  await fill('Full name', 'Ada King')
  await press('Continue')
  await waitFor(() =>
    expect(sent(server)).toMatchObject({ fullName: 'Ada King', displayName: 'Countess' }),
  )
})
