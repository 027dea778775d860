import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import { findOwnersOfEmail } from '../../accounts/identities/public.ts'
import { findPeople, type FoundPerson } from './operators.store.ts'
import { CommandError } from './command-error.ts'

/**
 * The person with this id, or the only one who has proven to own this address. Anybody can tell a
 * provider somebody else's address, so an unproven one names nobody.
 */
export async function findNamedPerson(db: Database, idOrEmail: string): Promise<FoundPerson> {
  if (isUuid(idOrEmail.toLowerCase())) return getPerson(db, idOrEmail)
  const { proven, unproven } = await findByEmail(db, idOrEmail)
  const [person, ...others] = proven
  if (person !== undefined && others.length === 0) return person
  const all = list([...proven, ...unproven], proven)
  if (all === '') throw new CommandError(`Nobody has the id or address ${idOrEmail}.`)
  throw new CommandError(
    person === undefined
      ? `Nobody has proven to own that address. Name one of those who have told it by id:\n${all}`
      : `Several people have that address. Name one by id:\n${all}`,
  )
}

/** Roles are given to an id only; an address is answered with the ids that it may stand for. */
export async function getPersonById(db: Database, id: string): Promise<FoundPerson> {
  if (isUuid(id.toLowerCase())) return getPerson(db, id)
  const { proven, unproven } = await findByEmail(db, id)
  const all = list([...proven, ...unproven], proven)
  throw new CommandError(
    all === ''
      ? `Nobody has the id or address ${id}.`
      : `A role is given to an id, not to an address. That address was told by:\n${all}`,
  )
}

async function getPerson(db: Database, id: string): Promise<FoundPerson> {
  const [person] = await findPeople(db, [id])
  if (person === undefined) throw new CommandError(`Nobody has the id ${id}.`)
  return person
}

async function findByEmail(db: Database, email: string) {
  const owners = await findOwnersOfEmail(db, email)
  const people = await findPeople(
    db,
    owners.map((owner) => owner.user_id),
  )
  const provenIds = new Set(owners.flatMap((owner) => (owner.is_verified ? [owner.user_id] : [])))
  return {
    proven: people.filter(({ id }) => provenIds.has(id)),
    unproven: people.filter(({ id }) => !provenIds.has(id)),
  }
}

const list = (people: readonly FoundPerson[], proven: readonly FoundPerson[]): string =>
  people
    .map(
      (person) =>
        `${describePerson(person)}, address ${proven.includes(person) ? '' : 'not '}proven`,
    )
    .join('\n')

/** One line by which an operator recognises the person. */
export function describePerson(person: FoundPerson): string {
  const { id, display_name, full_name, role, sign_in_methods, created_at } = person
  const names = [...new Set([display_name, full_name])].filter((name) => name !== null)
  return [
    id,
    // People choose their names: no character may change what the terminal shows.
    names.join(' / ').replaceAll(/\p{C}/gu, '') || 'no name',
    role,
    `signs in with ${sign_in_methods.join(', ') || 'nothing'}`,
    `joined ${created_at.toISOString().slice(0, 10)}`,
  ].join(', ')
}
