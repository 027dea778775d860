import pg from 'pg'

export type Answered = (error: Error | null, result: { rows: unknown[] }) => void

interface Columns {
  readonly fields: readonly unknown[]
}

/** The internals of pg's own query class that this class relies on; a test checks them. */
interface PlainQuery extends pg.Submittable {
  readonly name: string | undefined
  prepare(connection: Connection): void
  handleRowDescription(columns: Columns): void
}

interface Connection {
  describe?: (message: unknown) => void
}

const PlainQuery = pg.Query as unknown as new (
  config: pg.QueryConfig,
  values: undefined,
  callback: Answered,
) => PlainQuery

/** For each connection, the columns of every statement that it has already answered. */
const known = new WeakMap<Connection, Map<string, Columns>>()

/**
 * A named statement whose columns are requested once per connection instead of with every answer.
 * The columns of a prepared statement cannot change: PostgreSQL would refuse to run it.
 */
export class KnownQuery extends PlainQuery {
  #learning: Map<string, Columns> | undefined

  override prepare(connection: Connection): void {
    const columns = this.#columnsFor(connection)
    if (columns === undefined) {
      super.prepare(connection)
      return
    }
    this.handleRowDescription(columns)
    // Suppresses the Describe message during this call.
    connection.describe = () => {}
    super.prepare(connection)
    delete connection.describe
  }

  override handleRowDescription(columns: Columns): void {
    if (this.name !== undefined) this.#learning?.set(this.name, columns)
    super.handleRowDescription(columns)
  }

  #columnsFor(connection: Connection): Columns | undefined {
    if (this.name === undefined) return undefined
    const statements = known.get(connection) ?? new Map<string, Columns>()
    known.set(connection, statements)
    this.#learning = statements
    return statements.get(this.name)
  }
}
