import type { ListingDocument } from '../document.ts'

const step = 0.05
const most = 0.1

/** Compares prices with what listings of the same kind cost: up to `most` for or against one. */
export function cheapnessAmong(
  alike: readonly { readonly document: ListingDocument }[],
): (document: ListingDocument) => number {
  const usual = new Map(
    (['hourly', 'fixed'] as const).map((unit) => [
      unit,
      middleOf(
        alike.flatMap(({ document: { price, priceType } }) =>
          priceType === unit && price !== null ? [price] : [],
        ),
      ),
    ]),
  )
  return ({ price, priceType }) => {
    const middle = priceType === null ? undefined : usual.get(priceType)
    if (price === null || middle === undefined || middle === 0) return 0
    const by = step * Math.log2(middle / Math.max(price, 1))
    return Math.min(most, Math.max(-most, by))
  }
}

const middleOf = (prices: readonly number[]): number | undefined =>
  prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)]
