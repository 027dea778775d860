import { describe, expect, it } from 'vitest'
import { placeNamed } from './place-named.ts'

describe('a written place', () => {
  it.each([
    ['Leeds', 'Leeds, United Kingdom'],
    ['Camden, London, England, United Kingdom', 'London, United Kingdom'],
    ['Camden, London, England', 'London, United Kingdom'],
    ['Camden, London', 'London, United Kingdom'],
    ['Richmond, London, United Kingdom', 'London, United Kingdom'],
    ['12 High St, Leeds, United Kingdom', 'Leeds, United Kingdom'],
    ['12 High St, Leeds', 'Leeds, United Kingdom'],
    ['Portland, Oregon, United States', 'Portland, United States'],
    ['Campinas, São Paulo, Brazil', 'Campinas, Brazil'],
    ['Buffalo, New York', 'Buffalo, United States'],
    ['Brooklyn, New York', 'New York City, United States'],
    ['Spokane, Washington', 'Spokane, United States'],
    ['Singapore', 'Singapore, Singapore'],
    ['Portugal', 'Portugal'],
  ])('%s is %s', async (written, stored) => expect(await placeNamed(written)).toBe(stored))

  it.each([
    'Leeds, United Kingdom',
    'München, Germany',
    'Córdoba, España',
    'Austin, Texas',
    'London, Ontario',
    'Melbourne, Victoria',
    'Nether Wallop End, United Kingdom',
    'Somewhere, Narnia',
  ])('%s stays as it was written', async (written) =>
    expect(await placeNamed(written)).toBe(written),
  )

  it('that is one unknown name needs its country', async () => {
    expect(await placeNamed('Nether Wallop End')).toBeUndefined()
  })
})
