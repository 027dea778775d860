import { CommandError } from '../../server/src/features/staff/operators/public.ts'

export function limitOf(given: string | undefined, otherwise = 50): number {
  const limit = given === undefined ? otherwise : Number(given)
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000)
    throw new CommandError('--limit must be a whole number from 1 to 10000.')
  return limit
}

export function need(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new CommandError(`Give ${option}.`)
  return value.trim()
}
