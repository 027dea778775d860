import { pageState } from '../../../../platform/storage/page-state.ts'
import { Recording } from './recording.ts'

/** What is recorded or sent goes on while its conversation is not shown. */
const state = pageState(() => ({ open: new Map<string, Recording>() }))

export const openRecording = (id: string): Recording | undefined => state.open.get(id)

export function newRecording(owner: string, id: string): Recording {
  const recording = new Recording(owner, id)
  state.open.set(id, recording)
  return recording
}

export const closeRecording = (id: string): void => void state.open.delete(id)
