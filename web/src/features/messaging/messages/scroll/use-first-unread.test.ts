import { expect, it } from 'vitest'
import { ada, message, ownMessage, viewerId } from '../../../../../test/messages.ts'
import { logOf } from '../thread/log.ts'
import { threadMessages } from '../thread/thread-message.ts'
import { rowsOf } from '../thread/thread-rows.ts'
import { firstUnread } from '../thread/use-thread.ts'

const deletedAt = '2026-11-15T12:00:00.000Z'
const taken = (seq: number) => message(seq, { content: '', deletedAt })
const logWith = (...messages: ReturnType<typeof message>[]) =>
  logOf({ messages, older: false, newer: false, upTo: 9 })

it('begins with a message of somebody else that is not deleted', () => {
  const log = logWith(message(1), taken(2), ownMessage(3), message(4))
  expect(firstUnread(log, 1, viewerId)).toBe(4)
  expect(firstUnread(logWith(message(1), taken(2)), 1, viewerId)).toBeUndefined()
})

it('marks the next message if the first was deleted, and never an own message', () => {
  const marked = (...messages: ReturnType<typeof message>[]) =>
    rowsOf(threadMessages(logWith(...messages), [], ada), 2)
      .filter(({ isFirstUnread }) => isFirstUnread)
      .map(({ entry }) => entry.message.seq)
  expect(marked(message(1), taken(2), ownMessage(3), message(4))).toEqual([4])
  expect(marked(message(1), taken(2), ownMessage(3))).toEqual([])
})
