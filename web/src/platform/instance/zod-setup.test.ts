// @vitest-environment node
import { expect, it } from 'vitest'
import './zod-setup.ts'
import { config } from 'zod/mini'

it('takes effect in zod', () => {
  expect(config().jitless).toBe(true)
})
