/** What must be stopped before the process ends: the last started first, each once. */
export class Stops {
  readonly #steps: (() => Promise<void>)[] = []
  #ending = false

  add(step: () => Promise<void>): void {
    this.#steps.push(step)
  }

  /** SIGINT or SIGTERM; a second one does not wait. */
  signal(): void {
    if (this.#ending) process.exit(130)
    void this.#end(0)
  }

  /** The start has failed. Not counted while everything is being stopped: that may well be why. */
  fail(): void {
    if (!this.#ending) void this.#end(1)
  }

  async #end(code: number): Promise<void> {
    this.#ending = true
    let clean = true
    // Taken one at a time: what finishes its start only now is stopped too.
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
