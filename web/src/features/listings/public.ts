export { moneyWords, priceWords } from './price-words.ts'
export { Price } from './price.tsx'
export { useCurrency } from './use-currency.ts'
