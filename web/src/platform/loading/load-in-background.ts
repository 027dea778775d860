const retryMilliseconds = 5000

/**
 * Loads code that the first render does not need, after the page is idle, and retries until it is
 * loaded. `begin` starts the code and returns a function that stops it.
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
