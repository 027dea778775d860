import { expect, it } from 'vitest'
import { deltaOf, messageOf } from './sample-deltas.ts'
import { Screen } from './screen.ts'

const whole = { cut: false }
const seqs = (screen: Screen) => screen.shown().messages.map(({ seq }) => seq)

it('applies a delta that continues from its position, and nothing else', () => {
  const screen = new Screen('talk')
  expect(screen.take(deltaOf(0, [messageOf(1)]), whole)).toMatchObject({ taken: true, position: 1 })
  expect(screen.take(deltaOf(2, [messageOf(3)]), whole)).toMatchObject({
    taken: false,
    position: 1,
  })
  expect(seqs(screen)).toEqual([1])
  expect(screen.take(deltaOf(1, [messageOf(2), messageOf(3)]), whole)).toMatchObject({
    position: 3,
  })
  expect(seqs(screen)).toEqual([1, 2, 3])
})

it('ignores a repeated or older delta', () => {
  const screen = new Screen('talk')
  const edited = { ...messageOf(1), change: 3, content: 'Edited.' }
  screen.take(deltaOf(0, [messageOf(2), edited], 3), whole)
  const before = screen.shown()
  screen.take(deltaOf(0, [messageOf(1)], 1), whole)
  screen.take(deltaOf(0, [messageOf(2), edited], 3), whole)
  expect(screen.shown()).toEqual(before)
  expect(before.messages[0]?.content).toBe('Edited.')
  expect(before.position).toBe(3)
})

it('shows its own message from the answer, without moving its position', () => {
  const screen = new Screen('talk')
  screen.takeMessage(messageOf(2))
  expect(seqs(screen)).toEqual([2])
  expect(screen.position).toBe(0)
  screen.take(deltaOf(0, [messageOf(1), messageOf(2)]), whole)
  expect(seqs(screen)).toEqual([1, 2])
})
