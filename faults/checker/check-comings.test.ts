import { describe, expect, it } from 'vitest'
import { row, received, verdictOf, type Run } from './sample-run.ts'
import { isClean, newVerdict, type Verdict } from './verdict.ts'

const oops = { ...row(2, 'b'), change: 2 }
const messageOf = ({ group }: Run, index: number) => {
  const message = group.messages[index]
  if (message === undefined) throw new Error('There is no such message.')
  return message
}
const probe = { conversationId: 'band', personId: 'ben', what: 'a page', received: true }
const refusal = { page: 'page 1', personId: 'ben', why: 'sendMessage answered 404' }
/** Heard from outside: after Ben was taken out, before he came back. */
const heard = {
  ...received(6, 'b', 'band'),
  at: 250,
  visit: -1,
  taken: false,
  before: 0,
  position: 0,
}

const violations: readonly (readonly [keyof Verdict, string, (run: Run) => void])[] = [
  // What is taken back.
  [
    'leaked',
    'a message that is stored although it was taken back',
    (run) => Object.assign(messageOf(run, 1), oops),
  ],
  [
    'leaked',
    'words that outlive their deletion',
    (run) => Object.assign(messageOf(run, 1), { content: 'Oops.' }),
  ],
  [
    'leaked',
    'a file in a message that was taken back',
    (run) => Object.assign(messageOf(run, 1), { files: ['f2'] }),
  ],
  [
    'leaked',
    'an older edit that brings back what was deleted',
    ({ page }) =>
      page.deltas.push({
        ...received(9, 'b', 'band'),
        after: 8,
        before: 8,
        rows: [{ ...oops, change: 9, content: 'Oh.' }],
        visit: 1,
        at: 410,
      }),
  ],
  [
    'different',
    'words on a screen that were taken back',
    ({ groupScreen }) => Object.assign(groupScreen.messages[1] ?? {}, oops),
  ],
  [
    'different',
    'a list that tells what was taken back',
    ({ group }) => Object.assign(group, { lastMessage: 'Message 2.', lastMessageSeq: 2 }),
  ],
  ['gone', 'a deletion that nobody wanted', ({ history }) => history.deletions.pop()],
  [
    'gone',
    'an edit that was refused before anybody deleted',
    ({ history }) => Object.assign(history.refusals[1] ?? {}, { at: 120 }),
  ],
  // Files.
  ['lost', 'a file that nobody can read', ({ history }) => history.readings.shift()],
  [
    'lost',
    'a message with fewer files than it was sent with',
    (run) => Object.assign(messageOf(run, 0), { files: [] }),
  ],
  [
    'doubled',
    'a message with more files than it was sent with',
    (run) => messageOf(run, 0).files.push('f3'),
  ],
  ['doubled', 'a file in two messages', (run) => messageOf(run, 3).files.push('f1')],
  [
    'different',
    'a file with other bytes',
    ({ history }) => Object.assign(history.readings[0] ?? {}, { text: 'Lis' }),
  ],
  [
    'different',
    'a screen without a file',
    ({ groupScreen }) => Object.assign(groupScreen.messages[0] ?? {}, { files: [] }),
  ],
  [
    'gone',
    'a file of which only half is there',
    ({ files }) => Object.assign(files[0] ?? {}, { bytes: 3 }),
  ],
  [
    'leaked',
    'a file that is read after it was taken back',
    ({ history }) => Object.assign(history.readings[1] ?? {}, { text: 'Oops.' }),
  ],
  [
    'leaked',
    'a file that stays on the disk after it was taken back',
    ({ files }) => files.push({ id: 'f2', size: null, bytes: 5, isGoing: false }),
  ],
  [
    'leaked',
    'the row of a file that was taken back',
    ({ files }) => files.push({ id: 'f2', size: 5, bytes: 5, isGoing: true }),
  ],
  // Who comes and goes.
  ['leaked', 'a frame that somebody outside hears', ({ page }) => page.deltas.push(heard)],
  [
    'leaked',
    'the frame of one’s own removal',
    ({ page }) => page.deltas.push({ ...heard, after: 3, upTo: 5, rows: [] }),
  ],
  [
    'leaked',
    'an answer to somebody outside',
    ({ history }) => history.probes.push({ ...probe, begun: 215, ended: 299 }),
  ],
  [
    'leaked',
    'a screen that somebody outside still has',
    ({ group, history }) => {
      group.members = ['ann']
      history.moves.pop()
    },
  ],
  ['lost', 'a page that does not show what one has come back to', ({ page }) => page.shown.pop()],
  [
    'lost',
    'a move that no line tells of',
    (run) => Object.assign(messageOf(run, 4), { event: 'renamed', eventPeople: [] }),
  ],
  [
    'doubled',
    'a move that two lines tell of',
    ({ group }) => group.messages.push({ ...row(6, 'b'), event: 'added', eventPeople: ['ben'] }),
  ],
  ['different', 'a move that did not stay', ({ group }) => (group.members = ['ann'])],
  [
    'gone',
    'a refusal to somebody who is inside',
    ({ history }) =>
      history.refusals.push({ ...refusal, conversationId: 'band', begun: 320, at: 330 }),
  ],
  [
    'gone',
    'a refusal before anybody went',
    ({ history }) =>
      history.refusals.push({ ...refusal, conversationId: 'band', begun: 100, at: 199 }),
  ],
  [
    'gone',
    'a refusal of anything else',
    ({ history }) => history.refusals.push({ ...refusal, begun: 205, at: 215 }),
  ],
  [
    'lost',
    'a send that was neither acknowledged nor refused',
    ({ history }) => Object.assign(history.sends.at(-1) ?? {}, { refused: false }),
  ],
]

describe('the checker', () => {
  it('finds nothing wrong with a good run', () => {
    expect(verdictOf(() => {})).toEqual(newVerdict())
  })

  it.each(violations)('finds %s: %s', (kind, _title, plant) => {
    const verdict = verdictOf(plant)
    expect(verdict[kind]).not.toEqual([])
    expect(isClean(verdict)).toBe(false)
  })

  it('bears what is allowed: a late frame of before, a probe beside a move, a file that is going', () => {
    const verdict = verdictOf(({ history, page, files }) => {
      page.deltas.push({ ...heard, after: 2, upTo: 3, rows: [] })
      history.probes.push({ ...probe, begun: 205, ended: 290 })
      history.probes.push({ ...probe, begun: 290, ended: 305 })
      files.push({ id: 'f2', size: null, bytes: 5, isGoing: true })
      files.push({ id: 'f9', size: 4, bytes: 4, isGoing: false })
    })
    expect(verdict).toEqual(newVerdict())
  })

  it('takes either for a deletion or a move that nobody knows to be done', () => {
    const unknown = (run: Run) => {
      Object.assign(run.history.deletions[0] ?? {}, { acknowledged: false })
      run.history.moves.push({
        conversationId: 'band',
        personId: 'ben',
        way: 'out',
        begun: 500,
        acknowledged: undefined,
      })
    }
    expect(verdictOf(unknown)).toEqual(newVerdict())
    const verdict = verdictOf((run) => {
      unknown(run)
      const there = { ...oops, files: ['f2'] }
      for (const { messages } of [run.group, run.groupScreen])
        Object.assign(messages[1] ?? {}, there)
    })
    expect(verdict).toEqual(newVerdict())
  })
})
