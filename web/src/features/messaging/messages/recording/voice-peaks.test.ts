// @vitest-environment node
import { mostVoicePeaks } from '@patchbay/contract/content/sound-bounds'
import { expect, it } from 'vitest'
import { lampsOf, voicePeaks } from './voice-peaks.ts'

it('has the loudest moment of each part, and at most as many bars as a message may have', () => {
  const levels = Array.from({ length: 640 }, (_, at) => (at === 639 ? 0.5 : at === 5 ? 0.125 : 0))
  const peaks = voicePeaks(levels)
  expect([peaks.length, peaks[0], peaks[1], peaks.at(-1)]).toEqual([mostVoicePeaks, 50, 0, 100])
  expect(voicePeaks([0.2, 0.2])).toEqual([100, 100])
})

it('is one flat bar of silence if nothing was measured', () => {
  expect([voicePeaks([]), voicePeaks([0, 0])]).toEqual([[0], [0, 0]])
})

it('lights lamps from a quiet room to the loudest', () => {
  expect([0, 0.004, 0.06, 1, 2].map((level) => lampsOf(level, 24))).toEqual([0, 0, 12, 24, 24])
})
