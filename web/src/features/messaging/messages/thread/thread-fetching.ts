import type { ShownThread } from './use-thread.ts'

/** The distance to the edge, in px, at which the next page is fetched. */
const ahead = 1200

type Side = 'older' | 'newer'

/** Fetches one page per side at a time. A failure is silent: the next scroll event tries again. */
export function createFetching(onChange: (busy: Readonly<Record<Side, boolean>>) => void) {
  const busy = { older: false, newer: false }
  const fetch = async (side: Side, load: () => Promise<void>): Promise<void> => {
    busy[side] = true
    onChange(busy)
    await load().catch(() => {})
    busy[side] = false
    onChange(busy)
  }
  return (thread: ShownThread, above: number, below: number): void => {
    const { older, newer, loadOlder, loadNewer } = thread
    if (older && above < ahead && !busy.older) void fetch('older', loadOlder)
    if (newer && below < ahead && !busy.newer) void fetch('newer', loadNewer)
  }
}
