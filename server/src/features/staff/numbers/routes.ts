import { getNumbers } from './get-numbers.ts'

export const numberRoutes = [getNumbers]
