/** What must be stopped before the process ends: the last started first, each once. */
export class Stops {
  readonly #steps: (() => Promise<void>)[] = []
  #exiting = false

  add(step: () => Promise<void>): void {
    this.#steps.push(step)
    // The signal came while this part was still starting: it is late, but not forgotten.
    if (this.#exiting) void step()
  }

  /** A second signal does not wait. */
  exit(code: number): void {
    if (this.#exiting) process.exit(code === 0 ? 130 : code)
    this.#exiting = true
    void this.#run().then((clean) => process.exit(clean ? code : 1))
  }

  async #run(): Promise<boolean> {
    let clean = true
    for (const step of this.#steps.toReversed()) {
      try {
        await step()
      } catch (error) {
        clean = false
        console.error(error instanceof Error ? error.message : error)
      }
    }
    return clean
  }
}
