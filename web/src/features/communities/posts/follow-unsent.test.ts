import { expect, it, onTestFinished, vi } from 'vitest'
import { pass } from '../../../../test/begin-sessions.ts'
import { profile, refuse } from '../../../../test/fake-server.ts'
import { communityPath, insideServer, post, sampleId } from '../../../../test/inside-samples.ts'
import { createQueryClient } from '../../../platform/http/query-client.ts'
import { takeToasts } from '../../../ui/overlays/toast.ts'
import { clearOwnerStorage } from '../../../platform/storage/owner-storage.ts'
import { unsentFor } from '../unsent/public.ts'
import { postKeys } from './post-keys.ts'
import { followUnsent } from './unsent-in-background.tsx'

const owner = profile().id
const createPath = `POST ${communityPath}/posts`
const entry = (key: number) =>
  ({
    kind: 'post',
    key: sampleId(key),
    communityId: sampleId(100),
    communityName: 'South London Producers',
    title: '',
    content: `Words of ${key}, offline.`,
    categoryId: sampleId(301),
  }) as const

function begin(answer: (body: unknown) => unknown) {
  vi.useFakeTimers()
  const server = insideServer({ [createPath]: answer })
  const client = createQueryClient(() => {})
  const outbox = unsentFor(owner)
  return {
    server,
    client,
    outbox,
    follow: () => {
      const stop = followUnsent(owner, client, () => {})
      onTestFinished(stop)
      return stop
    },
  }
}

it('says once that a post was refused, on whatever page', async () => {
  const { outbox, follow } = begin(() => refuse('forbidden'))
  outbox.add(entry(1))
  const stop = follow()
  await pass(100)
  expect(takeToasts()).toEqual([
    { message: 'Your post was not sent. Your text is kept on the home page.', tone: 'error' },
  ])
  stop()
  follow()
  await pass(100)
  expect(takeToasts()).toEqual([])
})

it('puts a post that was sent on top of the feed and of its community', async () => {
  const sent = post({ id: sampleId(410), content: 'Words of 1, offline.' })
  const { outbox, follow, client, server } = begin(() => sent)
  const listed = { pages: [{ posts: [post()], nextCursor: null }], pageParams: [undefined] }
  client.setQueryData(postKeys.feed, listed)
  client.setQueryData(postKeys.list(sampleId(100), undefined), listed)
  outbox.add(entry(1))
  follow()
  await pass(6000)
  const grown = { pages: [{ posts: [{ id: sent.id }, { id: post().id }] }] }
  expect(client.getQueryData(postKeys.feed)).toMatchObject(grown)
  expect(client.getQueryData(postKeys.list(sampleId(100), undefined))).toMatchObject(grown)
  expect(server.count(createPath)).toBe(1)
  expect(outbox.entries()).toEqual([])
  expect(takeToasts()).toEqual([])
})

it('forgets what waits when its writer signs out', async () => {
  const { outbox, follow, server } = begin(() => new Response('', { status: 503 }))
  outbox.add(entry(1))
  const stop = follow()
  await pass(100)
  expect(outbox.entries()).toHaveLength(1)
  stop()
  clearOwnerStorage(owner)
  server.on(createPath, () => post())
  follow()
  await pass(10_000)
  expect(outbox.entries()).toEqual([])
  expect(server.count(createPath)).toBe(1)
})
