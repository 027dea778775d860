import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { peopleServer, personPath, profilePage, publicProfile } from '../../../../../test/people.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const route = 'POST /conversations'
const button = (name = 'Message') => screen.findByRole('button', { name })

it('[N-29] starts the conversation once, and opens it', async () => {
  let answer: (body: object) => void = () => {}
  const waiting = new Promise<object>((resolve) => {
    answer = resolve
  })
  const server = peopleServer({}, { [route]: () => waiting })
  const { address } = renderPage(profilePage, { server })
  await userEvent.dblClick(await button())
  expect((await button('Opening...')).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(await button('Opening...'))
  expect(server.calls.filter((call) => call.route === route)).toEqual([
    { route, body: { userId: sampleId(12) } },
  ])
  expect(address()).toBe(profilePage)
  answer({ id: sampleId(900) })
  await waitFor(() => expect(address()).toBe(`/messages?id=${sampleId(900)}`))
  await screen.findAllByRole('heading', { level: 1, name: 'Messages' })
})

it('[N-20] says why starting failed, and fetches what the profile offers now', async () => {
  const server = peopleServer({}, { [route]: dead })
  const { address } = renderPage(profilePage, { server })
  await userEvent.click(await button())
  await screen.findAllByText('Failed to start conversation')
  server.on(route, () => refuse('conversation_blocked'))
  server.on(`GET ${personPath}`, () => publicProfile({ can: { message: false } }))
  await userEvent.click(await button())
  await screen.findAllByText('Cannot start conversation with blocked user')
  await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(true))
  expect(address()).toBe(profilePage)
})

it('works again if the viewer goes back before the conversation is on screen', async () => {
  const server = peopleServer({}, { [route]: () => ({ id: sampleId(900) }) })
  const { router, address } = renderPage(profilePage, { server })
  await button()
  const stop = router.history.subscribe(() => {
    stop()
    router.history.back()
  })
  await userEvent.click(await button())
  await waitFor(() => expect(address()).toBe(profilePage))
  expect(server.count(route)).toBe(1)
  await userEvent.click(await button())
  await waitFor(() => expect(address()).toBe(`/messages?id=${sampleId(900)}`))
})

it('does not navigate if the viewer has gone elsewhere meanwhile', async () => {
  let answer: (body: object) => void = () => {}
  const waiting = new Promise<object>((resolve) => {
    answer = resolve
  })
  const server = peopleServer({}, { [route]: () => waiting })
  const { router, address, queryClient } = renderPage(profilePage, { server })
  await userEvent.click(await button())
  await button('Opening...')
  await router.navigate({ to: '/communities' })
  answer({ id: sampleId(900) })
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(address()).toBe('/communities')
})
