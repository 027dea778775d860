import pg from 'pg'

export interface Captured {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Notes every statement with its values that this process sends from now on. */
export function captureStatements(): Captured[] {
  const captured: Captured[] = []
  const { prototype } = pg.Client as unknown as {
    prototype: { query: (...all: unknown[]) => unknown }
  }
  const send = prototype.query
  prototype.query = function (this: unknown, asked: unknown, ...rest: unknown[]): unknown {
    if (typeof asked === 'object' && asked !== null && 'text' in asked && 'values' in asked)
      captured.push(asked as Captured)
    return send.call(this, asked, ...rest)
  }
  return captured
}
