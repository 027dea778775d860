import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  fakeServer,
  newcomer,
  refuse,
  session,
  type FakeServer,
} from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { writeDraft } from '../../../platform/storage/drafts.ts'

const signedIn = (who = newcomer()) => fakeServer({ 'GET /session': () => ({ session: who }) })
const value = async (name: string): Promise<string> =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name })).value

/** Simulates that this tab becomes visible, and waits for the request. */
async function look(server: FakeServer): Promise<void> {
  const before = server.count('GET /session')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(server.count('GET /session')).toBeGreaterThan(before))
}

it('[B-05] goes back without saving, and restores everything typed, also after a reload', async () => {
  const first = renderPage('/onboarding/contact', { server: signedIn() })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Website' }), 'https://ada')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(first.address()).toBe('/onboarding/profession'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Songwriter' }))
  expect(first.server.count('PATCH /profile')).toBe(0)
  first.unmount()
  const second = renderPage('/onboarding/profession', { server: signedIn() })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Songwriter' })
  expect(box.checked).toBe(true)
  await second.router.navigate({ href: '/onboarding/contact' })
  expect(await value('Website')).toBe('https://ada')
})

it('shows a draft to nobody else, and forgets it at sign-out', async () => {
  const first = renderPage('/onboarding/goals', { server: signedIn() })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your goals' }), 'Brass')
  first.unmount()
  const other = newcomer({ id: '0191d1c0-0000-7000-8000-000000000002' })
  const second = renderPage('/onboarding/goals', { server: signedIn(other) })
  expect(await value('Your goals')).toBe('')
  second.unmount()
  renderPage('/onboarding/goals', { server: signedIn() })
  expect(await value('Your goals')).toBe('Brass')
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(Object.values(sessionStorage).join()).not.toContain('Brass')
})

it('tolerates a draft of another release', async () => {
  const draft = { professions: 'Producer', otherProfession: 7, unknown: 1 }
  writeDraft(newcomer().profile.id, 'onboarding', draft)
  renderPage('/onboarding/profession', { server: signedIn() })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.filter((box) => box.checked)).toEqual([])
})

it('[B-34] moves only to an earlier unanswered step, when the tab becomes visible, and keeps the draft', async () => {
  const known = newcomer({ fullName: 'A B', displayName: 'A', professions: ['Producer'] })
  const server = signedIn(known)
  const { address } = renderPage('/onboarding/location', { server })
  await screen.findByRole('combobox', { name: 'Location' })

  // The computed redirect would be to experience, but that comes after this step.
  await look(server)
  await screen.findByRole('combobox', { name: 'Location' })
  expect(address()).toBe('/onboarding/location')

  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'Le')
  const emptied = newcomer({ fullName: 'A B', displayName: 'A', version: 4 })
  server.on('GET /session', () => ({ session: emptied }))
  await look(server)
  await waitFor(() => expect(address()).toBe('/onboarding/profession'))
  expect(Object.values(sessionStorage).join()).toContain('"Le"')
})

it('[B-34] stays while the server does not answer, and leaves when onboarding was completed elsewhere', async () => {
  const server = signedIn()
  const { address } = renderPage('/onboarding/goals', { server })
  await screen.findByRole('textbox', { name: 'Your goals' })
  server.on('GET /session', () => refuse('unavailable'))
  await look(server)
  expect(address()).toBe('/onboarding/goals')
  server.on('GET /session', () => ({ session: session({ version: 9 }) }))
  await look(server)
  await waitFor(() => expect(address()).toBe('/'))
})

it('[B-33] notifies other tabs of the current step', async () => {
  const said: unknown[] = []
  class Channel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
    }
    postMessage(message: unknown): void {
      if (this.name === 'onboarding') said.push(message)
    }
    close(): void {}
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const { router } = renderPage('/onboarding/name', { server: signedIn() })
  await waitFor(() => expect(said).toContain('name'))
  await router.navigate({ href: '/onboarding/goals' })
  await waitFor(() => expect(said.at(-1)).toBe('goals'))
})
