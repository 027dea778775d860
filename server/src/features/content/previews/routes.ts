import { signPreviews } from './sign-previews.ts'

export const previewRoutes = [signPreviews]
