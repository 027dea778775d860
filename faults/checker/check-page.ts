import type {
  PageHistory,
  SeenDelta,
  ShownConversation,
  ShownMessage,
  StoredConversation,
} from '../history.ts'
import type { Verdict } from './verdict.ts'

/** Checks one page: the changes it received, and what it shows at the end. */
export function checkPage(
  { page, personId, deltas, shown }: PageHistory,
  stored: ReadonlyMap<string, StoredConversation>,
  verdict: Verdict,
): void {
  const visitOf = ({ conversationId, visit }: SeenDelta) =>
    `${page} in ${conversationId} (${visit})`
  for (const [where, seen] of Map.groupBy(deltas, visitOf)) checkWay(where, seen, verdict)
  for (const screen of shown) {
    const truth = stored.get(screen.conversationId)
    const where = `${page} in ${screen.conversationId}`
    if (truth === undefined) verdict.gone.push(`${where} is shown and not stored`)
    else if (!truth.members.includes(personId))
      verdict.leaked.push(`${where} is shown to somebody outside`)
    else checkScreen(where, screen, truth, verdict)
  }
  const isShown = new Set(shown.map(({ conversationId }) => conversationId))
  for (const { id, members } of stored.values())
    if (members.includes(personId) && !isShown.has(id))
      verdict.lost.push(`${page} does not show ${id}`)
}

function checkWay(where: string, deltas: readonly SeenDelta[], verdict: Verdict): void {
  const places = new Map<number, string>()
  const deletedBy = new Map<string, number>()
  let position = 0
  let highest = 0
  for (const { after, upTo, before, position: now, taken, cut, rows } of deltas) {
    if (before < position || now < before)
      verdict.reordered.push(`${where} went back from ${Math.max(position, before)} to ${now}`)
    position = now
    if (!taken) continue
    if (after > before)
      verdict.reordered.push(`${where} knew ${before} and took over what came after ${after}`)
    if (now < upTo) verdict.reordered.push(`${where} took over up to ${upTo} and is at ${now}`)
    for (const { id, seq, change, isDeleted } of rows) {
      if (isDeleted) deletedBy.set(id, change)
      else if (change > (deletedBy.get(id) ?? change))
        verdict.leaked.push(`${where} was told ${id} again after it was taken back`)
      const known = places.get(seq) ?? id
      if (known !== id) verdict.doubled.push(`${where} was told ${known} and ${id} at ${seq}`)
      places.set(seq, id)
    }
    highest = Math.max(highest, ...rows.map(({ seq }) => seq))
    // The rest of a delta that was cut at its limit is still to come.
    if (!cut && highest > places.size)
      verdict.reordered.push(`${where} was told ${highest} before what stands above it`)
  }
}

function checkScreen(
  where: string,
  { messages, marks, position, lastMessage }: ShownConversation,
  truth: StoredConversation,
  verdict: Verdict,
): void {
  const rows = new Map(truth.messages.map((message) => [message.id, message]))
  const seen = { ids: new Set<string>(), seqs: new Set<number>(), clientIds: new Set<string>() }
  let above = 0
  for (const { id, seq, clientId, ...said } of messages) {
    const row = rows.get(id)
    if (seen.ids.has(id) || seen.seqs.has(seq) || seen.clientIds.has(clientId))
      verdict.doubled.push(`${where} shows ${seq} (${clientId}) twice`)
    else if (seq < above) verdict.reordered.push(`${where} shows ${seq} below ${above}`)
    seen.ids.add(id)
    seen.seqs.add(seq)
    seen.clientIds.add(clientId)
    above = seq
    if (row === undefined) verdict.gone.push(`${where} shows ${id}, which is not stored`)
    else if (row.seq !== seq || row.clientId !== clientId || !saysTheSame(row, said))
      verdict.different.push(`${where} shows ${id} otherwise than it is stored`)
    else checkQuote(where, { id, seq, clientId, ...said }, row, verdict)
  }
  for (const { id, seq } of truth.messages)
    if (!seen.ids.has(id)) verdict.lost.push(`${where} does not show ${id} at ${seq}`)
  for (const [person, seq] of Object.entries(truth.marks))
    if ((marks[person] ?? 0) !== seq)
      verdict.different.push(`${where} shows ${person} at ${marks[person] ?? 0}, stored is ${seq}`)
  if (position !== truth.change)
    verdict.lost.push(`${where} is at ${position}, the conversation at ${truth.change}`)
  if (lastMessage !== truth.lastMessage)
    verdict.different.push(`${where} lists another newest message than is stored`)
}

/** A reply quotes the beginning of its original as that is stored, and nothing of a deleted one. */
function checkQuote(where: string, shown: ShownMessage, row: ShownMessage, verdict: Verdict): void {
  if (row.quoted === '' && shown.quoted)
    verdict.leaked.push(`${where} quotes in ${row.id} what was taken back`)
  else if (row.quoted !== shown.quoted && (!shown.quoted || !row.quoted?.startsWith(shown.quoted)))
    verdict.different.push(`${where} quotes in ${row.id} otherwise than it is stored`)
}

type Said = Pick<
  ShownMessage,
  'content' | 'isDeleted' | 'files' | 'replyTo' | 'reactions' | 'isForwarded' | 'counts'
>

const saysTheSame = (one: Said, other: Said): boolean =>
  one.replyTo === other.replyTo &&
  one.content === other.content &&
  one.isDeleted === other.isDeleted &&
  one.isForwarded === other.isForwarded &&
  one.counts.join() === other.counts.join() &&
  one.files.join() === other.files.join() &&
  one.reactions.join() === other.reactions.join()
