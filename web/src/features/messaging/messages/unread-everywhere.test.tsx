import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeConversation, path } from '../../../../test/fake-conversation.ts'
import { dead, fakeServer } from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { conversationId, viewerId } from '../../../../test/messages.ts'
import { renderPage } from '../../../../test/render-app.tsx'

it('shows the unread count on every page, in its title and in the navigation', async () => {
  const sockets = fakeSockets()
  const { server, truth, frame } = fakeConversation(1)
  renderPage('/marketplace', { server })
  await screen.findByRole('link', { name: /Messages ?, 1 unread/ })
  expect(document.title).toBe('(1) Marketplace · Patchbay')
  await waitFor(() => expect(sockets).toHaveLength(1))
  sockets[0]?.open()
  sockets[0]?.say({ type: 'resumed' })
  await waitFor(() => expect(server.count('GET /conversations/unread')).toBeGreaterThan(1))
  truth.say(1, { senderId: viewerId })
  sockets[0]?.say(frame(1))
  await waitFor(() => expect(document.title).toBe('Marketplace · Patchbay'))
  expect(screen.queryByRole('link', { name: /unread/ })).toBeNull()
})

it('sends waiting messages on any page, and counts nothing for a visitor', async () => {
  fakeSockets()
  const entry = { key: conversationId, conversationId, content: 'hello', attempts: 0 }
  localStorage.setItem(`kept:${viewerId}:outbox:${entry.key}`, JSON.stringify(entry))
  const visitor = fakeServer({ 'GET /session': () => ({ session: null }) })
  visitor.on(`POST ${path}/messages`, dead)
  const { unmount } = renderPage('/marketplace', { server: visitor })
  await screen.findByRole('heading', { level: 1 })
  unmount()
  expect(visitor.calls.map(({ route }) => route)).not.toContain(`POST ${path}/messages`)
  expect(visitor.count('GET /conversations/unread')).toBe(0)
  const { server, truth } = fakeConversation()
  renderPage('/marketplace', { server })
  await waitFor(() => expect(truth.all()).toMatchObject([{ content: 'hello', senderId: viewerId }]))
})
