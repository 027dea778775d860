import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { execute, prefix, withDatabase } from '../postgres.ts'

export interface DeployedDatabase {
  /** The nodes connect with this URL. */
  readonly url: string
  readonly ownerUrl: string
  readonly name: string
  drop(): Promise<void>
}

/** An empty database with the roles that deploy makes, neither of which is a superuser. */
export async function createDeployedDatabase(): Promise<DeployedDatabase> {
  // Roles belong to the whole server, so those of a test have a name of their own.
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`
  const server = inject('databaseUrl')
  const urlOf = (role: string, password: string) => {
    const url = new URL(withDatabase(server, name))
    url.username = role
    url.password = password
    return url.href
  }
  const script = readFileSync(new URL('../../../deploy/postgres-roles.sh', import.meta.url), 'utf8')
  const [, statements = ''] = /<<'SQL'\n(.+)\nSQL/s.exec(script) ?? []
  const filled = statements
    .replaceAll('patchbay', name)
    .replace(":'owner_password'", "'of-the-owner'")
    .replace(":'password'", "'of-the-nodes'")
  await execute(server, ...filled.split('\n'))
  return {
    url: urlOf(name, 'of-the-nodes'),
    ownerUrl: urlOf(`${name}_owner`, 'of-the-owner'),
    name,
    drop: async () => {
      await execute(server, `drop database ${name} with (force)`, `drop role ${name}`)
      await execute(server, `drop role ${name}_owner`)
    },
  }
}
