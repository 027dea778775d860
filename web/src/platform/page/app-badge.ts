import { pageState } from '../storage/page-state.ts'

interface Counts {
  messages: number | undefined
  notices: number | undefined
}
const nothing = (): Counts => ({ messages: undefined, notices: undefined })
const counts = pageState(nothing)

/**
 * The unread count on the icon of the installed app. A push sets it while no page is open; a page
 * sets it once it knows both counts.
 */
export function countInBadge(part: keyof Counts, count: number): void {
  if (counts[part] === count) return
  counts[part] = count
  sayBadge()
}

/** It is called when the page becomes visible too: a push may have changed the badge meanwhile. */
export function sayBadge(): void {
  const { messages, notices } = counts
  if (messages !== undefined && notices !== undefined) show(messages + notices)
}

/** Called when nobody is signed in. */
export function clearBadge(): void {
  Object.assign(counts, nothing())
  show(0)
}

function show(count: number): void {
  // Some browsers lack it, although the types say otherwise.
  if (!('setAppBadge' in navigator)) return
  // Zero clears the badge. Browsers may refuse the call if the app is not installed.
  navigator.setAppBadge(count).catch(() => {})
}
