import type { PriceType } from '@patchbay/contract/marketplace/listing-fields'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { instanceQuery } from '../../platform/instance/instance.ts'
import { classNames } from '../class-names.ts'

/** The currency of prices; pounds until the server has answered. */
export const useCurrency = (): string => useQuery(instanceQuery).data?.currency ?? 'GBP'

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

interface PriceProps {
  readonly price: number
  readonly priceType: PriceType
  readonly size?: 'row' | 'card'
}

/** The amount stands out from its unit. */
export function Price({ price, priceType, size = 'card' }: PriceProps): ReactNode {
  const currency = useCurrency()
  return (
    <span className="whitespace-nowrap">
      <span
        className={classNames(
          'font-mono font-semibold',
          size === 'card' ? 'text-title' : 'text-body',
        )}
      >
        {moneyWords(price, currency)}
      </span>
      {priceType === 'fixed' && ' '}
      <span className="text-meta text-ink-2">{priceTypeWords[priceType]}</span>
    </span>
  )
}
