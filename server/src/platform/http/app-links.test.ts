import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startTestApp } from '../../../test/test-app.ts'

const addresses = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association']

it('lists the apps that may open our addresses, as JSON', async () => {
  const fingerprints = ['AB:'.repeat(31) + 'CD']
  const androidApp = { name: 'example.patchbay', fingerprints }
  const appleApp = 'A1B2C3D4E5.example.patchbay'
  const appLink = 'https://app.patchbay.example/native/return'
  const app = await startTestApp({ config: { androidApp, appleApp, appLink } })
  const read = async (path: string) => {
    const answer = await app.visitor.fetch(path)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    return answer.json()
  }
  expect(await read('/.well-known/assetlinks.json')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'example.patchbay',
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ])
  const { applinks } = (await read('/.well-known/apple-app-site-association')) as {
    applinks: { details: { appIDs: string[]; components: Record<string, unknown>[] }[] }
  }
  const [detail] = applinks.details
  expect(detail?.appIDs).toEqual([appleApp])
  // The first matching component wins, so the paths that must stay in the browser come first.
  expect(detail?.components).toContainEqual({ '/': '/auth/callback', exclude: true })
  expect(detail?.components).toContainEqual({ '/': '/native/sign-in', exclude: true })
  expect(detail?.components.at(-1)).toEqual({ '/': '/*' })
  // A separate host for the link serves no pages.
  const url = `${app.origin}/.well-known/apple-app-site-association`
  const [answer] = await once(get(url, { headers: { host: 'app.patchbay.example' } }), 'response')
  const components = [{ '/': '/native/return' }]
  const details = [{ appIDs: [appleApp], components }]
  expect(await json(answer as IncomingMessage)).toEqual({ applinks: { details } })
  await app.stop()
})

it('answers not found if there is no app', async () => {
  const app = await startTestApp()
  for (const path of addresses) expect((await app.visitor.fetch(path)).status).toBe(404)
  await app.stop()
})
