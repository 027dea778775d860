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
/** Received while outside: after Ben was removed, before he came back. */
const heard = {
  ...received(6, 'b', 'band'),
  at: 250,
  visit: -1,
  taken: false,
  before: 0,
  position: 0,
}

const violations: readonly (readonly [keyof Verdict, string, (run: Run) => void])[] = [
  // Deleted messages.
  [
    'leaked',
    'a message that is stored although it was deleted',
    (run) => Object.assign(messageOf(run, 1), oops),
  ],
  [
    'leaked',
    'a text that is still stored after its deletion',
    (run) => Object.assign(messageOf(run, 1), { content: 'Oops.' }),
  ],
  [
    'leaked',
    'a file in a deleted message',
    (run) => Object.assign(messageOf(run, 1), { files: ['f2'] }),
  ],
  [
    'leaked',
    'an older edit that restores a deleted message',
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
    'a deleted text on a screen',
    ({ groupScreen }) => Object.assign(groupScreen.messages[1] ?? {}, oops),
  ],
  [
    'different',
    'a list that shows a deleted message',
    ({ group }) => Object.assign(group, { lastMessage: 'Message 2.', lastMessageSeq: 2 }),
  ],
  ['gone', 'a deletion that nobody requested', ({ history }) => history.deletions.pop()],
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
    'a file that is only half stored',
    ({ files }) => Object.assign(files[0] ?? {}, { bytes: 3 }),
  ],
  [
    'leaked',
    'a file that can be read after it was deleted',
    ({ history }) => Object.assign(history.readings[1] ?? {}, { text: 'Oops.' }),
  ],
  [
    'leaked',
    'a file that stays on the disk after it was deleted',
    ({ files }) => files.push({ id: 'f2', size: null, bytes: 5, isGoing: false }),
  ],
  [
    'leaked',
    'the row of a deleted file',
    ({ files }) => files.push({ id: 'f2', size: 5, bytes: 5, isGoing: true }),
  ],
  // People who join and leave.
  ['leaked', 'a frame that a person outside receives', ({ page }) => page.deltas.push(heard)],
  [
    'leaked',
    'the frame of the person’s own removal',
    ({ page }) => page.deltas.push({ ...heard, after: 3, upTo: 5, rows: [] }),
  ],
  [
    'leaked',
    'an answer to a person outside',
    ({ history }) => history.probes.push({ ...probe, startedAt: 215, ended: 299 }),
  ],
  [
    'leaked',
    'a screen that a person outside still has',
    ({ group, history }) => {
      group.members = ['ann']
      history.moves.pop()
    },
  ],
  [
    'lost',
    'a page that does not show a conversation the person came back to',
    ({ page }) => page.shown.pop(),
  ],
  [
    'lost',
    'a move without a group event',
    (run) => Object.assign(messageOf(run, 4), { event: 'renamed', eventPeople: [] }),
  ],
  [
    'doubled',
    'a move with two group events',
    ({ group }) => group.messages.push({ ...row(6, 'b'), event: 'added', eventPeople: ['ben'] }),
  ],
  ['different', 'a move that did not stay', ({ group }) => (group.members = ['ann'])],
  [
    'gone',
    'a refusal to a participant',
    ({ history }) =>
      history.refusals.push({ ...refusal, conversationId: 'band', startedAt: 320, at: 330 }),
  ],
  [
    'gone',
    'a refusal before anybody went',
    ({ history }) =>
      history.refusals.push({ ...refusal, conversationId: 'band', startedAt: 100, at: 199 }),
  ],
  [
    'gone',
    'a refusal of anything else',
    ({ history }) => history.refusals.push({ ...refusal, startedAt: 205, at: 215 }),
  ],
  [
    'lost',
    'a send that was neither acknowledged nor refused',
    ({ history }) => Object.assign(history.sends.at(-1) ?? {}, { refused: false }),
  ],
]

describe('the checker', () => {
  it('accepts a good run', () => {
    expect(verdictOf(() => {})).toEqual(newVerdict())
  })

  it.each(violations)('reports %s: %s', (kind, _title, plant) => {
    const verdict = verdictOf(plant)
    expect(verdict[kind]).not.toEqual([])
    expect(isClean(verdict)).toBe(false)
  })

  it('accepts what is allowed: a late frame of before, a probe beside a move, a file being deleted', () => {
    const verdict = verdictOf(({ history, page, files }) => {
      page.deltas.push({ ...heard, after: 2, upTo: 3, rows: [] })
      history.probes.push({ ...probe, startedAt: 205, ended: 290 })
      history.probes.push({ ...probe, startedAt: 290, ended: 305 })
      files.push({ id: 'f2', size: null, bytes: 5, isGoing: true })
      files.push({ id: 'f9', size: 4, bytes: 4, isGoing: false })
    })
    expect(verdict).toEqual(newVerdict())
  })

  it('accepts both results of a deletion or a move whose outcome is unknown', () => {
    const unknown = (run: Run) => {
      Object.assign(run.history.deletions[0] ?? {}, { acknowledged: false })
      run.history.moves.push({
        conversationId: 'band',
        personId: 'ben',
        way: 'out',
        startedAt: 500,
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
