import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A person to sign in as. */
export interface Persona {
  readonly id: string
  readonly name: string
  readonly givenName: string
  readonly familyName: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly picture: boolean
  /** Shown below the name, such as 'Producer, London'. */
  readonly note?: string
}

/** The same after every start, so that a person can sign in again. */
export function subjectOf(provider: Provider, personaId: string): string {
  return createHash('sha256').update(`${provider}:${personaId}`).digest('hex').slice(0, 32)
}

export interface Newcomer {
  readonly id: string
  readonly name: string
  readonly email: string
}

/**
 * Always a new person, whatever was entered: the id is new each time. So is the address, because two
 * people with the same one would be asked whether they are one.
 */
export function createNewcomer(typedName: string, typedEmail: string): Newcomer {
  const id = randomBytes(9).toString('base64url')
  const name = typedName || `${pick(givenNames)} ${pick(familyNames)}`
  const number = randomInt(1_000_000_000, 10_000_000_000)
  const email = typedEmail || `${addressOf(name) || 'someone'}.${number}@example.com`
  return { id, name, email }
}

export function newcomerPersona({ id, name, email }: Newcomer): Persona {
  return { id, email, ...splitName(name), emailVerified: true, picture: true }
}

export function splitName(name: string): Pick<Persona, 'name' | 'givenName' | 'familyName'> {
  const [givenName = '', ...others] = name.split(/\s+/)
  return { name, givenName, familyName: others.join(' ') }
}

/** 'Piotr Zieliński' → 'piotr.zielinski' */
export function addressOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[a-z0-9]+/g) ?? []).join('.').slice(0, 40)
}

const givenNames = ['Amara', 'Dario', 'Elin', 'Farid', 'Noor', 'Ruben', 'Tamsin', 'Wen']
const familyNames = ['Abara', 'Castell', 'Holm', 'Iyer', 'Lindqvist', 'Marsh', 'Okada', 'Quill']

function pick(names: readonly string[]): string {
  return names[randomInt(names.length)] ?? 'Noor'
}
