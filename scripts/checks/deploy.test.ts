import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../../server/src/platform/config.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

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

  it('names only settings that exist', () => {
    const names = read('deploy/patchbay.env.example').matchAll(/^(\w+)=/gm)
    const unknown = [...names].map(([, name]) => name).filter((name) => !isKnown(name))
    // Only the database and the proxy read these.
    expect(unknown).toEqual(['POSTGRES_PASSWORD', 'APP_SITE'])
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'TRUSTED_PROXIES']) {
      expect(isKnown(name)).toBe(true)
      expect(read('deploy/compose.yaml')).toContain(`    ${name}: `)
    }
  })
})

const isKnown = (name: string | undefined) => settingNames.includes(name ?? '')
