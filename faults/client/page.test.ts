import { changesPerFrame } from '@patchbay/contract/messaging/conversation-changes'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { newHistory, type History } from '../history.ts'
import { Page } from './page.ts'
import { deltaOf, messageOf } from './sample-deltas.ts'

/** A fake node; each test sets its answers. */
let server: ReturnType<typeof createServer>
let sockets: WebSocketServer
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: string[]
let listed: string[]
let listedChange: number
let resumed: unknown[]
let history: History
let page: Page
const soon = { timeout: 10_000 }

beforeEach(async () => {
  asked = []
  listed = ['talk']
  listedChange = 0
  resumed = []
  server = createServer((request, response) => {
    if (request.url === '/api/conversations')
      return json(response, { conversations: listed.map((id) => ({ id, change: listedChange })) })
    asked.push(`${request.method} ${request.url}`)
    return answer(request, response)
  })
  sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      resumed.push(JSON.parse(data.toString()))
      say({ type: 'resumed' })
    }),
  )
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  history = newHistory()
  page = new Page({
    name: 'page',
    personId: 'ann',
    headers: {},
    conversations: ['talk'],
    nodes: { count: 1, httpOrigin: () => origin, socketOrigin: () => origin },
    home: 0,
    history,
    onFailure: () => {},
  })
  page.open()
  await vi.waitUntil(() => page.isUp, soon)
})
afterEach(async () => {
  page.close()
  sockets.close()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const everySocket = (act: (socket: WebSocket) => void) => sockets.clients.forEach(act)
const say = (message: object) => everySocket((socket) => socket.send(JSON.stringify(message)))
const json = (response: ServerResponse, body: object) => void response.end(JSON.stringify(body))
const position = () => page.screens.get('talk')?.position

it('requests missing changes before it applies a later one', async () => {
  answer = (_request, response) =>
    json(response, { ...deltaOf(1, [messageOf(2), messageOf(3)]), more: false })
  say({ type: 'conversation_changed', ...deltaOf(0, [messageOf(1)]) })
  say({ type: 'conversation_changed', ...deltaOf(2, [messageOf(3)]) })
  await expect.poll(position, soon).toBe(3)
  expect(asked).toEqual(['GET /api/conversations/talk/changes?after=1'])
  expect(history.pages[0]?.deltas.map(({ taken }) => taken)).toEqual([true, false, true])
})

it('recognises a partial frame: the rest follows, such as later edits', async () => {
  const full = Array.from({ length: changesPerFrame }, (_, index) => messageOf(index + 2))
  say({ type: 'conversation_changed', ...deltaOf(0, full, changesPerFrame + 1) })
  const edited = { ...messageOf(1), change: changesPerFrame + 2 }
  say({ type: 'conversation_changed', ...deltaOf(changesPerFrame + 1, [edited]) })
  await expect
    .poll(() => history.pages[0]?.deltas.map(({ cut }) => cut), soon)
    .toEqual([true, false])
})

it('requests once more if there was a reason to during a request', async () => {
  const waiting: (() => void)[] = []
  answer = (_request, response) =>
    void waiting.push(() => {
      const known = asked.length
      json(response, { ...deltaOf(known - 1, [messageOf(known)]), more: false })
    })
  say({ type: 'conversation_changed', ...deltaOf(1, [messageOf(2)]) })
  await expect.poll(() => waiting.length, soon).toBe(1)
  // The person is in another conversation, or again in this one, and it is followed from 2 on.
  listedChange = 2
  say({ type: 'inbox_changed', version: 2 })
  say({ type: 'conversation_changed', ...deltaOf(2, [messageOf(3)]) })
  await expect.poll(() => history.pages[0]?.deltas.length, soon).toBe(2)
  waiting[0]?.()
  await expect.poll(() => waiting.length, soon).toBe(2)
  waiting[1]?.()
  await expect.poll(position, soon).toBe(2)
})

it('polls while it is disconnected, and resumes from its position', async () => {
  answer = (_request, response) => json(response, { ...deltaOf(0, [messageOf(1)]), more: false })
  const connect = sockets.shouldHandle
  sockets.shouldHandle = () => false
  everySocket((socket) => socket.terminate())
  await expect.poll(position, soon).toBe(1)
  expect(page.isUp).toBe(false)
  sockets.shouldHandle = connect
  await expect.poll(() => page.isUp, soon).toBe(true)
  expect(resumed).toEqual([
    { type: 'resume', versions: { 'conversation:talk': 0 } },
    { type: 'resume', versions: { 'conversation:talk': 1 } },
  ])
})

it('sends a message until it is acknowledged, with the same client id, and in order', async () => {
  let tries = 0
  const names: string[] = []
  answer = (request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => (body += String(data)))
    request.on('end', () => {
      names.push((JSON.parse(body) as { clientId: string }).clientId)
      tries += 1
      if (tries === 1) return response.destroy()
      if (tries === 2) return void response.writeHead(503).end()
      return json(response, messageOf(tries - 2))
    })
  }
  await Promise.all([page.deeds.send('talk', 'First.'), page.deeds.send('talk', 'Second.')])
  expect(new Set(names.slice(0, 3)).size).toBe(1)
  expect(names[3]).not.toBe(names[0])
  expect(history.sends.map(({ tries: count, answers }) => [count, answers[0]?.seq])).toEqual([
    [3, 1],
    [1, 2],
  ])
})

it('does not retry a final refusal, and records it', async () => {
  answer = (_request, response) => void response.writeHead(404).end('{}')
  await page.deeds.send('talk', 'Nobody hears this.')
  expect(history.refusals).toMatchObject([
    { page: 'page', personId: 'ann', why: 'sendMessage answered 404', conversationId: 'talk' },
  ])
  expect(history.sends[0]).toMatchObject({ answers: [], refused: true })
})

it('drops a conversation it is removed from, and starts again when the person comes back', async () => {
  answer = (_request, response) =>
    void response.writeHead(404).end(JSON.stringify({ code: 'conversation_not_found' }))
  say({ type: 'conversation_changed', ...deltaOf(0, [messageOf(1)]) })
  await expect.poll(position, soon).toBe(1)
  listed = []
  say({ type: 'inbox_changed', version: 2 })
  await expect.poll(() => page.screens.size, soon).toBe(0)
  answer = (_request, response) =>
    json(response, { ...deltaOf(0, [messageOf(1), messageOf(2)]), more: false })
  listed = ['talk']
  listedChange = 2
  say({ type: 'inbox_changed', version: 3 })
  await expect.poll(position, soon).toBe(2)
  const visits = history.pages[0]?.deltas.map(({ visit, before }) => [visit, before])
  expect(visits).toEqual([
    [0, 0],
    [1, 0],
  ])
})

it('sends files once they are uploaded, and delays nothing until then', async () => {
  const waiting: (() => void)[] = []
  answer = (request, response) => {
    if (request.url?.startsWith('/api/attachments/'))
      return void waiting.push(() => json(response, { id: 'file' }))
    request.resume()
    return json(response, messageOf(history.sends.length))
  }
  const sent = page.deeds.sendFiles('talk', 'Listen.', { texts: ['A song.'] })
  await page.deeds.send('talk', 'Meanwhile.')
  await expect.poll(() => waiting.length, soon).toBe(1)
  waiting[0]?.()
  await sent
  expect(history.sends).toMatchObject([
    { content: 'Meanwhile.', files: [] },
    { content: 'Listen.', files: [{ id: 'file', text: 'A song.' }] },
  ])
})
