import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommended = { memory: 19_456, passes: 2 }

/** The hash includes its cost parameters, so that old hashes are verified with their own. */
export async function hashPassword(password: string, cost = recommended): Promise<string> {
  const nonce = randomBytes(16)
  const parallelism = 1
  const { memory, passes } = cost
  const work = { memory, passes, parallelism, tagLength: 32 }
  const tag = await derive('argon2id', { message: password, nonce, ...work })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

/** Takes as long for a missing account as for an existing one. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , parameters = '', nonce = '', tag = ''] = (hash ?? (await decoy)).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parameters
    .split(',')
    .map((part) => Number(part.slice(2)))
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && hash !== undefined
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const decoy = hashPassword(randomBytes(16).toString('hex'))
