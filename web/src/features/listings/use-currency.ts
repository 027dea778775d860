import { useQuery } from '@tanstack/react-query'
import { instanceQuery } from '../../platform/instance.ts'

/** The currency of prices; pounds until the server has answered. */
export const useCurrency = (): string => useQuery(instanceQuery).data?.currency ?? 'GBP'
