import type { ShownThread } from './use-thread.ts'

/** What lies beyond the view is fetched before one gets there. */
const ahead = 1200

type Side = 'older' | 'newer'

/** Fetches one page of each side at a time. A failure is silent: the next movement tries again. */
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
