import { listNotices } from '@patchbay/contract/notices'
import { noticesTopic, type ServerMessage } from '@patchbay/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { hearLine, holdPositions, isLineUp, watchLine } from '../../platform/line.ts'
import { pollWhileDown } from '../../platform/poll-while-down.ts'
import { forgetState, isListBehind, knownVersion, noticeKeys, takeState } from './notices.cache.ts'

/** Likes come in bursts: the list is not asked for more often. */
const restMilliseconds = 500
const pollMilliseconds = 10_000

/** Keeps the bell, and a list that is on screen, as they are told. */
export function followNotices(client: QueryClient, viewerId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function renewSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (isListBehind(client)) void client.invalidateQueries({ queryKey: noticeKeys.list })
    }, restMilliseconds)
  }
  function hear(message: ServerMessage): void {
    if (message.type !== 'notices_changed') return
    takeState(client, message)
    renewSoon()
  }
  async function ask(): Promise<void> {
    takeState(client, await call(listNotices, { query: {} }))
    renewSoon()
  }
  const stops = [
    hearLine(hear),
    holdPositions(() => ({ [noticesTopic(viewerId)]: knownVersion(client) })),
    watchLine(() => isLineUp() && renewSoon()),
    pollWhileDown(ask, pollMilliseconds),
  ]
  return () => {
    stops.forEach((stop) => stop())
    clearTimeout(timer)
    forgetState(client)
  }
}
