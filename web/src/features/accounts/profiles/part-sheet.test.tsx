import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  dead,
  fakeServer,
  profile,
  refuse,
  session,
  type FakeServer,
} from '../../../../test/fake-server.ts'
import { ownWork } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const path = 'PATCH /profile'
const social = { instagram: 'ada.sings' }
const open = (changes: Parameters<typeof session>[0] = { social }) => {
  const server = fakeServer({
    'GET /session': () => ({ session: session(changes) }),
    ...ownWork(),
  })
  return { ...renderPage('/profile', { server }), server }
}
const sent = (server: FakeServer): unknown[] =>
  server.calls.filter(({ route }) => route === path).map(({ body }) => body)
const press = async (name: string): Promise<HTMLElement> => {
  const button = await screen.findByRole('button', { name })
  await userEvent.click(button)
  return button
}
const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const placeLabels = ['City and country', 'Show my location on profile']

it.each([
  [
    'Edit about you',
    'About you',
    ['Full name', 'Bio', ...placeLabels],
    ['Bio', 'City and country'],
  ],
  ['Edit location', 'Location', placeLabels, ['City and country']],
  ['Edit links', 'Links', ['Website', 'Instagram username'], ['Website']],
  ['Edit work', 'Work', ['Goals', 'Experience level', 'Producer'], ['Goals']],
])('%s opens just that part over the page', async (button, title, labels, only) => {
  const { address } = open({ social, locationEnabled: button !== 'Edit location' })
  const opener = await press(button)
  const sheet = await sheetOf(title)
  for (const label of labels) sheet.getByLabelText(label)
  const others = ['Bio', 'City and country', 'Website', 'Goals'].filter(
    (label) => sheet.queryByLabelText(label) !== null,
  )
  expect(others).toEqual(only)
  expect(address()).toBe('/profile')
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('has one button beside the name, also for the location that is shown', async () => {
  open()
  await screen.findByRole('button', { name: 'Edit about you' })
  screen.getByText('Leeds, United Kingdom')
  expect(screen.queryByRole('button', { name: 'Edit location' })).toBeNull()
})

it('saves what was changed, shows it in place and returns the focus', async () => {
  const { server } = open()
  const opener = await press('Edit about you')
  const sheet = await sheetOf('About you')
  await userEvent.type(sheet.getByLabelText('Bio'), 'Brass for hire.')
  server.on(path, () => profile({ bio: 'Brass for hire.', version: 4 }))
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await closed()
  expect(sent(server)).toEqual([{ bio: 'Brass for hire.' }])
  within(screen.getByRole('main')).getByText('Brass for hire.')
  await screen.findByText('Profile saved.')
  expect(document.activeElement).toBe(opener)
})

it('keeps what was typed when saving fails, and begins anew once it was discarded', async () => {
  const { server } = open()
  server.on(path, dead)
  await press('Edit links')
  let sheet = await sheetOf('Links')
  const website = (): HTMLInputElement => sheet.getByLabelText('Website')
  await userEvent.type(website(), 'ada')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  sheet.getByText('Please enter a valid URL')
  expect(document.activeElement).toBe(website())
  await userEvent.clear(website())
  await userEvent.type(website(), 'https://ada.example')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByText('Failed to update profile')
  expect(website().value).toBe('https://ada.example')
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  await press('Discard')
  await closed()
  await press('Edit links')
  sheet = await sheetOf('Links')
  expect(website().value).toBe('')
})

it('keeps what was typed when the session is gone, until the person signs in again', async () => {
  const { server, sessions } = open()
  server.on(path, () => refuse('not_authenticated'))
  await press('Edit about you')
  const sheet = await sheetOf('About you')
  await userEvent.type(sheet.getByLabelText('Bio'), 'Brass.')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByText('User must be logged in')
  server.on(path, () => profile({ bio: 'Brass.', version: 4 }))
  act(() => sessions.adopt(session()))
  await waitFor(() => expect(sheet.queryByText('User must be logged in')).toBeNull())
  expect(sheet.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Brass.')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await closed()
  within(screen.getByRole('main')).getByText('Brass.')
})
