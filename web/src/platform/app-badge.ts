import { pageState } from './page-state.ts'

interface Counts {
  messages: number | undefined
  notices: number | undefined
}
const nothing = (): Counts => ({ messages: undefined, notices: undefined })
const counts = pageState(nothing)

/**
 * What the installed app's icon says is unread. A push sets it while no page is open; a page sets it
 * once it knows both.
 */
export function countInBadge(part: keyof Counts, count: number): void {
  if (counts[part] === count) return
  counts[part] = count
  sayBadge()
}

/** Also for when somebody looks at the page again: a push may have said something else meanwhile. */
export function sayBadge(): void {
  const { messages, notices } = counts
  if (messages !== undefined && notices !== undefined) show(messages + notices)
}

/** Nobody is signed in here. */
export function clearBadge(): void {
  Object.assign(counts, nothing())
  show(0)
}

function show(count: number): void {
  // Not in every browser, whatever the types say.
  if (!('setAppBadge' in navigator)) return
  // Zero clears it. Only an installed app has a badge; elsewhere it may be refused.
  navigator.setAppBadge(count).catch(() => {})
}
