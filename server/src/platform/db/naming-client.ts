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

/** A statement of which each connection keeps one plan for all values. Not inside a transaction. */
export class PlannedOnce {
  readonly text: string
  readonly values: unknown[]
  constructor(text: string, values: readonly unknown[]) {
    this.text = text
    this.values = [...values]
  }
}

const plainQuery = pg.Client.prototype.query as Query
const planningOnce = new WeakSet<pg.Client>()

/** Sends the setting, and then the statement. */
function changePlans(
  client: pg.Client,
  once: boolean,
  send: () => unknown,
  callback?: Callback,
): unknown {
  const text = `set plan_cache_mode = ${once ? 'force_generic_plan' : 'auto'}`
  const sendIt = (): unknown => {
    if (once) planningOnce.add(client)
    else planningOnce.delete(client)
    return send()
  }
  if (callback === undefined)
    return (plainQuery.call(client, text) as Promise<unknown>).then(sendIt)
  return plainQuery.call(client, text, undefined, (error, result) =>
    error instanceof Error ? callback(error, result) : void sendIt(),
  )
}

/**
 * A client whose statements are prepared once per connection, with a name derived from the text. The
 * way of planning is a setting of the connection: it is changed when the next statement needs the
 * other one, because a search asks for several of one kind, one after the other.
 */
export function createNamingClient({
  nameOf,
  onStatement,
  trace,
}: NamingOptions): typeof pg.Client {
  class NamingClient extends pg.Client {}
  const query: Query = function (asked, askedValues, callback) {
    const once = asked instanceof PlannedOnce
    const text = once ? asked.text : asked
    const values = once ? asked.values : askedValues
    if (typeof text !== 'string') return plainQuery.call(this, text, values, callback)
    onStatement?.(text)
    const name = Array.isArray(values) ? nameOf(text) : undefined
    const named = name === undefined ? text : { name, text, values }
    const send = (): unknown =>
      plainQuery.call(this, named, name === undefined ? values : undefined, callback)
    return planningOnce.has(this) === once ? send() : changePlans(this, once, send, callback)
  }
  NamingClient.prototype.query = (
    trace === undefined ? query : traced(query, trace)
  ) as typeof pg.Client.prototype.query
  return NamingClient
}

function traced(query: Query, trace: StatementTrace): Query {
  return function (text, values, callback) {
    const sql = text instanceof PlannedOnce ? text.text : text
    const end = typeof sql === 'string' ? trace(sql) : undefined
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
