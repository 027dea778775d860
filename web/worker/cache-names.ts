const start = 'patchbay'

/** The name has the build, and a mark that distinguishes two caches of the same build. */
export const nameCache = (build: string, mark: string): string => `${start}:${build}:${mark}`

const buildOf = (name: string): string | undefined => {
  const [owner, build] = name.split(':')
  return owner === start ? build : undefined
}

/** Newest first: the browser lists caches in the order in which they were created. */
export const cachesOf = (names: readonly string[], build: string): readonly string[] =>
  names.filter((name) => buildOf(name) === build).toReversed()

interface Circumstances {
  /** The cache that has just been filled. */
  readonly fresh: string
  readonly build: string
  /**
   * The builds of the open tabs; undefined if a tab did not answer, or if a new worker is
   * installing.
   */
  readonly needed: ReadonlySet<string> | undefined
}

/** Caches that nobody needs: older caches of this build, and builds that no tab shows. */
export function cachesToClear(
  names: readonly string[],
  { fresh, build, needed }: Circumstances,
): readonly string[] {
  return names.filter((name) => {
    const of = buildOf(name)
    if (of === undefined || name === fresh) return false
    return of === build || (needed !== undefined && !needed.has(of))
  })
}
