export { Price } from './price.tsx'
export { useCurrency } from './use-currency.ts'
