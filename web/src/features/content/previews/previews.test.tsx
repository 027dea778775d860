import { attachmentMaxBytes } from '@patchbay/contract/content/attachments'
import type { LinkPreview } from '@patchbay/contract/content/link-previews'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../test/fake-layout.ts'
import { refuse } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import {
  conversationPath,
  messagesServer as plainServer,
  openPage,
} from '../../../../test/messages-server.ts'
import { message, ownMessage } from '../../../../test/messages.ts'
import { renderPage } from '../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const preview: LinkPreview = {
  id: sampleId(80),
  url: 'https://label.example/plate',
  title: '<b>Plate</b> return',
  description: 'Two steel sheets',
  site: 'Tape Club',
  picture: { width: 640, height: 320 },
  player: null,
}
const song: LinkPreview = {
  ...preview,
  id: sampleId(81),
  url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  title: 'Night Bus',
  picture: null,
  player: {
    service: 'spotify',
    url: 'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  },
}
const signed = (body: unknown) => ({
  signed: (body as { of: { type: string; id: string }[] }).of.map((one) => ({
    ...one,
    previewId: preview.id,
    url: `/files/link-previews/${one.type}/${one.id}/${preview.id}.webp?signature=a`,
  })),
})
const instance = (linkPreviews: boolean) => () => ({
  id: sampleId(1),
  name: 'Patchbay',
  development: true,
  supportAddress: null,
  currency: 'GBP',
  linkPreviews,
  maxFileBytes: attachmentMaxBytes,
})
const messagesServer: typeof plainServer = (messages, handlers) =>
  plainServer(messages, { 'GET /instance': instance(true), ...handlers })
/** The test of a busy machine waits for what should happen, too. */
const soon = { timeout: 20_000 }
const list = async () => within(await screen.findByRole('list', { name: 'Messages' }))

it('shows words as words, and pictures that are signed together', async () => {
  const asked: unknown[] = []
  const messages = [
    message(1, { content: preview.url, preview }),
    message(2, { content: preview.url, preview }),
  ]
  const server = messagesServer(
    { messages },
    {
      'POST /link-previews/signatures': (body) => {
        asked.push(body)
        return signed(body)
      },
    },
  )
  renderPage(openPage, { server })
  await expect.poll(() => document.querySelectorAll('[data-preview] img').length, soon).toBe(2)
  const cards = (await list()).getAllByRole('link', {
    name: /^label\.example ?· ?Tape Club.*<b>Plate<\/b> return/,
  })
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([preview.url, preview.url])
  expect(cards[0]?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(asked.flatMap((body) => (body as { of: unknown[] }).of)).toHaveLength(2)
  expect((await list()).queryByRole('button', { name: 'Remove preview' })).toBeNull()
})

it('puts a player in by a press, sandboxed and without a referrer, and takes it away again', async () => {
  const server = messagesServer({ messages: [message(1, { content: song.url, preview: song })] })
  renderPage(openPage, { server })
  const play = await screen.findByRole('button', { name: 'Play Night Bus from Spotify' })
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(play)
  const frame = screen.getByTitle('Night Bus, player of Spotify')
  expect(frame.getAttribute('src')).toBe(song.player?.url)
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  await userEvent.click(screen.getByRole('button', { name: 'Close the player of Spotify' }))
  expect(document.querySelector('iframe')).toBeNull()
})

it('frames no other origin, whatever the answer says', async () => {
  const player = { service: 'spotify', url: 'https://evil.example/embed' } as const
  const server = messagesServer({
    messages: [message(1, { content: song.url, preview: { ...song, player } })],
  })
  renderPage(openPage, { server })
  await userEvent.click(await screen.findByRole('button', { name: /^Play Night Bus/ }))
  await screen.findByRole('button', { name: /^Close the player/ })
  expect(document.querySelector('iframe')).toBeNull()
})

it('is taken away by its sender, and stays after a failure', async () => {
  const own = ownMessage(1, { content: preview.url, preview: { ...preview, picture: null } })
  const route = `DELETE /messages/${own.id}/preview`
  const server = messagesServer({ messages: [own] })
  server.on(route, () => refuse('internal'))
  renderPage(openPage, { server })
  await screen.findByRole('button', { name: 'Remove preview' })
  const remove = async () => {
    const before = server.count(route)
    // A part that was still loading is drawn anew.
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove preview' }))
      expect(server.count(route)).toBeGreaterThan(before)
    }, soon)
  }
  await remove()
  ;(await list()).getByText('Two steel sheets')
  server.on(route, () => {
    const { preview: _gone, ...rest } = own
    return { ...rest, change: own.change + 1 }
  })
  await remove()
  await waitFor(() => expect(screen.queryByText('Two steel sheets')).toBeNull(), soon)
})

it('is left out while writing, for this link and no other', async () => {
  const server = messagesServer({}, { 'GET /instance': instance(true) })
  const sent: unknown[] = []
  server.on(`POST ${conversationPath}/messages`, (body) => {
    sent.push(body)
    const { clientId, content } = body as { clientId: string; content: string }
    return ownMessage(sent.length, { clientId, content })
  })
  renderPage(openPage, { server })
  const box = await screen.findByRole('textbox', { name: /^Message/ })
  await userEvent.type(box, 'https://one.example/a ')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out the preview' }))
  await screen.findByText('Without a preview of one.example')
  await userEvent.type(box, '{Enter}')
  await expect.poll(() => sent, soon).toMatchObject([{ withoutPreview: true }])
  await userEvent.type(box, 'https://one.example/a ')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out the preview' }))
  await userEvent.clear(box)
  await userEvent.type(box, 'https://two.example/b ')
  await screen.findByText('With a preview of two.example')
  await userEvent.type(box, '{Enter}')
  await expect.poll(() => sent.length, soon).toBe(2)
  expect(sent[1]).not.toHaveProperty('withoutPreview')
})

it('is neither shown nor offered where the operator has switched previews off', async () => {
  const messages = [message(1, { content: preview.url, preview })]
  const server = messagesServer({ messages }, { 'GET /instance': instance(false) })
  renderPage(openPage, { server })
  const box = await screen.findByRole('textbox', { name: /^Message/ })
  await userEvent.type(box, 'https://one.example/a ')
  await expect.poll(() => server.count('GET /instance'), soon).toBeGreaterThan(0)
  await expect.poll(() => document.querySelector('[data-preview]'), soon).toBeNull()
  expect(screen.queryByText(/^With a preview/)).toBeNull()
})
