import { beforeEach, expect, it, vi } from 'vitest'
import { createGoal } from './thread-goal.ts'

interface Given {
  here: number[]
  height: number
  state: { broughtTo?: number | undefined; marked?: number | undefined }
  shown: number[]
  missing: number
}

function create(load: (given: Given, seq: number) => Promise<void>) {
  const given: Given = { here: [7], height: 300, state: {}, shown: [], missing: 0 }
  const goal = createGoal({
    change: (changes) => Object.assign(given.state, changes),
    isHere: (seq) => given.here.includes(seq),
    heightOf: () => given.height,
    viewport: () => 600,
    show: (seq) => void given.shown.push(seq),
    load: (seq) => load(given, seq),
    onMissing: () => (given.missing += 1),
  })
  return { given, goal }
}
const nothing = () => Promise.resolve()

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('shows a loaded message, marks it for two seconds, and notices when the viewer scrolls away', () => {
  const { given, goal } = create(nothing)
  expect(goal.take()).toBe(false)
  goal.want(7)
  expect(goal.take()).toBe(true)
  expect(given).toMatchObject({ shown: [7], state: { marked: 7 } })
  goal.settle()
  expect(given.state).toEqual({ marked: 7, broughtTo: 7 })
  vi.advanceTimersByTime(2000)
  expect(given.state).toEqual({ marked: undefined, broughtTo: 7 })
  given.height = 0
  goal.look()
  expect(given.state.broughtTo).toBe(7)
  given.height = -1
  goal.look()
  expect(given.state.broughtTo).toBeUndefined()
})

it('loads a message that is not loaded yet, and gives up if it does not arrive', async () => {
  const { given, goal } = create(async (all, seq) => {
    if (seq === 90) all.here = [90]
  })
  goal.want(90)
  expect(goal.take()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(goal.take()).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect([given.shown, given.missing]).toEqual([[90], 0])
  goal.want(900)
  expect([goal.take(), goal.take()]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(100)
  expect([goal.isWanted(), given.missing]).toEqual([false, 1])
})

it('is cancelled when the viewer goes elsewhere meanwhile', async () => {
  const { given, goal } = create(nothing)
  goal.want(900)
  goal.take()
  goal.leave()
  await vi.advanceTimersByTimeAsync(100)
  expect([goal.isWanted(), given.missing, given.shown]).toEqual([false, 0, []])
})

it('does not give up a request because of the answer to an earlier request', async () => {
  const answers: (() => void)[] = []
  const { given, goal } = create(() => new Promise((resolve) => answers.push(resolve)))
  goal.want(900)
  goal.take()
  goal.want(7)
  goal.take()
  goal.want(900)
  goal.take()
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect([goal.isWanted(), given.missing]).toEqual([true, 0])
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect([goal.isWanted(), given.missing]).toEqual([false, 1])
})
