import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { fakePush } from '../../../../test/fake-push.ts'
import { noticesServer } from '../../../../test/notices.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { followPush } from './follow-push.ts'

it('keeps unsaved changes when a notification leads to another page', async () => {
  const browser = fakePush()
  const user = userEvent.setup()
  const { sessions, router, address } = renderPage('/profile?edit=true', {
    server: noticesServer(),
  })
  onTestFinished(followPush(sessions, router as never))
  await user.type(await screen.findByLabelText('Display name'), ' Lovelace')
  expect(browser.say({ type: 'GO_TO', path: '/events' })).toBe(true)
  await screen.findByRole('alertdialog')
  expect(address()).toBe('/profile?edit=true')
})
