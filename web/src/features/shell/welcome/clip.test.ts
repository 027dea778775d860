// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { welcomeClip } from './clip.ts'

it('the clip of the welcome screen is as long and as large as its facts say', () => {
  const wav = readFileSync(new URL('../../../../public/sounds/welcome.wav', import.meta.url))
  const bytesOfSecond = wav.readUInt32LE(28)
  expect(wav.readUInt32LE(40) / bytesOfSecond).toBeCloseTo(welcomeClip.seconds, 2)
  expect(welcomeClip.size).toBe(wav.length)
})
