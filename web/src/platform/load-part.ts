import { isChunkError, reloadWhenReachable } from './chunk-error.ts'
import { pageState } from './page-state.ts'

type ImportPart<T> = () => Promise<T>

const state = pageState(() => ({ failed: new WeakSet<ImportPart<unknown>>() }))

/**
 * Browsers keep in mind that a script, or one it needs, did not come, and say so again without
 * asking the server: what fails a second time comes with a new page only. That waits for a server
 * that answers, and for somebody who asks for the part; what was typed is kept as drafts.
 */
export const loadPart = <T>(importPart: ImportPart<T>, isAskedFor = true): Promise<T> =>
  importPart().catch(async (error: unknown) => {
    if (isAskedFor && state.failed.has(importPart) && isChunkError(error))
      await reloadWhenReachable()
    state.failed.add(importPart)
    throw error
  })

/** Ahead of its use: a failure only counts for who asks for it later. */
export const preparePart = <T>(importPart: ImportPart<T>): Promise<T> => loadPart(importPart, false)
