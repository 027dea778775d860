import { clientMessage, serverMessage } from '@patchbay/contract/realtime'
import type { Route } from '@patchbay/contract/route'
import { unknownFields } from '@patchbay/contract/unknown-fields'
import * as z from 'zod/mini'

const modules = import.meta.glob<object>(
  ['../../contract/src/**/*.ts', '!../../contract/src/**/*.test.ts'],
  { eager: true },
)
const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

interface KnownRoute extends Pick<Route, 'output' | 'body'> {
  readonly address: RegExp
}
/** Literal paths come before paths with parameters. */
const routes: readonly KnownRoute[] = Object.values(modules)
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isRoute)
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map(({ method, path, output, body }) => ({
    address: new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    output,
    ...(body && { body }),
  }))

/** `address` is for example `GET /posts/1`. */
function routeAt(address: string): KnownRoute {
  const found = routes.find((one) => one.address.test(address))
  if (!found) throw new Error(`The contract has no route for ${address}.`)
  return found
}

/** The app sends nothing that the contract does not name; the server would refuse it. */
export function checkBody(address: string, body: unknown): void {
  const known = routes.find((one) => one.address.test(address))
  const unknown = known ? unknownFields(known.body, body) : []
  if (unknown.length > 0)
    validationErrors.push(`The request ${address} has unknown fields: ${unknown.join(', ')}`)
}

export const checkAddress = (address: string): void => void routeAt(address)

let validationErrors: string[] = []
let waiting: Promise<void>[] = []

function note(what: string, schema: z.core.$ZodType, value: unknown): void {
  const { error } = z.safeParse(schema, value)
  if (error)
    validationErrors.push(`${what} is not as the contract has it:\n${z.prettifyError(error)}`)
}

/** Checks a successful answer of a fake server against the contract; refusals are not checked. */
export function checkAnswer(address: string, status: number, text: string): void {
  if (status < 200 || status > 299) return
  const { output } = routeAt(address)
  if (output) note(`The answer to ${address}`, output, text === '' ? undefined : JSON.parse(text))
  else if (status !== 204)
    validationErrors.push(`The answer to ${address} has a body, which it never has.`)
}

const strange = new WeakSet<Response>()

/** An answer that our server never gives, to test how the app handles it. */
export function strangeAnswer(body: unknown): Response {
  const response = Response.json(body)
  strange.add(response)
  return response
}

export function checkResponse(address: string, response: Response): void {
  if (strange.has(response)) return
  const { status } = response
  const copy = response.clone()
  waiting.push(copy.text().then((text) => checkAnswer(address, status, text)))
}

export const checkServerMessage = (message: unknown): void =>
  note('What the server says', serverMessage, message)
export const checkClientMessage = (message: unknown): void =>
  note('What the page says', clientMessage, message)

/**
 * Fails a test in which a fake answer broke the contract. This happens at the end of the test,
 * because the app treats any error thrown in a fake as a dead network.
 */
export async function failForDrift(): Promise<void> {
  const pending = waiting
  waiting = []
  await Promise.all(pending)
  const all = validationErrors
  validationErrors = []
  if (all.length > 0) throw new Error([...new Set(all)].join('\n'))
}
