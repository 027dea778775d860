import { describe, expect, it } from 'vitest'
import { row, received, verdictOf, type Run } from './sample-run.ts'
import { isClean, newVerdict, type Verdict } from './verdict.ts'

const answerOf = (run: Run, index: number) => {
  const answer = run.history.sends[index]?.answers[0]
  if (answer === undefined) throw new Error('There is no such answer.')
  return answer
}

const replyOf = ({ messages }: { messages: Run['screen']['messages'] }) => {
  const reply = messages.find(({ replyTo }) => replyTo !== null)
  if (reply === undefined) throw new Error('There is no reply.')
  return reply
}

const voteOf = (personId: string, answers: number[]) => ({
  messageId: 'm3',
  personId,
  answers,
  acknowledged: true,
})

const violations: readonly (readonly [keyof Verdict, string, (run: Run) => void])[] = [
  ['lost', 'a send that was never acknowledged', (run) => run.history.sends[2]?.answers.pop()],
  ['lost', 'a stored message that a page does not show', ({ screen }) => screen.messages.pop()],
  ['lost', 'a page that has not got to the end', ({ screen }) => (screen.position = 4)],
  ['lost', 'a conversation with fewer messages than its count', ({ stored }) => (stored.seq = 4)],
  ['gone', 'an acknowledged message that is not stored', ({ stored }) => stored.messages.pop()],
  ['gone', 'a shown message that is not stored', ({ screen }) => screen.messages.push(row(4))],
  ['gone', 'a read mark that was acknowledged', ({ stored }) => (stored.marks['ben'] = 2)],
  ['gone', 'a whole conversation', ({ screen }) => (screen.conversationId = 'nowhere')],
  [
    'different',
    'a quote of other words than are stored',
    ({ screen }) => (replyOf(screen).quoted = 'Message 2.'),
  ],
  ['different', 'a reply that quotes nothing', ({ screen }) => (replyOf(screen).quoted = null)],
  ['different', 'a reply to another message', ({ screen }) => (replyOf(screen).replyTo = 1)],
  [
    'different',
    'a reply that is stored as a reply to another message',
    ({ stored, screen }) => {
      replyOf(stored).replyTo = 1
      replyOf(screen).replyTo = 1
    },
  ],
  ['lost', 'an acknowledged reaction', ({ stored }) => (replyOf(stored).reactions = [])],
  [
    'doubled',
    'a reaction that was taken back',
    ({ history }) =>
      history.reactions.push({ messageId: 'm3', personId: 'ben', emoji: null, acknowledged: true }),
  ],
  [
    'doubled',
    'a reaction that was changed',
    ({ history }) =>
      history.reactions.push({ messageId: 'm3', personId: 'ben', emoji: '👏', acknowledged: true }),
  ],
  [
    'different',
    'forwarded words that the original never had',
    ({ history }) => Object.assign(history.sends[0] ?? {}, { forwards: 'm2' }),
  ],
  [
    'different',
    'a message that is not marked as forwarded',
    ({ history }) => Object.assign(history.sends[0] ?? {}, { forwards: 'm1' }),
  ],
  ['different', 'a reaction on a screen', ({ screen }) => (replyOf(screen).reactions = [])],
  ['lost', 'an acknowledged vote', ({ history }) => history.votes.push(voteOf('ben', [0]))],
  [
    'doubled',
    'a vote that was changed',
    ({ history, stored }) => {
      history.votes.push(voteOf('ben', [0]), voteOf('ben', [1]))
      replyOf(stored).votes = ['ben 0']
    },
  ],
  ['different', 'a count on a screen', ({ screen }) => (replyOf(screen).counts = [1, 1, 0])],
  ['different', 'a message that asks', ({ stored }) => (replyOf(stored).counts = [0, 0, 0])],
  [
    'doubled',
    'a reaction that nobody gave',
    ({ stored, screen }) => {
      replyOf(stored).reactions.push('ann 👍')
      replyOf(screen).reactions.push('ann 👍')
    },
  ],
  ['leaked', 'a quote of a deleted message', ({ stored }) => (replyOf(stored).quoted = '')],
  [
    'doubled',
    'a client id that is stored twice',
    ({ stored }) => stored.messages.push({ ...row(4), clientId: 'c-m3' }),
  ],
  ['doubled', 'a message that nobody sent', ({ stored }) => stored.messages.push(row(4))],
  [
    'doubled',
    'one client id that was acknowledged as two messages',
    ({ history }) => history.sends[0]?.answers.push({ at: 99, id: 'm9', seq: 1 }),
  ],
  [
    'doubled',
    'the same seq twice on a screen',
    ({ screen }) => screen.messages.push({ ...row(3), id: 'm9', clientId: 'c9' }),
  ],
  [
    'doubled',
    'one message as two on a screen',
    ({ screen }) => screen.messages.push({ ...row(4), id: 'm9', clientId: 'c-m3' }),
  ],
  [
    'doubled',
    'another message received with a seq that is already used',
    ({ page }) => page.deltas.push({ ...received(6), before: 5, rows: [{ ...row(3), id: 'm9' }] }),
  ],
  [
    'reordered',
    'a screen in another order',
    ({ screen }) => screen.messages.push(...screen.messages.splice(0, 1)),
  ],
  ['reordered', 'a seq that is missing', ({ stored }) => (stored.messages[2] = row(4))],
  [
    'reordered',
    'a message before one that was acknowledged before it was sent',
    (run) => {
      answerOf(run, 0).seq = 2
      answerOf(run, 1).seq = 1
    },
  ],
  [
    'reordered',
    'a delta that is applied although changes before it are missing',
    ({ page }) => page.deltas.push({ ...received(8), before: 5, rows: [] }),
  ],
  [
    'reordered',
    'a page whose position went back',
    ({ page }) => page.deltas.push({ ...received(4), before: 5, position: 4, rows: [] }),
  ],
  [
    'reordered',
    'a page whose position is behind the delta it applied',
    ({ page }) => page.deltas.push({ ...received(6), before: 5, position: 5, rows: [] }),
  ],
  [
    'reordered',
    'a message received before the one above it',
    ({ page }) => page.deltas.splice(0, 1, { ...received(1), rows: [] }),
  ],
  [
    'different',
    'an acknowledgement with another seq',
    ({ history }) => history.sends[0]?.answers.push({ at: 99, id: 'm1', seq: 9 }),
  ],
  [
    'different',
    'an edit that did not stay',
    ({ stored }) => Object.assign(stored.messages[1] ?? {}, row(2)),
  ],
  [
    'different',
    'a text on a screen that differs from the stored one',
    ({ screen }) => Object.assign(screen.messages[1] ?? {}, row(2)),
  ],
  ['different', 'a mark on a screen', ({ screen }) => (screen.marks['ben'] = 2)],
  ['different', 'the newest message of the list', ({ screen }) => (screen.lastMessage = 'Old.')],
]

