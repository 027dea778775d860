import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { beginSessions, pass } from '../../../../test/begin-sessions.ts'
import { fakeDatabase } from '../../../../test/fake-database.ts'
import { dead, fakeServer, never, profile, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { change } from '../../../platform/storage/local-store.ts'
import { readStored } from '../../../platform/storage/stored-answers.ts'

const owner = profile().id
const offline = 'You are offline. Messages will send when you are back.'

/** A browser in which Ada was signed in when the page was closed. */
async function storedBefore(kept = session()) {
  const database = fakeDatabase()
  localStorage.setItem('kept-for', owner)
  localStorage.setItem('auth-user', JSON.stringify({ id: owner }))
  await change(owner, 'session', () => kept)
  return database
}

it('starts with the kept session when there is no answer, and goes on when there is one', async () => {
  await storedBefore()
  vi.useFakeTimers()
  const { sessions, server, events, user } = beginSessions(fakeServer({ 'GET /session': dead }))
  await pass(100)
  expect(sessions.state()).toMatchObject({ loading: false, isStored: true, problem: null })
  expect(user()?.displayName).toBe('Ada')
  expect(events).toEqual([])
  await pass(20_000)
  expect(user()?.displayName).toBe('Ada')
  server.on('GET /session', () => ({ session: session({ displayName: 'Countess' }) }))
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(sessions.state()).toMatchObject({ isStored: false, user: { displayName: 'Countess' } })
  expect(events).toEqual(['user_updated'])
})

it('does not wait longer than three seconds for a server that says nothing', async () => {
  await storedBefore()
  vi.useFakeTimers()
  const { sessions } = beginSessions(fakeServer({ 'GET /session': never }))
  await pass(2900)
  expect(sessions.state().loading).toBe(true)
  await pass(200)
  expect(sessions.state()).toMatchObject({ isStored: true, user: { id: owner } })
})

it('fetches everything on screen again once the same session is confirmed', async () => {
  const kept = session()
  await storedBefore(kept)
  vi.useFakeTimers()
  const { sessions, server, client } = beginSessions(fakeServer({ 'GET /session': dead }))
  await pass(100)
  const fetched = vi.spyOn(client, 'invalidateQueries')
  server.on('GET /session', () => ({ session: kept }))
  await pass(10_000)
  expect(sessions.state()).toMatchObject({ isStored: false, user: { id: owner } })
  expect(fetched).toHaveBeenCalledOnce()
})

it.each([
  ['has ended', () => ({ session: null })],
  ['was ended by a ban', () => refuse('account_banned')],
])('a session that %s meanwhile ends here too, and nothing stays', async (_, answer) => {
  const database = await storedBefore()
  vi.useFakeTimers()
  const { sessions, server, user } = beginSessions(fakeServer({ 'GET /session': dead }))
  await pass(100)
  expect(user()).not.toBeNull()
  server.on('GET /session', answer)
  await pass(10_000)
  expect(sessions.state()).toMatchObject({ user: null, isStored: false })
  expect(database.values).toBeUndefined()
  expect(localStorage.getItem('kept-for')).toBeNull()
})

it.each([
  ['is over by its time', { expiresAt: new Date(Date.now() - 1000).toISOString() }],
  ['is of another person', { profile: profile({ id: '0191d1c0-0000-7000-8000-000000000002' }) }],
])('does not start with a kept session that %s', async (_, changes) => {
  await storedBefore({ ...session(), ...changes })
  vi.useFakeTimers()
  const { sessions } = beginSessions(fakeServer({ 'GET /session': dead }))
  await pass(4000)
  expect(sessions.state()).toMatchObject({ user: null, problem: 'unreachable' })
})

it('does not start with it after a sign-out that the server has not heard of', async () => {
  const database = await storedBefore()
  vi.useFakeTimers()
  const first = beginSessions(fakeServer({ 'GET /session': () => ({ session: session() }) }))
  await pass()
  first.server.on('POST /session/sign-out', dead)
  await first.sessions.signOut()
  await pass(100)
  expect(database.values).toBeUndefined()
  const { sessions } = beginSessions(
    fakeServer({ 'GET /session': dead, 'POST /session/sign-out': dead }),
  )
  await pass(4000)
  expect(sessions.state()).toMatchObject({ user: null, loading: false })
})

it('does not start with it if another tab ends the session while it is read', async () => {
  const { values = new Map<string, unknown>() } = await storedBefore()
  const reading = vi.spyOn(values, 'get').mockImplementation(() => {
    localStorage.removeItem('kept-for')
    return session()
  })
  vi.useFakeTimers()
  const { sessions } = beginSessions(fakeServer({ 'GET /session': dead }))
  await pass(4000)
  expect(reading).toHaveBeenCalled()
  expect(sessions.state().user).toBeNull()
})

it('a sign-out in another tab empties the store', async () => {
  const database = await storedBefore()
  vi.useFakeTimers()
  const { sessions } = beginSessions(fakeServer({ 'GET /session': () => ({ session: session() }) }))
  await pass()
  localStorage.removeItem('auth-user')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-user' }))
  await pass(100)
  expect(sessions.state().user).toBeNull()
  expect(database.values).toBeUndefined()
})

it('keeps the session beside the page, and shows pages with the banner from it', async () => {
  fakeDatabase()
  const server = fakeServer({ 'GET /session': () => ({ session: session() }) })
  const { unmount } = renderPage('/settings', { server })
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
  await waitFor(async () =>
    expect(await readStored(owner, 'session')).toMatchObject({ profile: { displayName: 'Ada' } }),
  )
  unmount()
  renderPage('/settings', { server: fakeServer({ 'GET /session': dead }) })
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
  screen.getByText(offline)
})
