import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, refuse } from '../../../../test/fake-server.ts'
import { noticesServer } from '../../../../test/notices.ts'
import { renderPart } from '../../../../test/render-app.tsx'
import { NoticeSwitches } from './notice-switches.tsx'

const all = {
  membershipRequests: true,
  memberships: true,
  replies: true,
  mentions: true,
  likes: true,
  eventChanges: true,
  eventCancellations: true,
  eventReminders: true,
  verification: true,
  savedSearches: true,
}

const isOn = (one: HTMLElement): boolean => one.getAttribute('aria-checked') === 'true'

it('switches at once, and reverts only the switch that the server refuses', async () => {
  const route = 'PATCH /notices/settings'
  const user = userEvent.setup()
  let refused: (answer: Response) => void = () => {}
  let saved = all
  const server = noticesServer({
    'GET /notices/settings': () => saved,
    [route]: (body) =>
      'likes' in (body as object)
        ? new Promise<Response>((resolve) => {
            refused = resolve
          })
        : (saved = { ...saved, ...(body as object) }),
  })
  renderPart(<NoticeSwitches />, '/', { server })
  const likes = await screen.findByRole('switch', { name: 'Likes' })
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(10)
  await user.click(likes)
  expect(isOn(likes)).toBe(false)
  const reminders = screen.getByRole('switch', { name: 'Reminders' })
  await user.click(reminders)
  expect(isOn(reminders)).toBe(false)
  // The requests are sent one after the other.
  expect(server.count(route)).toBe(1)
  refused(refuse('forbidden'))
  await waitFor(() => expect(isOn(likes)).toBe(true))
  await waitFor(() => expect(server.lastBody(route)).toEqual({ eventReminders: false }))
  expect(isOn(reminders)).toBe(false)
})

it('shows the server’s state after several presses have all failed', async () => {
  const route = 'PATCH /notices/settings'
  const user = userEvent.setup()
  const refusals: (() => void)[] = []
  const server = noticesServer({
    'GET /notices/settings': () => all,
    [route]: () =>
      new Promise<Response>((resolve) => refusals.push(() => resolve(refuse('forbidden')))),
  })
  const { queryClient } = renderPart(<NoticeSwitches />, '/', { server })
  const likes = await screen.findByRole('switch', { name: 'Likes' })
  // The reverted state must not depend on a refetch, which may fail, too.
  server.on('GET /notices/settings', dead)
  await user.click(likes)
  await user.click(likes)
  refusals[0]?.()
  await waitFor(() => expect(refusals).toHaveLength(2))
  refusals[1]?.()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(isOn(likes)).toBe(true)
})
