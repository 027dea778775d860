import type { InsideRow } from '../communities/public.ts'

export const mayPost = (role: InsideRow['role']): boolean => role !== null
