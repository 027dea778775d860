import { expect, it } from 'vitest'
import { browsersOwn } from '../server/src/platform/http/app-links.ts'
import { serverPaths } from '../web/worker/server-paths.ts'

it('the native app opens nothing that the server answers itself', () => {
  // The mailbox is there in development only.
  const answered = serverPaths.filter((path) => path !== '/mailbox')
  const leftOut = browsersOwn.map((path) => path.replace(/\/\*$/, ''))
  expect(leftOut).toEqual(expect.arrayContaining(answered))
})
