import type { PriceType } from '@patchbay/contract/listing-fields'
import type { ReactNode } from 'react'
import { moneyWords, priceTypeWords } from './price-words.ts'
import { useCurrency } from './use-currency.ts'

interface PriceProps {
  readonly price: number
  readonly priceType: PriceType
  readonly size?: 'row' | 'card'
}

/** The amount stands out from its unit. */
export function Price({ price, priceType, size = 'card' }: PriceProps): ReactNode {
  const currency = useCurrency()
  return (
    <span className="font-mono whitespace-nowrap">
      <span className={size === 'card' ? 'text-title font-semibold' : 'text-body font-semibold'}>
        {moneyWords(price, currency)}
      </span>
      {priceType === 'fixed' && ' '}
      <span className="text-meta text-ink-2">{priceTypeWords[priceType]}</span>
    </span>
  )
}
