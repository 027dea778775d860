import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, session } from '../../../../../test/fake-server.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const addressOf = (number: number) => `https://patchbay.example/calendar/feeds/secret-${number}.ics`

function openSettings(first: string | null) {
  let address = first
  let made = 0
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /calendar-feed': () => ({ address }),
    'POST /calendar-feed': () => ({ address: (address = addressOf((made += 1))) }),
    'DELETE /calendar-feed': () => {
      address = null
      return new Response(null, { status: 204 })
    },
  })
  renderPage('/settings', { server })
  return { server, user: userEvent.setup() }
}
const panel = async () => within(await screen.findByRole('region', { name: 'Calendar' }))
const field = async () =>
  (await panel()).findByRole<HTMLInputElement>('textbox', { name: 'Address' })

it('makes an address, copies it and opens it in the calendar of the device', async () => {
  const { user } = openSettings(null)
  await user.click(await (await panel()).findByRole('button', { name: 'Make an address' }))
  expect((await field()).value).toBe(addressOf(1))
  const link = (await panel()).getByRole('link', { name: 'Open in your calendar' })
  expect(link).toHaveProperty('href', addressOf(1).replace('https', 'webcal'))
  await user.click((await panel()).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(addressOf(1))
})

it('replaces the address only after a question, and turns it off', async () => {
  const { server, user } = openSettings(addressOf(0))
  await field()
  await user.click((await panel()).getByRole('button', { name: 'New address' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(server.count('POST /calendar-feed')).toBe(0)
  await user.click((await panel()).getByRole('button', { name: 'New address' }))
  const renewal = within(await screen.findByRole('alertdialog', { name: 'Make a new address?' }))
  await user.click(renewal.getByRole('button', { name: 'New address' }))
  await waitFor(async () => expect((await field()).value).toBe(addressOf(1)))
  await user.click((await panel()).getByRole('button', { name: 'Turn off' }))
  const end = within(
    await screen.findByRole('alertdialog', { name: 'Turn off the calendar address?' }),
  )
  await user.click(end.getByRole('button', { name: 'Turn off' }))
  const make = await (await panel()).findByRole('button', { name: 'Make an address' })
  await waitFor(() => expect(document.activeElement).toBe(make))
})

it('says so if the server does not answer, and shows what is true then', async () => {
  const { server, user } = openSettings(addressOf(0))
  await field()
  server.on('DELETE /calendar-feed', dead)
  await user.click((await panel()).getByRole('button', { name: 'Turn off' }))
  const end = within(await screen.findByRole('alertdialog'))
  await user.click(end.getByRole('button', { name: 'Turn off' }))
  await screen.findAllByText('That did not work. Try again.')
  expect((await field()).value).toBe(addressOf(0))
})
