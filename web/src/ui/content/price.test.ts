import { expect, it } from 'vitest'
import { moneyWords, priceWords } from './price.tsx'

it('[O-07] shows hourly and fixed prices in pounds', () => {
  expect(priceWords(45, 'hourly', 'GBP')).toBe('£45/hr')
  expect(priceWords(180, 'fixed', 'GBP')).toBe('£180 fixed')
  expect(priceWords(1250.5, 'fixed', 'GBP')).toBe('£1,250.50 fixed')
  expect(priceWords(0, 'hourly', 'GBP')).toBe('£0/hr')
})

it('shows the currency of the installation', () => {
  expect(moneyWords(45, 'EUR')).toBe('€45')
  expect(moneyWords(4500, 'JPY')).toBe('JP¥4,500')
})
