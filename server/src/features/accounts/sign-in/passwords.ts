import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createTurns } from './turns.ts'

const derive = promisify(argon2)
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommended = { memory: 19_456, passes: 2 }
const parallelism = 1

/**
 * Hashes use the threads that read files and look up names: two at a time leave the others their
 * share, and what does not fit into the short queue is refused instead of waiting long.
 */
const turns = createTurns({ atOnce: 2, waiting: 16 })

interface Hashing {
  /** Who waits for it: the queue is shared out among these. */
  readonly by?: string
  readonly cost?: typeof recommended
}

const parametersOf = ({ memory, passes }: typeof recommended): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`

/** Whether the hash was made with other parameters than new ones are. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(parametersOf(recommended))

/** The hash includes its cost parameters, so that old hashes are verified with their own. */
export async function hashPassword(
  password: string,
  { by = '', cost = recommended }: Hashing = {},
): Promise<string> {
  const nonce = randomBytes(16)
  const work = { ...cost, parallelism, tagLength: 32 }
  const tag = await turns.take(by, () => derive('argon2id', { message: password, nonce, ...work }))
  return `${parametersOf(cost)}${encode(nonce)}$${encode(tag)}`
}

/** Takes as long for a missing account as for an existing one. */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  by: string,
): Promise<boolean> {
  const [, , , parameters = '', nonce = '', tag = ''] = (hash ?? (await decoy)).split('$')
  const [memory = 0, passes = 0, lanes = 0] = parameters
    .split(',')
    .map((part) => Number(part.slice(2)))
  const expected = Buffer.from(tag, 'base64')
  const work = { memory, passes, parallelism: lanes, tagLength: expected.length }
  const actual = await turns.take(by, () =>
    derive('argon2id', { message: password, nonce: Buffer.from(nonce, 'base64'), ...work }),
  )
  return timingSafeEqual(actual, expected) && hash !== undefined
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const decoy = hashPassword(randomBytes(16).toString('hex'))
