import { expect, it } from 'vitest'
import './zod-setup.ts'

it('keeps zod from probing for eval', async () => {
  const z = await import('zod/mini')
  expect(z.config()).toMatchObject({ jitless: true })
})
