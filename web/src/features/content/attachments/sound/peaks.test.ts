import { expect, it } from 'vitest'
import { inKilobytes, inMinutes } from './measures.ts'
import { peaksOf } from './read-sound.ts'
import { thinOut } from './thin-out.ts'

it('takes the loudest channel of each part, and scales the loudest part to 100', () => {
  const left = Float32Array.from([0, 0, 0.5, -0.5, 0.25, -0.25])
  const right = Float32Array.from([0, 0, 0, 0, 0.25, 0.25])
  expect(peaksOf([left, right], 3)).toEqual([0, 100, 50])
  expect(peaksOf([left, right], 200)).toHaveLength(6)
})

it('returns a flat waveform for silence and for no samples', () => {
  expect(peaksOf([new Float32Array(400)], 4)).toEqual([0, 0, 0, 0])
  expect(peaksOf([], 200)).toEqual([0])
})

it('shows fewer bars, each as high as the loudest peak in it', () => {
  expect(thinOut([0, 100, 20, 40, 0, 0], 3)).toEqual([1, 0.4, 0.06])
  expect(thinOut([50], 64)).toEqual([0.5])
})

it('formats sizes and times', () => {
  expect([inKilobytes(1), inKilobytes(6_363_000)]).toEqual(['1 KB', '6,214 KB'])
  expect([inMinutes(0), inMinutes(167.9), inMinutes(3767)]).toEqual(['00:00', '02:47', '1:02:47'])
})
