import { listNotices } from '@patchbay/contract/notices/notices'
import { noticesTopic, type ServerMessage } from '@patchbay/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import {
  listenToSocket,
  registerPositions,
  isSocketOpen,
  watchSocket,
} from '../../../platform/realtime/socket.ts'
import { pollWhileDown } from '../../../platform/http/poll-while-down.ts'
import {
  forgetState,
  isListBehind,
  knownState,
  listedState,
  noticeKeys,
  takeState,
} from './notices.cache.ts'

/** Likes come in bursts: the list is fetched at most this often. */
const restMilliseconds = 500
const pollMilliseconds = 10_000

/** Keeps the bell and a list on screen up to date. */
export function followNotices(client: QueryClient, viewerId: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout> | undefined
  function renewSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (isListBehind(client)) void client.invalidateQueries({ queryKey: noticeKeys.list })
    }, restMilliseconds)
  }
  function receive(message: ServerMessage): void {
    if (message.type !== 'notices_changed') return
    takeState(client, viewerId, message)
    renewSoon()
  }
  async function ask(): Promise<void> {
    const state = await call(listNotices, { query: {}, signal })
    if (signal.aborted) return
    takeState(client, viewerId, state)
    renewSoon()
  }
  /** The socket does not repeat messages from before anything was listening. */
  function fetchFirst(): void {
    ask().catch(() => {
      // It is fetched again when the socket opens, or while it is down.
    })
  }
  function socketChanged(): void {
    if (!isSocketOpen()) return
    if (knownState(client, viewerId)) renewSoon()
    else fetchFirst()
  }
  const stops = [
    listenToSocket(receive),
    registerPositions(() => ({
      [noticesTopic(viewerId)]: knownState(client, viewerId)?.version ?? 0,
    })),
    watchSocket(socketChanged),
    pollWhileDown(ask, pollMilliseconds),
  ]
  const listed = listedState(client)
  if (listed) takeState(client, viewerId, listed)
  else fetchFirst()
  return () => {
    ending.abort()
    stops.forEach((stop) => stop())
    clearTimeout(timer)
    forgetState(client)
  }
}
