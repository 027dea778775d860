import { told } from './told.ts'

/** How many things wait for the person; the title of every page says so. */
export const [useAttention, setAttention] = told(0)
