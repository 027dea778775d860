/** From what is stored under a name, which may be nothing, to what should be. */
type Change = (known: unknown) => unknown

export interface AnswerWriter {
  readonly note: (name: string, change: Change) => void
  readonly stop: () => void
}

/** Changes of so long are written together. */
const pauseMilliseconds = 300

/**
 * Keeps answers for one person, a little after they were noted. A browser that cannot keep anything
 * (private mode, a full disk) works all the same.
 */
export function createAnswerWriter(owner: string): AnswerWriter {
  const changes = new Map<string, Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(due: readonly (readonly [string, Change])[]): Promise<void> {
    const store = await import('./local-store.ts')
    // A failed change must not stop the next ones, which may be removals, nor leave an old answer.
    for (const [name, change] of due)
      await store
        .change(owner, name, change)
        .catch(() => store.change(owner, name, () => undefined))
        .catch(() => {})
  }
  function writeAll(): void {
    timer = undefined
    const due = [...changes]
    changes.clear()
    writing = writing.then(() => write(due)).catch(() => {})
  }
  return {
    note: (name, change) => {
      const before = changes.get(name)
      changes.set(name, before ? (known) => change(before(known)) : change)
      timer ??= setTimeout(writeAll, pauseMilliseconds)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      changes.clear()
    },
  }
}
