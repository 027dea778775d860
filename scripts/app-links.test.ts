import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { browsersOwn } from '../server/src/platform/http/app-links.ts'
import { serverPaths } from '../web/worker/server-paths.ts'

it('the native app opens no path that the server answers itself', () => {
  // The mailbox exists only in development.
  const answered = serverPaths.filter((path) => path !== '/mailbox')
  const leftOut = browsersOwn.map((path) => path.replace(/\/\*$/, ''))
  expect(leftOut).toEqual(expect.arrayContaining(answered))
})

describe('on Android the app', () => {
  const root = new URL('../', import.meta.url)
  const manifest = readFileSync(
    new URL('native/android/app/src/main/AndroidManifest.xml', root),
    'utf8',
  )
  const filters = [...manifest.matchAll(/<intent-filter android:autoVerify[^]*?<\/intent-filter>/g)]
  const filterOf = (host: string): string =>
    filters.map(([filter]) => filter).find((filter) => filter.includes(`@string/${host}`)) ?? ''
  const named = (filter: string, attribute: string): string[] =>
    [...filter.matchAll(new RegExp(`android:${attribute}="([^"]+)"`, 'g'))].map(
      ([, value = '']) => value,
    )
  const paths = named(filterOf('server_host'), 'path')
  const prefixes = named(filterOf('server_host'), 'pathPrefix')
  const isTaken = (path: string): boolean =>
    paths.includes(path) || prefixes.some((prefix) => path.startsWith(prefix))

  it('leaves the paths of browsers to browsers', () => {
    expect(browsersOwn.filter((path) => isTaken(path.replace('*', 'x')))).toEqual([])
  })

  it('opens every page with navigation', () => {
    const pages = readdirSync(new URL('web/src/pages/_shell/', root), { withFileTypes: true })
    const addresses = pages.map((page) => {
      const name = page.name.replace(/\.tsx$/, '')
      return name === 'index' ? '/' : `/${name}${page.isDirectory() ? '/x' : ''}`
    })
    expect(addresses).toEqual(expect.arrayContaining(['/', '/posts/x', '/messages']))
    expect(addresses.filter((address) => !isTaken(address))).toEqual([])
  })

  it('opens only the link itself at the host of the link', () => {
    const filter = filterOf('link_host')
    expect([named(filter, 'path'), named(filter, 'pathPrefix')]).toEqual([['/native/return'], []])
    expect(filter).not.toContain('server_host')
  })
})
