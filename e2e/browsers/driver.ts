import { setTimeout as sleep } from 'node:timers/promises'

/** The little of WebDriver that the smoke journey needs; both protocols use the same actions. */
export interface Driver {
  readonly name: string
  readonly goto: (url: string) => Promise<void>
  /** Runs the body of a function in the page and returns its JSON. */
  readonly evaluate: (body: string) => Promise<unknown>
  readonly perform: (actions: readonly object[]) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** A PNG in base64. */
  readonly screenshot: () => Promise<string>
  readonly stop: () => Promise<void>
}

const timeout = 30_000

/** A page as a person uses it: presses and keys go through the browser, not through the DOM. */
export class Page {
  readonly driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.#origin = origin
  }

  goto(path: string): Promise<void> {
    return this.driver.goto(this.#origin + path)
  }

  /** Waits until the expression is truthy in the page, and returns its value. */
  async until(expression: string): Promise<unknown> {
    const end = Date.now() + timeout
    for (;;) {
      // While the page navigates there is no page to ask.
      const value = await this.driver
        .evaluate(`const value = ${expression}; return value instanceof Node || value`)
        .catch(() => undefined)
      if (value !== undefined && value !== null && value !== false) return value
      if (Date.now() > end) throw new Error(`${this.driver.name} never saw: ${expression}`)
      await sleep(50)
    }
  }

  sees(text: string): Promise<unknown> {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`)
  }

  /** Presses what the CSS selector finds, if it has this text or label. */
  async press(selector: string, name = ''): Promise<void> {
    const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
      (one.ariaLabel ?? one.innerText).includes(${JSON.stringify(name)}) && one.checkVisibility())`
    // Scrolled to, and not moving any more: what loads above it may push it down.
    const middle = `(() => {
      const one = ${find}
      one?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = one?.getBoundingClientRect()
      return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
    })()`
    let at: number[] = []
    for (let last = ''; last !== String(at) || at.length === 0; await sleep(50)) {
      last = String(at)
      at = (await this.until(middle)) as number[]
    }
    const [x, y] = at
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Types into what has the focus; `\uE007` is Enter. */
  type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.driver.perform([{ type: 'key', id: 'keys', actions }])
  }
}
