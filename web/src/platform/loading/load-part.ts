import { isChunkError, reloadWhenReachable } from './chunk-error.ts'
import { pageState } from '../storage/page-state.ts'

type ImportPart<T> = () => Promise<T>

const state = pageState(() => ({ failed: new WeakSet<ImportPart<unknown>>() }))

/**
 * Browsers cache a failed import and fail again without asking the server, so a second failure can
 * only be fixed by a reload. The reload happens only if the server answers and if the part was
 * really requested. Typed text survives as drafts.
 */
export const loadPart = <T>(importPart: ImportPart<T>, isAskedFor = true): Promise<T> =>
  importPart().catch(async (error: unknown) => {
    if (isAskedFor && state.failed.has(importPart) && isChunkError(error))
      await reloadWhenReachable()
    state.failed.add(importPart)
    throw error
  })

/** Loads a part ahead of its use. A failure has no effect until the part is really requested. */
export const preparePart = <T>(importPart: ImportPart<T>): Promise<T> => loadPart(importPart, false)
