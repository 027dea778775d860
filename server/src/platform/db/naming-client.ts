import pg from 'pg'

interface NamingOptions {
  readonly named: boolean
  readonly onStatement: ((text: string) => void) | undefined
}

type Query = (this: pg.Client, text: unknown, values?: unknown, callback?: unknown) => unknown

/** A client whose statements are prepared once per connection, under a name that follows the text. */
export function createNamingClient({ named, onStatement }: NamingOptions): typeof pg.Client {
  const nameOf = named ? createStatementNames() : () => undefined
  class NamingClient extends pg.Client {}
  const plainQuery = pg.Client.prototype.query as Query
  const query: Query = function (text, values, callback) {
    if (typeof text !== 'string') return plainQuery.call(this, text, values, callback)
    onStatement?.(text)
    const name = Array.isArray(values) ? nameOf(text) : undefined
    if (name === undefined) return plainQuery.call(this, text, values, callback)
    return plainQuery.call(this, { name, text, values }, callback)
  }
  NamingClient.prototype.query = query as typeof pg.Client.prototype.query
  return NamingClient
}

/** Texts without bound would fill the database's memory: past the limit they stay unnamed. */
function createStatementNames(limit = 500) {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= limit || !/^(select|insert|update|delete|with)\b/i.test(text))
      return undefined
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}
