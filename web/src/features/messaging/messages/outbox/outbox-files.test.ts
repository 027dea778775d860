import { quote } from '@patchbay/contract/messaging/messages'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { pass } from '../../../../../test/begin-sessions.ts'
import { fakeServer, refuse, type FakeServer } from '../../../../../test/fake-server.ts'
import { storedFile } from '../../../../../test/fake-uploads.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationId, message, ownMessage, viewerId } from '../../../../../test/messages.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const route = `POST /conversations/${conversationId}/messages`
let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
})

function open(): Outbox {
  const outbox = createOutbox(viewerId, () => {})
  onTestFinished(outbox.start())
  return outbox
}

const stored = { id: sampleId(900), name: 'mix.wav', kind: 'audio', size: 2048, at: 0 } as const

it('sends files along, by their ids and with their waveforms', async () => {
  server.on(route, (body) => {
    const { clientId } = body as { clientId: string }
    return ownMessage(1, { clientId, attachments: [{ ...storedFile(900), missing: false }] })
  })
  const outbox = open()
  outbox.send(conversationId, '', { files: [{ ...stored, peaks: [1, 100], seconds: 207 }] })
  await pass()
  const [sent] = outbox.entries()
  const attachments = [{ id: stored.id, peaks: [1, 100], seconds: 207 }]
  expect(server.calls).toEqual([{ route, body: { clientId: sent?.key, content: '', attachments } }])
})

it('retains the files of a failed message, and deletes them when it is discarded', async () => {
  const removed = `DELETE /attachments/${stored.id}`
  server.on(removed, () => new Response(null, { status: 204 }))
  server.on(route, () => refuse('internal'))
  const outbox = open()
  outbox.send(conversationId, 'The mix', { files: [stored] })
  await pass(4000)
  const [failed] = outbox.entries()
  expect(failed).toMatchObject({ failure: { mayRetry: true }, files: [stored] })
  server.on(route, () => refuse('attachment_not_found'))
  outbox.tryAgain(failed?.key ?? '')
  await pass()
  expect(outbox.entries()).toMatchObject([
    {
      failure: {
        text: 'A file of this message is no longer there. Add it again.',
        mayRetry: false,
      },
      files: [stored],
    },
  ])
  outbox.discard(failed?.key ?? '')
  await pass()
  expect([outbox.entries(), server.count(removed)]).toEqual([[], 1])
})

it('sends a reply with the place of its message, also after a failure and a reload', async () => {
  server.on(route, () => refuse('internal'))
  const replyTo = quote(message(7))
  const before = open()
  before.send(conversationId, 'Gladly', { replyTo })
  await pass(4000)
  const after = open()
  expect(after.entries()).toMatchObject([{ content: 'Gladly', replyTo, failure: {} }])
  server.on(route, (body) => ownMessage(8, { clientId: (body as { clientId: string }).clientId }))
  after.tryAgain(after.entries()[0]?.key ?? '')
  await pass()
  expect(server.calls.length).toBeGreaterThan(1)
  for (const { body } of server.calls) expect(body).toMatchObject({ content: 'Gladly', replyTo: 7 })
})
