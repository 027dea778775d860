import { useQuery } from '@tanstack/react-query'
import { instanceQuery } from '../../platform/instance.ts'

/** In which prices are; pounds until the server has said otherwise. */
export const useCurrency = (): string => useQuery(instanceQuery).data?.currency ?? 'GBP'
