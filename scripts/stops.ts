/** Steps that must run before the process ends: the last one added runs first, each once. */
export class Stops {
  readonly #steps: (() => Promise<void>)[] = []
  #ending = false

  add(step: () => Promise<void>): void {
    this.#steps.push(step)
  }

  /** SIGINT or SIGTERM; a second signal exits at once. */
  signal(): void {
    if (this.#ending) process.exit(130)
    void this.#end(0)
  }

  /** The start has failed. Ignored while everything is being stopped: that may be the cause. */
  fail(): void {
    if (!this.#ending) void this.#end(1)
  }

  async #end(code: number): Promise<void> {
    this.#ending = true
    let clean = true
    // One at a time, so that a step added meanwhile also runs.
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      try {
        await step()
      } catch (error) {
        clean = false
        console.error(error instanceof Error ? error.message : error)
      }
    }
    process.exit(clean ? code : 1)
  }
}
