import type { History, SeenDelta, Send, Stored, StoredMessage } from '../history.ts'
import { newHistory } from '../history.ts'
import { check } from './check.ts'
import type { Verdict } from './verdict.ts'

export type Writable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
  : Value

const said = {
  event: null,
  eventPeople: [],
  fileNames: [],
  isDeleted: false,
  files: [],
  replyTo: null,
  quoted: null,
  reactions: [],
  isForwarded: false,
  counts: [],
  votes: [],
}

/** For tests: a message of Ann; `m1` has `seq` 1 and so on. */
export const row = (seq: number, prefix = 'm'): Writable<StoredMessage> => ({
  ...structuredClone(said),
  id: `${prefix}${seq}`,
  clientId: `c-${prefix}${seq}`,
  seq,
  change: seq,
  content: `Message ${seq}.`,
  senderId: 'ann',
})

export const send = (seq: number, prefix = 'm', conversationId = 'talk'): Writable<Send> => ({
  conversationId,
  personId: 'ann',
  clientId: `c-${prefix}${seq}`,
  content: `Message ${seq}.`,
  files: [],
  replyTo: null,
  startedAt: seq * 10,
  tries: 1,
  repeats: 0,
  refused: false,
  answers: [{ at: seq * 10 + 5, id: `${prefix}${seq}`, seq }],
})

export const received = (
  seq: number,
  prefix = 'm',
  conversationId = 'talk',
): Writable<SeenDelta> => ({
  at: seq * 10 + 6,
  conversationId,
  visit: 0,
  after: seq - 1,
  upTo: seq,
  cut: false,
  rows: [row(seq, prefix)],
  taken: true,
  before: seq - 1,
  position: seq,
})

const line = (seq: number, change: number, event: string): Writable<StoredMessage> => ({
  ...row(seq, 'b'),
  change,
  content: '',
  event,
  eventPeople: ['ben'],
})

/** Three messages, the second edited, the last a reply to it and read; all correct. */
function talk(history: Writable<History>) {
  const edited = { ...row(2), content: 'Edited.', change: 5 }
  const messages = [
    row(1),
    edited,
    {
      ...row(3),
      replyTo: 2,
      quoted: 'Edited.',
      reactions: ['ben 🔥'],
    },
  ]
  history.sends.push(send(1), send(2), { ...send(3), replyTo: 2 })
  history.reactions.push({ messageId: 'm3', personId: 'ben', emoji: '🔥', acknowledged: true })
  history.edits.push({ messageId: 'm2', content: 'Edited.', acknowledged: true })
  history.marks.push({
    conversationId: 'talk',
    personId: 'ben',
    seq: 3,
    startedAt: 40,
    acknowledged: true,
  })
  const screen = {
    conversationId: 'talk',
    position: 5,
    lastMessage: 'Message 3.',
    messages: structuredClone(messages),
    marks: { ann: 0, ben: 3 },
  }
  const edit = { ...received(2), after: 3, upTo: 5, before: 3, position: 5, rows: [edited] }
  const stored = {
    id: 'talk',
    seq: 3,
    change: 5,
    lastMessage: 'Message 3.',
    lastMessageSeq: 3,
    members: ['ann', 'ben'],
    messages,
    marks: { ann: 0, ben: 3 },
  }
  return { screen, stored, deltas: [received(1), received(2), received(3), edit] }
}

/**
 * A group with a message with a file, a message with another file that is deleted while it is
 * edited, and Ben, who is removed and comes back; all correct.
 */
function band(history: Writable<History>) {
  const first = { ...row(1, 'b'), files: ['f1'], fileNames: ['take.txt'] }
  const deleted = { ...row(2, 'b'), change: 3, content: '', isDeleted: true }
  const alone = { ...row(4, 'b'), change: 6 }
  const messages = [first, deleted, line(3, 5, 'removed'), alone, line(5, 8, 'added')]
  const sent = (seq: number) => send(seq, 'b', 'band')
  const refused = { ...sent(9), personId: 'ben', refused: true, answers: [], startedAt: 205 }
  history.sends.push({ ...sent(1), files: [{ id: 'f1', text: 'Listen.' }] })
  history.sends.push({ ...sent(2), files: [{ id: 'f2', text: 'Oops.' }] }, sent(4), refused)
  history.deletions.push({ messageId: 'b2', startedAt: 125, acknowledged: true })
  history.edits.push({ messageId: 'b2', content: 'Oh.', acknowledged: false })
  const ben = { conversationId: 'band', personId: 'ben' }
  history.moves.push({ ...ben, way: 'out', startedAt: 200, acknowledged: 210 })
  history.moves.push({ ...ben, way: 'in', startedAt: 300, acknowledged: 310 })
  history.probes.push({ ...ben, what: 'a page', startedAt: 220, ended: 230, received: false })
  history.refusals.push({
    ...ben,
    page: 'page 1',
    why: 'sendMessage answered 404',
    startedAt: 205,
    at: 215,
  })
  history.refusals.push({
    page: 'page 2',
    personId: 'ann',
    why: 'updateMessage answered 403',
    messageId: 'b2',
    startedAt: 124,
    at: 140,
  })
  history.readings.push({ fileId: 'f1', text: 'Listen.' }, { fileId: 'f2', text: null })
  const taken = (seq: number) => received(seq, 'b', 'band')
  const gone = { ...taken(3), rows: [deleted] }
  const whole = { ...taken(8), at: 400, visit: 1, after: 0, before: 0, rows: messages }
  const screen = {
    conversationId: 'band',
    position: 8,
    lastMessage: 'Message 4.',
    messages: structuredClone(messages),
    marks: { ann: 0, ben: 3 },
  }
  const stored = {
    id: 'band',
    seq: 5,
    change: 8,
    lastMessage: 'Message 4.',
    lastMessageSeq: 4,
    members: ['ann', 'ben'],
    messages,
    marks: { ann: 0, ben: 3 },
  }
  const deltas = [taken(1), taken(2), gone, structuredClone(whole)]
  return { screen, stored, deltas, alone, deleted }
}

/** For tests: a correct run, into which a test plants an error. */
export function goodRun() {
  const history = newHistory() as Writable<History>
  const [first, second] = [talk(history), band(history)]
  const page: Writable<History['pages'][number]> = {
    page: 'page 1',
    personId: 'ben',
    deltas: [...first.deltas, ...second.deltas],
    shown: [first.screen, second.screen],
  }
  history.pages.push(page)
  const files = [{ id: 'f1', size: 7, bytes: 7, isGoing: false }]
  const stored: Writable<Stored> = { conversations: [first.stored, second.stored], files }
  return {
    history,
    page,
    stored: first.stored,
    screen: first.screen,
    group: second.stored,
    groupScreen: second.screen,
    files: stored.files,
    all: stored,
  }
}

export type Run = ReturnType<typeof goodRun>

export function verdictOf(plant: (run: Run) => void): Verdict {
  const run = goodRun()
  plant(run)
  return check(run.history, run.all)
}
