import type { History, StoredConversation, StoredMessage } from '../history.ts'
import type { Verdict } from './verdict.ts'

interface Wanted {
  /** Any of these texts is correct. */
  readonly words: Set<string>
  readonly files: readonly string[]
  readonly replyTo: number | null
  readonly isForwarded: boolean
  /** The key is a person; any of these reactions is correct. */
  readonly reactions: Map<string, Set<string | null>>
  /** The key is a person; any of these votes is correct, such as `0,2`; empty for no vote. */
  readonly votes: Map<string, Set<string>>
  readonly isPoll: boolean
  /** Set if somebody tried to delete it, with whether the deletion was acknowledged. */
  deletion?: { acknowledged: boolean }
}

/**
 * The text is that of the last acknowledged edit, or the original text, with all the files. A
 * deleted message has neither text nor files.
 */
export function checkWords(
  history: History,
  stored: ReadonlyMap<string, StoredConversation>,
  verdict: Verdict,
): void {
  const wanted = wantedIn(history)
  for (const { messages } of stored.values())
    for (const message of messages) {
      const one = wanted.get(message.id)
      if (one !== undefined) checkOne(message, one, verdict)
    }
}

function wantedIn({
  sends,
  edits,
  deletions,
  reactions,
  votes,
}: History): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>()
  for (const { answers, content, files, replyTo, forwards, isPoll = false } of sends)
    for (const { id } of answers)
      wanted.set(id, {
        words: new Set(forwards === undefined ? [content] : everSaid(forwards)),
        files: files.map((file) => file.id),
        replyTo,
        isForwarded: forwards !== undefined,
        reactions: new Map(),
        votes: new Map(),
        isPoll,
      })
  for (const { messageId, content, acknowledged } of edits) {
    const one = wanted.get(messageId)
    // Without an acknowledgement it is unknown whether the edit was done.
    if (acknowledged) one?.words.clear()
    one?.words.add(content)
  }
  for (const { messageId, personId, emoji, acknowledged } of reactions) {
    const known = wanted.get(messageId)?.reactions
    const one = known?.get(personId) ?? new Set([null])
    if (acknowledged) one.clear()
    known?.set(personId, one.add(emoji))
  }
  for (const { messageId, personId, answers, acknowledged } of votes) {
    const given = wanted.get(messageId)?.votes
    const one = given?.get(personId) ?? new Set([''])
    if (acknowledged) one.clear()
    given?.set(personId, one.add(answers.join()))
  }
  for (const { messageId, acknowledged } of deletions) {
    const one = wanted.get(messageId)
    if (one !== undefined) one.deletion = { acknowledged }
  }
  return wanted

  function everSaid(messageId: string): string[] {
    const said = sends.filter(({ answers }) => answers.some(({ id }) => id === messageId))
    const later = edits.filter((edit) => edit.messageId === messageId)
    return [...said, ...later].map(({ content }) => content)
  }
}

function checkOne(
  message: StoredMessage,
  { words, files, replyTo, isForwarded, reactions, votes, isPoll, deletion }: Wanted,
  verdict: Verdict,
): void {
  const { id, content, isDeleted } = message
  if (isDeleted) {
    if (deletion === undefined) verdict.gone.push(`${id} is deleted, and nobody wanted that`)
    if (message.reactions.length > 0)
      verdict.leaked.push(`${id} is deleted and still has reactions`)
    if (message.votes.length + message.counts.length > 0)
      verdict.leaked.push(`${id} is deleted and still is a poll`)
    if (content !== '' || message.files.length > 0 || message.replyTo !== null)
      verdict.leaked.push(`${id} is deleted and still says something`)
    return
  }
  if (deletion?.acknowledged === true)
    verdict.leaked.push(`${id} is there although it was taken back`)
  if (!words.has(content))
    verdict.different.push(`${id} is stored with other words than were acknowledged last`)
  if (message.replyTo !== replyTo)
    verdict.different.push(`${id} replies to ${message.replyTo}, and not to ${replyTo}`)
  if (message.isForwarded !== isForwarded)
    verdict.different.push(`${id} is marked as forwarded otherwise than it was sent`)
  if (message.counts.length > 0 !== isPoll)
    verdict.different.push(`${id} asks otherwise than it was sent`)
  checkReactions(message, reactions, verdict)
  checkVotes(message, votes, verdict)
  for (const file of files)
    if (!message.files.includes(file)) verdict.lost.push(`${id} has lost its file ${file}`)
  if (message.files.length > files.length)
    verdict.doubled.push(`${id} has more files than it was sent with`)
}

/**
 * The stored reaction of each person must be the last that was acknowledged, or what they tried
 * since.
 */
function checkReactions(
  { id, reactions: stored }: StoredMessage,
  wanted: Wanted['reactions'],
  verdict: Verdict,
): void {
  const given = new Map(stored.map((reaction) => reaction.split(' ') as [string, string]))
  for (const [personId, allowed] of wanted)
    if (!given.has(personId) && !allowed.has(null))
      verdict.lost.push(`${id} has lost the reaction of ${personId}`)
  for (const [personId, emoji] of given)
    if (wanted.get(personId)?.has(emoji) !== true)
      verdict.doubled.push(`${id} has the reaction ${emoji} of ${personId}, who took it back`)
}

/**
 * The stored vote of each person must be the last that was acknowledged, or what they tried since.
 */
function checkVotes(
  { id, votes: stored }: StoredMessage,
  wanted: Wanted['votes'],
  verdict: Verdict,
): void {
  const given = new Map(stored.map((vote) => vote.split(' ') as [string, string]))
  for (const [personId, allowed] of wanted)
    if (!given.has(personId) && !allowed.has(''))
      verdict.lost.push(`${id} has lost the vote of ${personId}`)
  for (const [personId, answers] of given)
    if (wanted.get(personId)?.has(answers) !== true)
      verdict.doubled.push(`${id} has the vote ${answers} of ${personId}, who chose something else`)
}
