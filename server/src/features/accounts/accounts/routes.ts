import type { Action } from '../../../platform/http/action.ts'
import { deleteAccount } from './delete-account.ts'
import type { Erasure } from './erasure.ts'

export const accountRoutes = (erasures: readonly Erasure[]): readonly Action[] => [
  deleteAccount(erasures),
]
