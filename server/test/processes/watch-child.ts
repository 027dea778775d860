import type { ChildProcess } from 'node:child_process'

export interface WatchedChild {
  /** Everything that the process has written so far. */
  output(): string
  /** Waits for this output; if the process ends without it, fails at once with its output. */
  says(words: RegExp): Promise<RegExpExecArray>
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** Watches a child process with pipes, so that a test never waits for a dead process. */
export function watchChild(child: ChildProcess): WatchedChild {
  let output = ''
  const listeners = new Set<() => void>()
  const add = (text: Buffer | string) => {
    output += String(text)
    for (const listen of listeners) listen()
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('error', (error) => {
      add(error.message)
      resolve(-1)
    })
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1))
    // Its last output is still in the pipe, which a grandchild process may keep open.
    child.once('exit', (code, signal) => {
      setTimeout(() => resolve(signal ?? code ?? -1), 1_000).unref()
    })
  })
  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = words.exec(output)
        if (found === null) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
      void ended.then((how) =>
        reject(new Error(`The process ended (${how}) and did not say ${words}: ${output}`)),
      )
    })
  return { output: () => output, says, ended }
}
