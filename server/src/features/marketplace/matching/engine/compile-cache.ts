import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * The environment of a thread or process that finds compiled code where this one does. One that
 * does not must load the compiler of TypeScript, which takes 27 MB and half a second.
 */
export function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir()
  // Node adds a folder for its version to the one that it is given.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
