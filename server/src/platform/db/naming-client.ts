import pg from 'pg'

/** Called when a statement begins. The returned function is called at its end, with any error. */
export type StatementTrace = (text: string) => ((error?: unknown) => void) | undefined

export type StatementNames = (text: string) => string | undefined

interface NamingOptions {
  readonly nameOf: StatementNames
  readonly onStatement: ((text: string) => void) | undefined
  readonly trace: StatementTrace | undefined
}

type Callback = (error: unknown, result: unknown) => void
type Query = (this: pg.Client, text: unknown, values?: unknown, callback?: Callback) => unknown

/**
 * A client whose statements are prepared once per connection, with a name derived from the text.
 */
export function createNamingClient({
  nameOf,
  onStatement,
  trace,
}: NamingOptions): typeof pg.Client {
  class NamingClient extends pg.Client {}
  const plainQuery = pg.Client.prototype.query as Query
  const query: Query = function (text, values, callback) {
    if (typeof text !== 'string') return plainQuery.call(this, text, values, callback)
    onStatement?.(text)
    const name = Array.isArray(values) ? nameOf(text) : undefined
    if (name === undefined) return plainQuery.call(this, text, values, callback)
    return plainQuery.call(this, { name, text, values }, callback)
  }
  NamingClient.prototype.query = (
    trace === undefined ? query : traced(query, trace)
  ) as typeof pg.Client.prototype.query
  return NamingClient
}

function traced(query: Query, trace: StatementTrace): Query {
  return function (text, values, callback) {
    const end = typeof text === 'string' ? trace(text) : undefined
    if (end === undefined) return query.call(this, text, values, callback)
    if (callback !== undefined)
      return query.call(this, text, values, (error, result) => {
        end(error)
        callback(error, result)
      })
    const answered = query.call(this, text, values) as Promise<unknown>
    answered.then(() => end(), end)
    return answered
  }
}

/** Each named statement uses memory in the database, so texts beyond the limit stay unnamed. */
export function createStatementNames(limit = 500): StatementNames {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= limit || !/^\s*(select|insert|update|delete|with)\b/i.test(text))
      return undefined
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}
