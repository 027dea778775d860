/** How often the app checks the expiry of its session. */
export const tickLength = 30_000
/** The session counts as expired this much earlier. */
const margin = 10_000

/** Whether fewer than three ticks remain. */
export function mustRefresh(expiresAt: string, now: number): boolean {
  return (Date.parse(expiresAt) - margin - now) / tickLength < 3
}
