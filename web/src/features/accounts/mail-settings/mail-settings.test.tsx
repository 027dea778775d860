import type { MailSettings } from '@patchbay/contract/accounts/mail-settings'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const initial: MailSettings = {
  digest: 'never',
  digestChosen: false,
  weekday: 1,
  hour: 8,
  timeZone: null,
  contacts: true,
  eventChanges: true,
  joinRequests: true,
  zoneNow: 'Europe/Berlin',
  address: 'ann@example.com',
  digestsOffered: true,
}

async function openSettings(given: Partial<MailSettings> = {}) {
  let saved = { ...initial, ...given }
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /mail-settings': () => saved,
    'PATCH /mail-settings': (body) => {
      const changes = body as Partial<MailSettings>
      return (saved = {
        ...saved,
        ...changes,
        digestChosen: saved.digestChosen || 'digest' in changes,
      })
    },
  })
  renderPage('/settings', { server })
  const panel = within(await screen.findByRole('region', { name: 'Mail' }))
  return { server, panel, user: userEvent.setup(), saved: () => saved }
}

it('chooses nothing for anybody: who wants a digest says so, and when', async () => {
  const { panel, user, saved } = await openSettings()
  await panel.findByText(/You have not chosen yet/)
  const pressed = () => panel.queryAllByRole('button', { pressed: true })
  expect(pressed()).toEqual([])
  expect(panel.queryByLabelText('Time')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Weekly' }))
  await user.selectOptions(await panel.findByLabelText('Day'), 'Wednesday')
  await user.selectOptions(panel.getByLabelText('Time'), '19:00')
  const zone = panel.getByLabelText<HTMLSelectElement>('Time zone')
  expect(zone.selectedOptions[0]?.textContent).toBe('As my devices say (Berlin now)')
  await user.selectOptions(zone, 'Asia/Tokyo')
  const chosen = { digest: 'weekly', weekday: 3, hour: 19, timeZone: 'Asia/Tokyo' }
  await waitFor(() => expect(saved()).toMatchObject(chosen))
  await user.selectOptions(zone, '')
  await waitFor(() => expect(saved().timeZone).toBeNull())
  await user.click(panel.getByRole('button', { name: 'Daily' }))
  await waitFor(() => expect(saved().digest).toBe('daily'))
  expect(panel.queryByLabelText('Day')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Never' }))
  await waitFor(() => expect(saved().digest).toBe('never'))
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['Never'])
})

it('switches single mails off one by one, and puts back what could not be saved', async () => {
  const { server, panel, user, saved } = await openSettings()
  const row = () => panel.findByRole('switch', { name: 'Changes of events' })
  await user.click(await row())
  await waitFor(() => expect(saved()).toMatchObject({ eventChanges: false, contacts: true }))
  server.on('PATCH /mail-settings', dead)
  await user.click(await row())
  await screen.findAllByText('That could not be changed. Try again.')
  await waitFor(async () => expect((await row()).getAttribute('aria-checked')).toBe('false'))
})

it('says where the mails go', async () => {
  const { panel } = await openSettings()
  await panel.findByText('Goes to ann@example.com.')
})

it('says that none arrive without a proven address, and offers no digest where there is none', async () => {
  const { panel } = await openSettings({ address: null, digestsOffered: false })
  await panel.findByText(/There is no address that you have proven/)
  expect(panel.queryByRole('button', { name: 'Weekly' })).toBeNull()
})
