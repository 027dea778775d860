import type { PageHistory, SeenDelta, ShownConversation, StoredConversation } from '../history.ts'
import type { Verdict } from './verdict.ts'

/** One page: how it got there, and what it shows at the end. */
export function checkPage(
  { page, deltas, shown }: PageHistory,
  stored: ReadonlyMap<string, StoredConversation>,
  verdict: Verdict,
): void {
  for (const [conversationId, seen] of Map.groupBy(deltas, (delta) => delta.conversationId))
    checkWay(`${page} in ${conversationId}`, seen, verdict)
  for (const screen of shown) {
    const truth = stored.get(screen.conversationId)
    const where = `${page} in ${screen.conversationId}`
    if (truth === undefined) verdict.gone.push(`${where} is shown and not stored`)
    else checkScreen(where, screen, truth, verdict)
  }
}

function checkWay(where: string, deltas: readonly SeenDelta[], verdict: Verdict): void {
  const places = new Map<number, string>()
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
    for (const { id, seq } of rows) {
      const known = places.get(seq) ?? id
      if (known !== id) verdict.doubled.push(`${where} was told ${known} and ${id} at ${seq}`)
      places.set(seq, id)
    }
    highest = Math.max(highest, ...rows.map(({ seq }) => seq))
    // Of what is cut at its most the rest is still on its way.
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
  for (const { id, seq, clientId, content } of messages) {
    const row = rows.get(id)
    if (seen.ids.has(id) || seen.seqs.has(seq) || seen.clientIds.has(clientId))
      verdict.doubled.push(`${where} shows ${seq} (${clientId}) twice`)
    else if (seq < above) verdict.reordered.push(`${where} shows ${seq} below ${above}`)
    seen.ids.add(id)
    seen.seqs.add(seq)
    seen.clientIds.add(clientId)
    above = seq
    if (row === undefined) verdict.gone.push(`${where} shows ${id}, which is not stored`)
    else if (row.content !== content || row.seq !== seq || row.clientId !== clientId)
      verdict.different.push(`${where} shows ${id} otherwise than it is stored`)
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
