import { expect, it } from 'vitest'
import { linesOf, posterOf } from './poster.ts'

it('breaks a name into lines of whole words, and cuts only what is longer than a line', () => {
  expect(linesOf('South London Producers')).toEqual(['South London', 'Producers'])
  expect(linesOf('Donaudampfschifffahrtsgesellschaft')).toEqual([
    'Donaudampfschiff',
    'fahrtsgesellscha',
    'ft',
  ])
  expect(linesOf('🎛'.repeat(17))).toEqual(['🎛'.repeat(16), '🎛'])
})

it('is a picture of the code, and no name becomes markup', () => {
  const address = `https://patchbay.example/invitations/${'s'.repeat(43)}`
  const poster = posterOf({ scan: 'Scan', name: '<script>&', address })
  const { documentElement: svg } = new DOMParser().parseFromString(poster, 'image/svg+xml')
  expect(svg.nodeName).toBe('svg')
  expect(svg.querySelector('script')).toBeNull()
  expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Scan',
    '<script>&',
    address,
  ])
  expect(svg.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/)
})
