import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import { conversationPath, messagesServer, openPage } from '../../../../test/messages-server.ts'
import { conversationId } from '../../../../test/messages.ts'
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
