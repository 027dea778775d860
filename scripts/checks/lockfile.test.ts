import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly resolved?: string
  readonly link?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }
const ours = ['', 'contract', 'server', 'web', 'e2e', 'bench', 'faults', 'native']

/** The name of a binary package without its platform. */
const familyOf = (path: string): string =>
  path.replaceAll(/[-.@/](linux|linuxmusl|darwin|x64|arm64|gnu|gnueabihf|musl)(?=[-./]|$)/g, '')

describe('the lockfile', () => {
  it('names no registry', () => {
    const addresses = Object.values(packages).flatMap(({ resolved, link }) =>
      resolved === undefined || link === true ? [] : [resolved],
    )
    expect(addresses).toEqual([])
  })

  it('has every binary for linux and darwin, x64 and arm64', () => {
    const binaries = Object.entries(packages).filter(([, { os, cpu }]) => os && cpu)
    const families = Map.groupBy(binaries, ([path]) => familyOf(path))
    const incomplete = [...families].flatMap(([family, members]) => {
      const platforms = new Set(members.map(([, { os, cpu }]) => `${os?.join()} ${cpu?.join()}`))
      const wanted = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64']
      const served = wanted.filter((platform) => platforms.has(platform))
      // Packages only for other systems, such as Windows or a single libc, are not checked.
      return served.length === 0 || served.length === wanted.length
        ? []
        : [`${family}: ${served.join()}`]
    })
    expect(families.size).toBeGreaterThan(5)
    expect(incomplete).toEqual([])
  })
})

describe('every dependency of ours', () => {
  it('is pinned to one version, the same in every workspace', () => {
    const pins = new Map<string, string>()
    for (const path of ours)
      for (const [name, version] of Object.entries({
        ...packages[path]?.dependencies,
        ...packages[path]?.devDependencies,
      })) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
        expect(pins.get(name) ?? version, name).toBe(version)
        pins.set(name, version)
      }
    expect(pins.size).toBeGreaterThan(30)
  })
})
