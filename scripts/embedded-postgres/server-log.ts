import { appendFileSync, renameSync, statSync } from 'node:fs'
import { reasonOf } from './program.ts'

const largest = 1024 * 1024

/**
 * Writes postgres.log and one older file of at most 1 MiB each; the last lines stay in memory for
 * error messages.
 */
export class ServerLog {
  #tail = ''
  readonly #file: string
  #size: number

  constructor(file: string) {
    this.#file = file
    this.#size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  }

  write(data: Buffer): void {
    this.#tail = (this.#tail + data.toString('utf8')).slice(-8000)
    try {
      if (this.#size + data.length > largest) {
        if (this.#size > 0) renameSync(this.#file, `${this.#file}.1`)
        this.#size = 0
      }
      appendFileSync(this.#file, data, { mode: 0o600 })
      this.#size += data.length
    } catch {
      // A full disk must not stop the app because of its log.
    }
  }

  get tail(): string {
    return this.#tail
  }

  get reason(): string {
    return reasonOf(this.#tail)
  }
}
