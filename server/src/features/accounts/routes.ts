import { deleteAccount } from './delete-account.ts'

export const accountRoutes = [deleteAccount]
