import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, newcomer, session, type FakeServer } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const signedIn = (who = newcomer()): FakeServer =>
  fakeServer({ 'GET /session': () => ({ session: who }) })

it('[B-01] redirects from /onboarding to the first unanswered step', async () => {
  const who = newcomer({ fullName: 'A', displayName: 'A', professions: ['Producer'] })
  const { address } = renderPage('/onboarding', { server: signedIn(who) })
  await waitFor(() => expect(address()).toBe('/onboarding/experience'))
})

it('redirects from /onboarding to the remembered path when everything is answered', async () => {
  sessionStorage.setItem('redirect-after-sign-in', '/communities')
  const { address } = renderPage('/onboarding', { server: signedIn(session()) })
  await waitFor(() => expect(address()).toBe('/communities'))
  await waitFor(() => expect(sessionStorage.getItem('redirect-after-sign-in')).toBeNull())
})

it.each([
  ['name', "Let's get to know you!", '1'],
  ['profession', 'What are your roles in the music world?', '2'],
  ['contact', 'Let others connect with you!', '3'],
  ['location', 'Where are you based?', '4'],
  ['experience', 'How long have you worked in music?', '5'],
  ['goals', 'What brings you to our platform?', '6'],
  ['terms', 'Before we begin', '7'],
])(
  '[A-43, B-02, B-04, B-06, B-08, B-12, B-14, B-21, B-22] shows the step %s without navigation',
  async (step, title, now) => {
    renderPage(`/onboarding/${step}`, { server: signedIn() })
    await screen.findByRole('heading', { level: 1, name: title })
    const progress = screen.getByRole('progressbar')
    expect(progress.getAttribute('aria-valuenow')).toBe(now)
    expect(progress.getAttribute('aria-valuemax')).toBe('7')
    const lamps = [...progress.children].map(({ className }) => className.includes('bg-signal'))
    expect(lamps).toEqual([1, 2, 3, 4, 5, 6, 7].map((lamp) => lamp <= Number(now)))
    expect(screen.queryByRole('navigation')).toBeNull()
  },
)

it('[B-39] sends a visitor from a step to sign in', async () => {
  const { address } = renderPage('/onboarding/goals', { server: fakeServer() })
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(address()).toBe('/auth')
})

it('has no other steps', async () => {
  renderPage('/onboarding/payment', { server: signedIn() })
  await screen.findByRole('heading', { name: 'Page not found' })
})

it('lets the person sign out', async () => {
  const { address } = renderPage('/onboarding/name', { server: signedIn() })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(address()).toBe('/auth')
  expect(sessionStorage.getItem('redirect-after-sign-in')).toBeNull()
})
