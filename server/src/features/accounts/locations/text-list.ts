/**
 * Stores many short texts as one long string: a hundred thousand strings would need ten times the
 * memory.
 */
export class TextList {
  readonly text: string
  readonly #starts: Uint32Array

  /** `text` consists of lines, each with a line break at its end. */
  constructor(text: string, length: number) {
    this.text = text
    this.#starts = new Uint32Array(length + 1)
    for (let line = 1; line <= length; line += 1)
      this.#starts[line] = text.indexOf('\n', this.#starts[line - 1]) + 1
  }

  get length(): number {
    return this.#starts.length - 1
  }

  at(index: number): string {
    return this.text.slice(this.#starts[index], (this.#starts[index + 1] ?? 1) - 1)
  }

  /** The line that contains this position of the text. */
  lineAt(position: number): number {
    return this.#first((line) => (this.#starts[line] ?? 0) > position) - 1
  }

  /** For a sorted list: the first line that is not less than `text`. */
  firstFrom(text: string): number {
    return this.#first((line) => this.at(line) >= text)
  }

  #first(holds: (line: number) => boolean): number {
    let from = 0
    let to = this.length
    while (from < to) {
      const middle = (from + to) >> 1
      if (holds(middle)) to = middle
      else from = middle + 1
    }
    return from
  }
}
