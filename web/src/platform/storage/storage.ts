interface TolerantStorage {
  read(key: string): string | null
  /** Returns whether the value was stored. */
  write(key: string, value: string): boolean
  remove(key: string): void
  keys(): readonly string[]
  clear(): void
}

function tolerant(open: () => Storage): TolerantStorage {
  return {
    read(key) {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(key)
      } catch {
        // There was nothing to remove.
      }
    },
    keys() {
      try {
        return Object.keys(open())
      } catch {
        return []
      }
    },
    clear() {
      try {
        open().clear()
      } catch {
        // There was nothing to clear.
      }
    },
  }
}

/** Local storage that may be absent, full or forbidden (private mode); then nothing is stored. */
export const storage = tolerant(() => localStorage)

/** The same for values of this tab only. */
export const tabStorage = tolerant(() => sessionStorage)
