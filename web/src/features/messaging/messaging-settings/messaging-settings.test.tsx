import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

function openSettings() {
  let saved = {
    receipts: true,
    typing: true,
    presence: false,
    mayWrite: 'everyone',
    mayAdd: 'everyone',
  }
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /messaging-settings': () => saved,
    'PATCH /messaging-settings': (body) => (saved = { ...saved, ...(body as object) }),
  })
  renderPage('/settings', { server })
  return { server, user: userEvent.setup(), saved: () => saved }
}
const switchOf = async (name: string) => {
  const panel = within(await screen.findByRole('region', { name: 'Messages' }))
  return panel.findByRole('switch', { name })
}
const isOn = async (name: string) => (await switchOf(name)).getAttribute('aria-checked')

it('switches receipts and typing off, each by itself', async () => {
  const { user, saved } = openSettings()
  await user.click(await switchOf('Read receipts'))
  await waitFor(() => expect(saved()).toMatchObject({ receipts: false, typing: true }))
  await user.click(await switchOf('Typing'))
  await waitFor(() => expect(saved()).toMatchObject({ receipts: false, typing: false }))
  expect([await isOn('Read receipts'), await isOn('Typing')]).toEqual(['false', 'false'])
})

it('shows online and last seen only to who switches it on', async () => {
  const { user, saved } = openSettings()
  expect(await isOn('Online and last seen')).toBe('false')
  await user.click(await switchOf('Online and last seen'))
  await waitFor(() => expect(saved()).toMatchObject({ presence: true, typing: true }))
  expect(await isOn('Online and last seen')).toBe('true')
})

it('puts a switch back that could not be saved, and says so', async () => {
  const { server, user } = openSettings()
  await switchOf('Typing')
  server.on('PATCH /messaging-settings', dead)
  await user.click(await switchOf('Typing'))
  await screen.findAllByText('That could not be changed. Try again.')
  await waitFor(async () => expect(await isOn('Typing')).toBe('true'))
})

it('chooses who may write and who may add, and puts a choice back that could not be saved', async () => {
  const { server, user, saved } = openSettings()
  const writers = await screen.findByLabelText<HTMLSelectElement>('Who may write to you')
  await user.selectOptions(writers, 'Nobody new')
  await waitFor(() => expect(saved().mayWrite).toBe('nobody'))
  await user.selectOptions(
    screen.getByLabelText('Who may add you to groups'),
    'People in my communities',
  )
  await waitFor(() => expect(saved().mayAdd).toBe('communities'))
  server.on('PATCH /messaging-settings', dead)
  await user.selectOptions(writers, 'Everyone')
  await screen.findAllByText('That could not be changed. Try again.')
  await waitFor(() => expect(writers.value).toBe('nobody'))
})
