/** How often the app looks at the end of its session. */
export const tickLength = 30_000
/** The session counts as over a little before it is. */
const margin = 10_000

/** Whether fewer than three ticks remain. */
export function mustRefresh(expiresAt: string, now: number): boolean {
  return (Date.parse(expiresAt) - margin - now) / tickLength < 3
}
