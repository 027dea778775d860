import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../../server/src/platform/config.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const compose = read('deploy/compose.yaml')

/** The blocks of two spaces' depth below a heading without any, by name. */
function blocksIn(heading: string): Record<string, string> {
  const [, part = ''] = new RegExp(`^${heading}:\n((?: .*\n|\n)+)`, 'm').exec(compose) ?? []
  const [, ...pairs] = part.split(/^ {2}(\w[\w-]*):/m)
  return Object.fromEntries(
    pairs.flatMap((name, index) => (index % 2 === 0 ? [[name, pairs[index + 1] ?? '']] : [])),
  )
}

/** The block of a service, with what it takes over from the anchors that it names. */
function service(name: string): string {
  const block = blocksIn('services')[name] ?? ''
  const anchors = [...block.matchAll(/\*([\w-]+)/g)].map(([, anchor = '']) => anchorBlock(anchor))
  return [block, ...anchors].join('\n')
}

function anchorBlock(anchor: string): string {
  const [, block = ''] =
    new RegExp(`^x-${anchor}: &${anchor}\n((?: .*\n|\n)+)`, 'm').exec(compose) ?? []
  return anchor === 'node' ? `${block}\n${anchorBlock('hardened')}` : block
}

const networksOf = (name: string) =>
  /^ {2,4}networks: \[(.+)\]$/m.exec(service(name))?.[1]?.split(', ')

const services = Object.keys(blocksIn('services'))

describe('deploy', () => {
  it('runs the Node version that the project is tested with', () => {
    const { dependencies, workspaces } = JSON.parse(read('package.json')) as {
      dependencies: { node: string }
      workspaces: string[]
    }
    const dockerfile = read('deploy/Dockerfile')
    expect(/NODE_VERSION=(\S+)/.exec(dockerfile)?.[1]).toBe(dependencies.node)
    // npm ci needs the manifest of every workspace, even of those it installs nothing for.
    for (const each of workspaces)
      expect(dockerfile.split(`COPY ${each}/package.json ${each}/`)).toHaveLength(3)
  })

  it('compiles files into the image that exist', () => {
    const dockerfile = read('deploy/Dockerfile')
    const [, engine = ''] = /const engine = '\.\/(.+?)'/.exec(dockerfile) ?? []
    const [, list = ''] = /for \(const file of \[(.+?)\]\)/.exec(dockerfile) ?? []
    const files = [...list.matchAll(/'(.+?)'/g)].map(([, file = '']) => engine + file)
    expect(files).toHaveLength(4)
    const missing = files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))
    expect(missing).toEqual([])
  })

  it('names only settings that exist', () => {
    const names = read('deploy/patchbay.env.example').matchAll(/^(\w+)=/gm)
    const unknown = [...names].map(([, name]) => name).filter((name) => !isKnown(name))
    // Only the databases and the proxy read these.
    expect(unknown).toEqual([
      'POSTGRES_PASSWORD',
      'POSTGRES_OWNER_PASSWORD',
      'POSTGRES_SUPERUSER_PASSWORD',
      'REDIS_PASSWORD',
      'APP_SITE',
    ])
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'TRUSTED_PROXIES', 'DATABASE_OWNER_URL']) {
      expect(isKnown(name)).toBe(true)
      expect(compose).toMatch(new RegExp(`^ {4,6}${name}: `, 'm'))
    }
  })
})

describe('compose.yaml', () => {
  it('has the services that these tests look at', () => {
    expect(services).toEqual([
      'proxy',
      'node1',
      'node2',
      'migrate',
      'backup',
      'postgres',
      'redis',
      'storage',
      'prometheus',
    ])
  })

  it.each(services)('gives %s no more memory, processes and rights than it needs', (name) => {
    expect(service(name)).toMatch(/^ {2,4}mem_limit: \d+[gm]$/m)
    expect(service(name)).toMatch(/^ {2,4}pids_limit: \d+$/m)
    expect(service(name)).toContain('cap_drop: [ALL]')
    expect(service(name)).toContain("security_opt: ['no-new-privileges:true']")
    expect(service(name)).toContain('read_only: true')
  })

  it('lets only the nodes, migrations and backups reach what holds data, which has no way out', () => {
    expect(Object.fromEntries(services.map((name) => [name, networksOf(name)]))).toEqual({
      proxy: ['edge'],
      node1: ['edge', 'app', 'data'],
      node2: ['edge', 'app', 'data'],
      migrate: ['data'],
      // The files may be in an S3 store outside.
      backup: ['app', 'data'],
      postgres: ['data'],
      redis: ['data'],
      storage: ['data'],
      prometheus: ['app'],
    })
    const { edge, app, data } = blocksIn('networks')
    expect([edge, app, data].map((block) => block?.includes('internal: true'))).toEqual([
      false,
      false,
      true,
    ])
    expect(services.filter((name) => service(name).includes('ports:'))).toEqual(['proxy'])
  })

  it('has Redis and the S3 store ask for credentials', () => {
    expect(service('redis')).toContain('requirepass')
    // Compose refuses to start without it.
    expect(compose).toContain('redis://:${REDIS_PASSWORD:?')
    expect(service('storage')).toContain('-s3.config=')
    expect(service('storage')).toContain('"$${S3_SECRET_ACCESS_KEY:?}"')
    expect(service('storage')).not.toContain('Admin')
  })

  it('runs the nodes as a role that owns nothing, and migrations as another', () => {
    expect(service('node1')).toContain('postgres://patchbay:')
    expect(service('node1')).not.toContain('DATABASE_OWNER_URL')
    expect(service('node1')).toContain("POSTGRES_OWNER_PASSWORD: ''")
    expect(service('migrate')).toContain('DATABASE_OWNER_URL: postgres://patchbay_owner:')
    expect(service('postgres')).toContain('POSTGRES_USER: postgres')
    const keyed = services.filter((name) => /BACKUP_KEY: \$/.test(service(name)))
    expect(keyed).toEqual(['backup'])
    for (const role of ['patchbay_owner', 'patchbay'])
      expect(read('deploy/postgres-roles.sh')).toContain(
        `create role ${role} login nosuperuser nocreatedb nocreaterole`,
      )
  })
})

describe('the proxy', () => {
  it('keeps what is for machines inside, with whatever follows it', () => {
    const [, paths = ''] = /@inside path (.+)/.exec(read('deploy/Caddyfile')) ?? []
    expect(paths.split(' ').toSorted()).toEqual(
      ['/livez', '/metrics', '/readyz'].flatMap((path) => [path, `${path}/*`]),
    )
  })
})

describe('the unit', () => {
  it.each([
    /^MemoryMax=\d+G$/m,
    /^TasksMax=\d+$/m,
    /^IPAddressDeny=169\.254\.0\.0\/16 /m,
    /^SystemCallFilter=@system-service$/m,
    /^SystemCallFilter=~@privileged$/m,
    /^NoNewPrivileges=yes$/m,
    /^ProtectSystem=strict$/m,
  ])('has %s', (line) => expect(read('deploy/patchbay@.service')).toMatch(line))
})

const isKnown = (name: string | undefined) => settingNames.includes(name ?? '')
