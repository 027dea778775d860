const start = 'patchbay'

/** The build, and a mark that tells two fillings of it apart. */
export const nameCache = (build: string, mark: string): string => `${start}:${build}:${mark}`

const buildOf = (name: string): string | undefined => {
  const [owner, build] = name.split(':')
  return owner === start ? build : undefined
}

/** Newest first: the browser names caches in the order in which they were made. */
export const cachesOf = (names: readonly string[], build: string): readonly string[] =>
  names.filter((name) => buildOf(name) === build).toReversed()

interface Circumstances {
  /** The cache that has just been filled. */
  readonly fresh: string
  readonly build: string
  /** The builds of the open tabs; undefined if one of them did not say, or another worker comes. */
  readonly needed: ReadonlySet<string> | undefined
}

/** What nobody needs: earlier fillings of this build, and other builds that no tab shows. */
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
