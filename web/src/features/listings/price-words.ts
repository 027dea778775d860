import type { PriceType } from '@patchbay/contract/listing-fields'

/** `£45`, and with pence `£45.50`. */
export const moneyWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** The suffix of a price. */
export const priceTypeWords: Readonly<Record<PriceType, string>> = {
  hourly: '/hr',
  fixed: 'fixed',
}

/** `£45/hr` or `£180 fixed`. */
export const priceWords = (amount: number, type: PriceType, currency: string): string =>
  `${moneyWords(amount, currency)}${type === 'hourly' ? '' : ' '}${priceTypeWords[type]}`
