import { draftParts } from '../../../../platform/storage/draft-parts.ts'
import { pageState } from '../../../../platform/storage/page-state.ts'

/** What is known of a recording besides its sound. */
export interface RecordingHead {
  readonly type: string
  readonly seconds: number
  readonly levels: readonly number[]
  /** How many parts of the sound are stored. */
  readonly parts: number
  readonly savedAt: number
}

export interface RestoredRecording extends RecordingHead {
  readonly sound: readonly Blob[]
}

const head = 'head'
/** What nobody comes back to is deleted, as an uploaded file that is not sent. */
const longestMilliseconds = 24 * 60 * 60 * 1000

export interface RecordingStore {
  readonly addPart: (owner: string, id: string, part: Blob, about: RecordingHead) => Promise<void>
  readonly setHead: (owner: string, id: string, about: RecordingHead) => Promise<void>
  readonly restore: (owner: string, id: string) => Promise<RestoredRecording | undefined>
  readonly drop: (owner: string, id: string) => Promise<void>
  /** Before the first part; what was left long ago is deleted. */
  readonly begin: (owner: string) => Promise<void>
}

const inDatabase: RecordingStore = {
  addPart: async (owner, id, part, about) => {
    // Some browsers cannot store a Blob.
    await draftParts.put(owner, id, String(about.parts - 1), await part.arrayBuffer())
    await draftParts.put(owner, id, head, about)
  },
  setHead: (owner, id, about) => draftParts.put(owner, id, head, about),
  restore: async (owner, id) => {
    const about = (await draftParts.get(owner, id, head)) as RecordingHead | undefined
    if (!about) return undefined
    const parts = await Promise.all(
      Array.from({ length: about.parts }, (_, part) => draftParts.get(owner, id, String(part))),
    )
    // What follows a part that could not be stored, or is gone, cannot be played.
    const missing = parts.indexOf(undefined)
    const whole = missing < 0 ? parts : parts.slice(0, missing)
    const sound = whole.map((part) => new Blob([part as ArrayBuffer]))
    return { ...about, parts: sound.length, sound }
  },
  drop: (owner, id) => draftParts.drop(owner, id),
  begin: async (owner) => {
    draftParts.begin(owner)
    for (const id of await draftParts.names(owner, head)) {
      const about = (await draftParts.get(owner, id, head)) as RecordingHead | undefined
      if (about && about.savedAt < Date.now() - longestMilliseconds)
        await draftParts.drop(owner, id)
    }
  },
}

/** Tests put another one here, because their window has no database. */
export const recordingStores = pageState(() => ({ store: inDatabase }))
