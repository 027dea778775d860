import { pageState } from '../../../../platform/storage/page-state.ts'
import { Recording } from './recording.ts'

/** What is recorded or sent goes on while its conversation is not shown. */
const state = pageState(() => ({ open: new Map<string, Recording>() }))

/** The same for a bar that comes back. */
export function recordingOf(owner: string, id: string): Recording {
  const known = state.open.get(id)
  if (known) return known
  const recording = new Recording(owner, id)
  state.open.set(id, recording)
  return recording
}

export const closeRecording = (id: string): void => void state.open.delete(id)
