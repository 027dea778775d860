import { expect, it } from 'vitest'
import { rankOptions } from '../../../../ui/fields/combobox/rank-options.ts'
import { zoneOption, zoneOptions } from './time-zones.ts'

const summer = new Date('2027-07-01T12:00:00Z')
const winter = new Date('2027-01-01T12:00:00Z')
const find = (text: string) => rankOptions(zoneOptions('Europe/London', summer), text)[0]?.label

it('names a zone by its city, with its difference at that time', () => {
  expect(zoneOption('Europe/London', summer).label).toBe('London (UTC+01:00)')
  expect(zoneOption('Europe/London', winter).label).toBe('London (UTC+00:00)')
  expect(zoneOption('America/Argentina/Buenos_Aires', summer)).toMatchObject({
    label: 'Buenos Aires (UTC-03:00)',
    detail: 'America, Argentina',
  })
  expect(zoneOption('UTC', summer).label).toBe('UTC')
})

it('has the names of today, each once', () => {
  const options = zoneOptions('Europe/London', summer)
  const labels = options.map(({ label }) => label)
  for (const old of ['Calcutta', 'Kiev', 'Saigon', 'Rangoon', 'Katmandu'])
    expect(labels.filter((label) => label.startsWith(old))).toEqual([])
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  expect(
    zoneOptions('Asia/Calcutta', summer).filter(({ label }) => label.startsWith('Kolkata')),
  ).toEqual([expect.objectContaining({ value: 'Asia/Calcutta' })])
})

it('is found by its city, its former name, its usual name and its difference', () => {
  expect(find('new york')).toBe('New York (UTC-04:00)')
  expect(find('calcutta')).toBe('Kolkata (UTC+05:30)')
  expect(find('utc+05:45')).toBe('Kathmandu (UTC+05:45)')
  expect(find('pacific time')).toContain('(UTC-07:00)')
})
