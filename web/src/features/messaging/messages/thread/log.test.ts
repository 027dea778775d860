// @vitest-environment node
import { expect, it } from 'vitest'
import { logOf, takeDelta, takeMessages, takeNewer, takeOlder, type Log } from './log.ts'
import { createTruth } from '../../../../../test/conversation-truth.ts'

/** A seeded random number generator. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

it('[T-31] shows a page of 50, which arrives newest first, with the oldest first', () => {
  const truth = createTruth()
  truth.say(120)
  const log = logOf(truth.page({}))
  expect(log.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => 71 + n))
  expect(log).toMatchObject({ older: true, newer: false, upTo: 120 })
})

it('[T-32, T-33] goes back page by page by seq, and ends cleanly after exactly two pages', () => {
  const truth = createTruth()
  truth.say(100)
  let log = logOf(truth.page({}))
  log = takeOlder(log, truth.page({ before: 51 }), 51)
  expect(log.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
  expect(log.older).toBe(false)
})

it('[V-05] is unchanged by a delta that arrives twice, or by older messages', () => {
  const truth = createTruth()
  truth.say(3)
  const page = truth.page({})
  truth.say(2)
  truth.edit(2)
  const delta = truth.changes(3)
  const once = takeDelta(logOf(page), delta)
  expect(takeDelta(once, delta)).toBe(once)
  expect(takeMessages(once, page.messages)).toBe(once)
  expect(once.messages).toEqual(truth.all())
})

it('does not advance after a gap, but shows at once messages that follow without a gap', () => {
  const truth = createTruth()
  truth.say(3)
  const log = logOf(truth.page({}))
  truth.edit(1)
  const missed = truth.changes(3)
  truth.say(1)
  const received = takeDelta(log, truth.changes(4))
  expect(received.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(received.upTo).toBe(3)
  const caughtUp = takeDelta(takeDelta(received, missed), truth.changes(4))
  expect(caughtUp.messages).toEqual(truth.all())
  expect(caughtUp.upTo).toBe(5)
})

it('adds no new messages to a part that is not at the end', () => {
  const truth = createTruth()
  truth.say(200)
  const log = logOf(truth.page({ around: 100 }))
  truth.say(1)
  const received = takeDelta(log, truth.changes(200))
  expect(received.messages).toBe(log.messages)
  expect(received).toMatchObject({ newer: true, ahead: [], upTo: 201 })
})

it('quotes what a message has become, and not what it was', () => {
  const truth = createTruth()
  truth.say(2)
  truth.reply(1)
  const log = logOf(truth.page({}))
  truth.edit(1, 'Wednesday')
  const edited = takeDelta(log, truth.changes(3))
  expect(edited.messages[2]?.replyTo?.words).toBe('Wednesday')
  expect(edited.messages[1]).toBe(log.messages[1])
  truth.remove(1)
  const removed = takeDelta(edited, truth.changes(4))
  expect(removed.messages[2]?.replyTo).toMatchObject({ words: '', isDeleted: true })
  expect(takeMessages(removed, edited.messages)).toBe(removed)
  const late = { ...truth.reply(1), replyTo: edited.messages[2]?.replyTo ?? null }
  expect(takeMessages(removed, [late]).messages[3]?.replyTo?.isDeleted).toBe(true)
})

it('goes back to the version of an older page, so that missed changes are fetched', () => {
  const truth = createTruth()
  truth.say(80)
  const log = logOf(truth.page({}))
  const page = truth.page({ before: 31 })
  truth.edit(5)
  const ahead = takeDelta(log, truth.changes(80))
  expect(ahead.upTo).toBe(81)
  const both = takeOlder(ahead, page, 31)
  expect(both.upTo).toBe(80)
  expect(takeDelta(both, truth.changes(80)).messages).toEqual(truth.all())
})

/** Random steps of a client: pages and deltas arrive late, twice, in any order and with gaps. */
function live(truth: ReturnType<typeof createTruth>, next: (below: number) => number): Log {
  const frames = []
  const late: ((log: Log) => Log)[] = []
  let log = logOf(truth.page({}))
  for (let step = 0; step < 120; step += 1) {
    const known = truth.upTo()
    const what = next(10)
    if (what < 2) truth.say(1 + next(3))
    else if (what < 3 && truth.all().length > 0) truth.reply(1 + next(truth.all().length))
    else if (what < 4 && truth.all().length > 0) truth.edit(1 + next(truth.all().length))
    if (truth.upTo() > known) frames.push(truth.changes(known, 1 + next(4)))
    const frame = frames[next(frames.length || 1)]
    if (what === 4 && frame) log = takeDelta(log, frame)
    const newest = frames.at(-1)
    if (what === 5 && newest) log = takeDelta(log, newest)
    if (what === 6 && log.messages[0]) {
      const before = log.messages[0].seq
      const page = truth.page({ before })
      late.push((later) => takeOlder(later, page, before))
    }
    const after = log.messages.at(-1)?.seq
    if (what === 7 && after !== undefined) {
      const page = truth.page({ after })
      late.push((later) => takeNewer(later, page, after))
    }
    if (what === 8) log = late.splice(next(late.length || 1), 1)[0]?.(log) ?? log
    if (what === 9 && next(4) === 0 && truth.all().length > 0)
      log = logOf(truth.page({ around: 1 + next(truth.all().length) }))
    else if (what === 9) log = takeDelta(log, truth.changes(log.upTo, 1 + next(5)))
  }
  return log
}

it('converges on the true messages, even if deltas arrive late, twice, out of order or not at all', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const next = chance(seed)
    const truth = createTruth(8)
    truth.say(next(30))
    let log = live(truth, next)
    while (log.upTo < truth.upTo()) log = takeDelta(log, truth.changes(log.upTo, 5))
    const seqs = log.messages.map(({ seq }) => seq)
    const [first = 1] = seqs
    expect(seqs, `seed ${seed}`).toEqual(seqs.map((_, index) => first + index))
    const end = log.newer ? (seqs.at(-1) ?? 0) : truth.all().length
    expect(log.messages, `seed ${seed}`).toEqual(truth.all().slice(first - 1, end))
    expect(log.ahead, `seed ${seed}`).toEqual([])
    expect(log.older, `seed ${seed}`).toBe(first > 1)
  }
})
