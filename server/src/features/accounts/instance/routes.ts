import { getInstance } from './get-instance.ts'

export const instanceRoutes = [getInstance]
