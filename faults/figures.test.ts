import { expect, it } from 'vitest'
import { delaysOf, filesOf, gapsOf, probesOf, rateOf, repeatsOf } from './figures.ts'
import { newHistory } from './history.ts'

const sent = (seq: number, startedAt: number, repeats = 0) => ({
  conversationId: 'talk',
  personId: 'ann',
  clientId: `c${seq}`,
  content: `Message ${seq}.`,
  files: [{ id: `f${seq}`, text: 'A file.' }],
  replyTo: null,
  reactions: [],
  isForwarded: false,
  startedAt,
  tries: 1 + repeats,
  repeats,
  refused: false,
  answers: [{ at: startedAt + 500, id: `m${seq}`, seq }],
})
const received = (seq: number, at: number, taken = true) => ({
  at,
  conversationId: 'talk',
  visit: 0,
  after: seq - 1,
  upTo: seq,
  cut: false,
  rows: [
    {
      id: `m${seq}`,
      clientId: `c${seq}`,
      seq,
      change: seq,
      content: `Message ${seq}.`,
      isDeleted: false,
      files: [],
      replyTo: null,
      reactions: [],
      isForwarded: false,
      counts: [],
      quoted: null,
    },
  ],
  taken,
  before: seq - 1,
  position: seq,
})

it('counts acknowledged messages, and when the others first received them', () => {
  const history = newHistory()
  history.sends.push(sent(1, 0), sent(2, 1_000, 1), sent(3, 1_500))
  history.sends.push({ ...sent(4, 1_600), answers: [] })
  const heard = [received(2, 1_900, false), received(1, 30), received(2, 2_000), received(2, 3_000)]
  history.pages.push({ page: 'page 1', personId: 'ben', deltas: heard, shown: [] })
  history.pages.push({ page: 'page 2', personId: 'ann', deltas: [received(1, 20)], shown: [] })
  history.pages.push({ page: 'page 3', personId: 'cat', deltas: [received(1, 9_000)], shown: [] })
  // A person who joins later receives messages later.
  const cat = { conversationId: 'talk', personId: 'cat', way: 'in' } as const
  history.moves.push({ ...cat, startedAt: 8_000, acknowledged: 8_500 })
  expect(rateOf(history)).toBe(1.5)
  expect(delaysOf(history)).toEqual([30, 1_000])
  expect(repeatsOf(history)).toBe(1)
  expect(gapsOf(history)).toBe(1)
  expect(filesOf(history)).toBe(4)
  const look = { conversationId: 'talk', personId: 'cat', what: 'words', startedAt: 0, ended: 1 }
  history.probes.push(
    { ...look, received: false },
    { ...look, received: false },
    { ...look, received: true },
  )
  expect(probesOf(history, 'words')).toEqual({ outside: 2, inside: 1 })
  expect(probesOf(history, 'files')).toEqual({ outside: 0, inside: 0 })
})
