const retryMilliseconds = 5000

/**
 * For what no page needs to be seen: fetched once the page is there, and again until it has come.
 * `begin` says how to stop what it has begun.
 */
export function loadInBackground<T>(
  importPart: () => Promise<T>,
  begin: (part: T) => () => void,
): () => void {
  let stopped = false
  let stop = (): void => {}
  let timer: number | undefined
  const load = (): void =>
    void importPart().then(
      (part) => {
        if (!stopped) stop = begin(part)
      },
      () => {
        if (!stopped) timer = window.setTimeout(load, retryMilliseconds)
      },
    )
  load()
  return () => {
    stopped = true
    clearTimeout(timer)
    stop()
  }
}
