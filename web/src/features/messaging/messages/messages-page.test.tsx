import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import { conversationPath, messagesServer, openPage } from '../../../../test/messages-server.ts'
import { conversationId } from '../../../../test/messages.ts'
import { person } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

it('[S-01, S-02] asks a visitor to sign in', async () => {
  renderPage('/messages')
  await screen.findByRole('heading', { name: 'Sign in to Message' })
  screen.getByText('Connect with other music professionals')
  const links = screen.getAllByRole('link', { name: 'Sign In' })
  expect(links.map((link) => link.getAttribute('href'))).toContain('/auth')
})

it('says calmly that a conversation is not available, and links back', async () => {
  const server = messagesServer(
    {},
    { [`GET ${conversationPath}`]: () => refuse('conversation_not_found') },
  )
  renderPage(openPage, { server })
  await screen.findByRole('heading', { name: 'This conversation is not here' })
  const back = screen.getByRole('link', { name: 'All conversations' })
  expect(back.getAttribute('href')).toBe('/messages')
  expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull()
})

it('names people to write to beside the list, once; an empty list names them itself', async () => {
  const suggested = {
    'GET /people/suggested': () => ({
      suggestions: [
        {
          person: { ...person(31, 'Nia Okafor'), profession: 'Songwriter', city: 'Leeds' },
          reasons: [{ kind: 'city', value: 'Leeds' }],
        },
      ],
    }),
  }
  const { unmount } = renderPage('/messages', { server: messagesServer({}, suggested) })
  await screen.findByRole('heading', { name: 'Select a Conversation' })
  await screen.findByRole('region', { name: 'People you may work with' })
  expect(screen.queryByText('No conversations yet')).toBeNull()
  unmount()
  const nobody = { conversations: [], nextCursor: null, asOf: '2026-11-15T10:00:00.000Z' }
  const server = messagesServer({}, { ...suggested, 'GET /conversations': () => nobody })
  renderPage('/messages', { server })
  await screen.findByText('No conversations yet')
  await screen.findByRole('region', { name: 'People you may work with' })
  await screen.findByRole('heading', { name: 'Select a Conversation' })
  expect(screen.getAllByRole('link', { name: 'Nia Okafor' })).toHaveLength(1)
})

it('names the tab after the open conversation, and after the page if none is open', async () => {
  const { router } = renderPage(openPage, { server: messagesServer() })
  await screen.findByRole('heading', { level: 2, name: /Theo Lindqvist/ })
  await waitFor(() => expect(document.title).toBe('Theo Lindqvist · Patchbay'))
  await router.navigate({ to: '/messages', search: {} })
  await waitFor(() => expect(document.title).toBe('Messages · Patchbay'))
  // The pane's script is loaded by now.
  await router.navigate({ to: '/messages', search: { id: conversationId } })
  await waitFor(() => expect(document.title).toBe('Theo Lindqvist · Patchbay'))
})

it('removes a conversation from the screen of a viewer who is no longer in it', async () => {
  const server = messagesServer()
  const { queryClient } = renderPage(openPage, { server })
  await screen.findByRole('textbox', { name: 'Message Theo Lindqvist' })
  server.on(`GET ${conversationPath}`, () => refuse('conversation_not_found'))
  screen.getByRole('textbox', { name: 'Message Theo Lindqvist' }).focus()
  await queryClient.invalidateQueries({ queryKey: ['conversations', 'one'] })
  const heading = await screen.findByRole('heading', { name: 'This conversation is not here' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull()
})