describe('the checker', () => {
  it('accepts a good run', () => {
    expect(isClean(verdictOf(() => {}))).toBe(true)
  })

  it.each(violations)('reports %s: %s', (kind, _title, plant) => {
    const verdict = verdictOf(plant)
    expect(verdict[kind]).not.toEqual([])
    expect(isClean(verdict)).toBe(false)
  })

  it('accepts what is allowed: repeats, a delta received twice, one passed on, and one that was cut', () => {
    const verdict = verdictOf(({ history, page }) => {
      history.sends[0]?.answers.push({ at: 99, id: 'm1', seq: 1 })
      page.deltas.push({ ...received(2), before: 5, position: 5 })
      page.deltas.push({ ...received(8), before: 5, position: 5, taken: false })
      page.deltas.splice(0, 1, { ...received(1), rows: [], cut: true })
      page.deltas.splice(1, 1, { ...received(2), rows: [row(2), row(1)] })
    })
    expect(verdict).toEqual(newVerdict())
  })

  it('accepts both texts for an edit whose outcome is unknown', () => {
    for (const content of ['Edited.', 'Perhaps.'])
      expect(
        isClean(
          verdictOf(({ history, stored, screen }) => {
            history.edits.push({ messageId: 'm2', content: 'Perhaps.', acknowledged: false })
            for (const { messages } of [stored, screen])
              Object.assign(messages[1] ?? {}, { content })
          }),
        ),
      ).toBe(true)
  })
})
