import * as z from 'zod/mini'
import { route } from '../route.ts'

export const category = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.nullable(z.string()),
})

export type Category = z.infer<typeof category>

export const listCategories = route('listCategories', {
  method: 'GET',
  path: '/categories',
  access: 'onboarded',
  summary: 'What a post can be about; the same in every community.',
  output: z.object({ categories: z.array(category) }),
  errors: [],
})
