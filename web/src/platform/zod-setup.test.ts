// @vitest-environment node
import { expect, it } from 'vitest'
import './zod-setup.ts'
import { config } from 'zod/mini'

it('is heard by zod', () => {
  expect(config().jitless).toBe(true)
})
